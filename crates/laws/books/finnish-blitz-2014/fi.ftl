### Finnish blitz rules of 2014: the gist of every row, in our own words.

book-finnish-blitz-2014 = Suomen pikashakkisäännöt 2014
# As one chooses it from a list.
short-finnish-blitz-2014 = Suomen pikashakkisäännöt
# As it is cited beside articles of another book.
cited-finnish-blitz-2014 = Suomen pikashakki

## Standing and time (0 to 3)

finnish-blitz-2014-0 = Säännöt Suomen kansallisiin pikashakkikilpailuihin; kerhojen kokous hyväksyi ne keväällä 2014.
finnish-blitz-2014-1 = FIDEn säännöt ovat voimassa aina, kun tässä ei ole määrätty toisin.
finnish-blitz-2014-2 = Koko peli pelataan ennalta sovitussa ajassa, tavallisimmin viidessä minuutissa pelaajaa kohden. Myös Fischer-aika, jossa perusaikaan tulee lisäys joka siirrosta, käy.
finnish-blitz-2014-3 = Kellossa pitää olla lippu tai muu merkki, josta ajan loppuminen näkyy.

## The table and the clock (4 to 8)

finnish-blitz-2014-4-1 = Kellojen suunnasta voi määrätä tuomari, kunhan tekee sen ennen kilpailua.
finnish-blitz-2014-4-2 = Istumapuolen valitsee mustien pelaaja.
finnish-blitz-2014-5 = Siirto ja kellon painallus tehdään yhdellä ja samalla kädellä.
finnish-blitz-2014-6 = Pöytäkirjan pitäminen ei ole pakollista.
finnish-blitz-2014-7-1 = Väärästä alkuasemasta, väärin päin olevasta laudasta ja kellon asetuksista on huomautettava ennen kuin molemmilla on kolme siirtoa tehtynä. Sen jälkeen se on myöhäistä.
finnish-blitz-2014-7-2 = Jos kuningas ja kuningatar ovat alusta asti olleet toistensa paikoilla, linnoitus onnistuu peilikuvana: lyhyt kuningatarsivustalle, pitkä kuningassivustalle.
finnish-blitz-2014-8-1 = Kelloon saa koskea vain painallusta varten tai oikaistakseen sen asennon.
finnish-blitz-2014-8-2 = Kelloa kohdellaan asianmukaisesti.
finnish-blitz-2014-8-3 = Siirron tehnyt saa aina painaa kelloaan, vaikka vastaus olisi jo laudalla.
finnish-blitz-2014-8-4 = Käsi ei saa levätä kellon painikkeella eikä odottaa sen päällä.

## Disturbed and touched pieces (9 and 10)

finnish-blitz-2014-9-1 = Nappulat epäjärjestykseen saattanut panee ne takaisin oikeille paikoilleen omalla ajallaan.
finnish-blitz-2014-9-2 = Vastustaja saa tarvittaessa käynnistää nappulat epäjärjestykseen saattaneen kellon, jotta palauttaminen kuluttaa tämän omaa aikaa.
finnish-blitz-2014-9-3 = Tuomarin harkinnassa on, saako häiriöstä kärsinyt pelaaja lisää aikaa.
finnish-blitz-2014-10 = Kun pelaaja on koskenut yhteen nappulaan mutta siirtänyt toista, vastustaja saa käynnistää hänen kellonsa uudelleen ja vaatia siirtoa sillä, johon koskettiin ensin.

## Promotion (11)

finnish-blitz-2014-11-1 = Kun sotilas on perillä viimeisellä rivillä eikä uutta nappulaa ole käsillä, kumpikin pelaaja saa pysäyttää kellot sen hakemista varten.
finnish-blitz-2014-11-2 = Jos sotilas jää sotilaaksi ja kelloa painetaan, vastustaja voi vedota laittomaan siirtoon.
finnish-blitz-2014-11-3 = Jos kukaan ei vetoa virheeseen, sotilas pysyy siinä missä on, eikä korotus ole enää koskaan mahdollinen.

## Illegal moves (12)

finnish-blitz-2014-12 = Laittoman siirron ehtii vaihtaa lailliseen niin kauan kuin omaa kelloa ei ole painettu.
finnish-blitz-2014-12-a = Jos kumpikaan ei ajoissa huomaa laitonta siirtoa, se jää voimaan: korjaaminen on myöhäistä, samoin kaikki vaatimukset.
finnish-blitz-2014-12-b = Kosketussääntö sitoo myös silloin, kun laittoman siirron tilalle tehdään uusi.
finnish-blitz-2014-12-c = Laiton siirto on lopullinen siitä hetkestä, kun kelloa on painettu ja aika juoksee vastustajalta. Silloin vastustaja saa oikeuden vaatia voittoa.

## Winning (13)

finnish-blitz-2014-13 = Voittoon on neljä tietä, kohdat a–d.
finnish-blitz-2014-13-a = Voitto matilla: vastustajan kuningas on matissa.
finnish-blitz-2014-13-b = Voitto vastustajan antautumisella.
finnish-blitz-2014-13-c = Voitto ajalla, kun vastustajan lippu putoaa ensin ja kaksi lisäehtoa täyttyy.
finnish-blitz-2014-13-c-1 = Ensimmäinen ehto: voiton vaatija osoittaa lipun pudonneen ja saa kellot pysäytetyksi ennen kuin hänen oma lippunsa on alhaalla.
finnish-blitz-2014-13-c-1-both = Jos aika on loppu kummaltakin, tulos on tasapeli. Digitaalikellon näyttämä loppumisjärjestys ei vaikuta asiaan.
finnish-blitz-2014-13-c-2 = Toinen ehto: voiton vaatijalla on riittävä materiaali eli nappulat, joilla yksin jäänyt kuningas saadaan pakolla mattiin.
finnish-blitz-2014-13-c-2-demo = Vähäiselläkin materiaalilla voi voittaa, jos pelaajalla on aikaa ja hän näyttää siinä paikassa siirrot, joilla matti tulee väkisin.
finnish-blitz-2014-13-d-1 = Voitto vastustajan laittomalla siirrolla, kun tämä on painanut kelloaan. Siihen kuuluu myös oman kuninkaan vieminen shakkiin tai sen jättäminen sinne, ja yksi kerta riittää.
finnish-blitz-2014-13-d-2 = Voittoa on vaadittava ennen kuin oma vastaussiirto on laudalla valmis. Ratkaisevaa on siirto, ei kellon painallus.
finnish-blitz-2014-13-d-3 = Kuningasta ei lyödä, vaan shakki vain näytetään. Kuninkaan lyönyt häviää.

## Drawing (14)

finnish-blitz-2014-14 = Tasapeliin päädytään viidellä tavalla, kohdat a–e.
finnish-blitz-2014-14-a-1 = Tasapeli patissa, kuten yleisissäkin säännöissä.
finnish-blitz-2014-14-a-2 = Tasapeli yleisten sääntöjen tapaan, kun nappuloita on niin vähän, ettei kukaan voi enää tehdä mattia.
finnish-blitz-2014-14-b = Tasapeli pelin aikana sopimalla.
finnish-blitz-2014-14-c = Tasapeli toisenkin lipun pudotessa, jos ensimmäisen perusteella ei ehditty vaatia voittoa. Digitaalikellosta näkyvää järjestystä ei oteta huomioon.
finnish-blitz-2014-14-d = Tasapeli lipun pudottua, jos vastustajalla ei ole kohdassa 13 tarkoitettua riittävää materiaalia.
finnish-blitz-2014-14-e-1 = Tasapeli ikuisesta shakista, aseman toistumisesta tai niin sanotusta kuolleesta asemasta.
finnish-blitz-2014-14-e-def = Asema on tässä mielessä kuollut, kun mikään kummankaan laillisista siirroista ei edistä peliä.
finnish-blitz-2014-14-e-proc = Vaatija pysäyttää kellonsa ja pyytää tuomarin. Jos vastustaja kieltäytyy, hänen on saatava peli edistymään; ellei niin tuomarin mielestä tapahdu, tulos on tasapeli.
finnish-blitz-2014-14-e-late = Jos peli on vaatimuksen jälkeen polkenut paikallaan, tuomari voi antaa tasapelin, vaikka lippu olisi jo ehtinyt pudota.

## Order of events (15 and 16)

finnish-blitz-2014-15-1 = Ratkaisu annetaan sen mukaan, mikä tapahtui ensin.
finnish-blitz-2014-15-2 = Jos järjestys jää hämäräksi, ratkaisee se, mistä huomautettiin ensin.
finnish-blitz-2014-15-3 = Poikkeus: jos toinen on tehnyt laittoman siirron ja toinen ylittänyt aikansa, laittoman siirron tehnyt häviää.
finnish-blitz-2014-16 = Riidan syntyessä kumpikin saa pysäyttää kellot ja pyytää tuomarin apuun.

## Penalties (17)

finnish-blitz-2014-17 = Sääntörikkomuksista voidaan rangaista, ja seuraamus kovenee kerta kerralta.
finnish-blitz-2014-17-a = Ensimmäinen kerta: varoitus.
finnish-blitz-2014-17-b = Toinen kerta saman pelin aikana: pelin häviö.
finnish-blitz-2014-17-c = Jos rikkomuksia kertyy useasta pelistä, tulevat kyseeseen muutkin rangaistukset kilpailusta sulkemista myöten.

## The arbiter and others (18 to 21)

finnish-blitz-2014-18-1 = Tuomari pysyy pelistä erossa, kunnes pelaaja pyytää häntä toimimaan.
finnish-blitz-2014-18-2 = Pudonneesta lipusta tai laittomasta siirrosta tuomari ei saa sanoa mitään omasta aloitteestaan.
finnish-blitz-2014-19 = Tuomari tarttuu kelloon vain riidan ratkaisemiseksi, pelaajien pyynnöstä tai vaihtaakseen rikkinäisen kellon.
finnish-blitz-2014-20-1 = Ulkopuoliset eivät sekaannu peliin. Jos joku silti sanoo vaikkapa lipun pudonneen, tuomari saa määrätä uusintapelin.
finnish-blitz-2014-20-2 = Häiritsijän tuomari voi lisäksi käskeä ulos.
finnish-blitz-2014-21-1 = Tuomarin ratkaisu pitää; muutosta siihen ei voi hakea.
finnish-blitz-2014-21-2 = Tuomarin menettelystä saa silti tehdä valituksen shakkituomaritoimikunnalle.
