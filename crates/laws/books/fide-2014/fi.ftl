### FIDE Laws of Chess in force from 1 July 2014: the gist of every row, in our own words.

book-fide-2014 = FIDEn shakkisäännöt 2014
# As one chooses it from a list.
short-fide-2014 = FIDEn säännöt 2014
# As it is cited beside articles of another book.
cited-fide-2014 = FIDE 2014

## Finnish preface

fide-2014-fi-1 = Sääntöjen tätä laitosta noudatetaan 1.7.2014 alkaen.
fide-2014-fi-2 = Suomessa pelaajan puhelimen äänestä annetaan ensin varoitus; jos puhelin ääntelee uudelleen, peli on hävitty. Erikoismääräyksissä seuraamus voi olla toinen.
fide-2014-fi-3 = Vuoden 2014 uutuus: tasapeliin johtavat vaatimatta sekä kummankin 75 siirtoa ilman lyöntejä ja sotilassiirtoja että peräkkäisin siirroin viisi kertaa toistettu asema.
fide-2014-fi-4 = Suomessa liitettä G noudatetaan pikapeliloppuisissa kilpailuissa, jolleivät erikoismääräykset sulje sitä pois. Pikashakissa sitä ei käytetä.
fide-2014-fi-5 = Vuoden 2014 uutuus: pelin lopulla pelaaja voi pyytää aikaviivettä tai siirtolisää, ja muutos tehdään, jos tuomari myöntyy.
fide-2014-fi-6 = Sallittu myöhästyminen kerrotaan erikoismääräyksissä, sillä FIDE ei enää anna sille oletusta. Jos siitä ei puhuta mitään, raja on Suomessa 30 minuuttia.
fide-2014-fi-7 = Aiheettomasta tasapelivaatimuksesta vastustaja saa nyt kaksi lisäminuuttia, ennen niitä tuli kolme.
fide-2014-fi-8 = Pelin menettää nyt jo toisella laittomalla siirrollaan, kun ennen raja oli kolmannessa.
fide-2014-fi-9 = Suomessa myös nopeassa shakissa vasta toinen laiton siirto johtaa häviöön.
fide-2014-fi-10 = Jos nopean shakin peli lasketaan FIDEn vahvuuslukuun, FIDEn tekstistä ei poiketa: yksi laiton siirto riittää häviöön, aivan kuin pikashakissa.

## Introduction and preface

fide-2014-int-1 = Säännöt koskevat laudan ääressä kasvokkain pelattavaa shakkia.
fide-2014-int-2 = Luvut 1–5 kertovat, miten pelataan, ja luvut 6–12, miten kilpaillaan.
fide-2014-int-3 = Alkuteksti on englanninkielinen, ja sen hyväksyi FIDEn 84. kongressi Tallinnassa vuonna 2013. Sen maskuliinimuodot tarkoittavat kaikkia.
fide-2014-pre-1 = Kaikkea ei voi säätää ennalta. Sääntelemätön tapaus ratkaistaan vertaamalla sitä niihin, jotka säännöissä on käsitelty.
fide-2014-pre-2 = Tuomaria pidetään osaavana, harkitsevana ja tasapuolisena. Pikkutarkat pykälät veisivät häneltä mahdollisuuden päätyä oikeudenmukaiseen ja järkevään ratkaisuun.
fide-2014-pre-3 = FIDEn vahvuuslukuihin kelpaa vain näillä säännöillä pelattu peli.
fide-2014-pre-4 = Samoja sääntöjä suositetaan muihinkin kuin vahvuuslukuun laskettaviin peleihin.
fide-2014-pre-5 = Kansallinen liitto saa pyytää FIDEn kannan, kun sääntöjen tulkinnasta on epäselvyyttä.

## Chapter 1: nature and aim of the game

fide-2014-1-1 = Kaksi pelaajaa siirtää vuoron perään neliön muotoisella laudalla, ja valkea aloittaa. Vuoro vaihtuu heti, kun edellinen siirto on tehty.
fide-2014-1-2 = Voittoon vaaditaan matti: kuningasta uhataan, eikä sen puolella ole yhtään laillista siirtoa. Omaa kuningasta ei saa viedä eikä jättää uhan alle, ja vastapuolen kuningasta ei lyödä.
fide-2014-1-3 = Kun matti ei enää ole kummankaan ulottuvilla, tulos on tasapeli (5.2.b).

## Chapter 2: the board and the starting array

fide-2014-2-1 = Laudassa on 8 × 8 ruutua, joka toinen vaalea ja joka toinen tumma. Kummankin pelaajan oikealle kädelle jää vaalea kulmaruutu.
fide-2014-2-2 = Kumpikin aloittaa 16 nappulalla: kuningas (K), kuningatar (D), kaksi tornia (T), kaksi lähettiä (L), kaksi ratsua (R) ja kahdeksan sotilasta.
fide-2014-2-3 = Peli alkaa tutusta alkuasemasta, jossa kuningattaret ovat omanvärisillään ruuduilla.
fide-2014-2-4 = Pystysuunnassa on kahdeksan linjaa ja vaakasuunnassa kahdeksan riviä. Viistorivi on yhdenvärisistä ruuduista koostuva suora, joka yltää reunasta viereiseen reunaan.

## Chapter 3: how the pieces move

fide-2014-3-1 = Oman nappulan varaamaan ruutuun ei voi siirtyä. Vastustajan varaamaan ruutuun siirryttäessä siellä oleva nappula tulee lyödyksi ja lähtee laudalta samassa siirrossa.
fide-2014-3-1-p2 = Uhkaaminen tarkoittaa, että nappula pystyisi kohtien 3.2–3.8 nojalla lyömään kohteensa.
fide-2014-3-1-p3 = Kiinnitettykin nappula uhkaa ruutuja: ei haittaa, että sinne siirtyminen veisi oman kuninkaan shakkiin.
fide-2014-3-2 = Lähetti kulkee viistoon, niin pitkälle kuin viistorivillä riittää tilaa.
fide-2014-3-3 = Torni kulkee suoraan linjaansa tai riviään pitkin.
fide-2014-3-4 = Kuningatar kulkee sekä suoraan että viistoon: linjaa, riviä tai viistoriviä pitkin.
fide-2014-3-5 = Lähetti, torni ja kuningatar eivät hyppää toisten nappuloiden yli.
fide-2014-3-6 = Ratsu hyppää lähimpään sellaiseen ruutuun, joka ei ole sen omalla rivillä, linjalla eikä viistorivillä. Välissä olevat nappulat eivät sitä estä.
fide-2014-3-7-a = Sotilas etenee linjallaan yhden ruudun, jos edessä on tyhjää.
fide-2014-3-7-b = Lähtöruudustaan sotilas pääsee halutessaan kaksi ruutua kerralla, kun molemmissa on tyhjää.
fide-2014-3-7-c = Sotilas lyö yhden ruudun viistoon eteenpäin.
fide-2014-3-7-d = Ohestalyönti: jos vastustajan sotilas ohittaa kaksoisaskeleella ruudun, jota oma sotilas uhkaa, sen voi lyödä kuin se olisi pysähtynyt ohittamaansa ruutuun. Lyödä pitää heti vastaussiirrolla.
fide-2014-3-7-e = Viimeiselle riville päässyt sotilas korotetaan samalla siirrolla ja samassa ruudussa omanväriseksi ratsuksi, lähetiksi, torniksi tai kuningattareksi. Valinta ei riipu siitä, mitä on lyöty, ja uusi nappula vaikuttaa heti.
fide-2014-3-8 = Kuninkaalla on kaksi siirtotapaa: yksi askel tai linnoitus.
fide-2014-3-8-a = Kuningas astuu viereiseen ruutuun, jota vastustaja ei uhkaa.
fide-2014-3-8-b = Linnoitus on yksi kuninkaan siirto: alkuruudussaan oleva kuningas menee perusrivillä kaksi ruutua kohti alkuruudussaan olevaa tornia, joka siirtyy kuninkaan yli sen ohittamaan ruutuun.
fide-2014-3-8-b-1 = Linnoitusoikeus katoaa lopullisesti kahdessa tapauksessa.
fide-2014-3-8-b-1-a = Linnoitusoikeus katoaa, kun kuningasta on siirretty.
fide-2014-3-8-b-1-b = Linnoitusoikeus katoaa sen tornin osalta, jota on siirretty.
fide-2014-3-8-b-2 = Linnoitus on kahdessa tapauksessa estynyt vain toistaiseksi.
fide-2014-3-8-b-2-a = Linnoittua ei voi, kun vastustaja uhkaa kuninkaan lähtöruutua, sen ylittämää ruutua tai tuloruutua.
fide-2014-3-8-b-2-b = Linnoittua ei voi, kun kuninkaan ja kyseisen tornin väli ei ole tyhjä.
fide-2014-3-9 = Uhattu kuningas on shakissa, vaikka uhkaaja olisi itse kiinnitetty. Siirron jälkeen oma kuningas ei saa olla shakissa.
fide-2014-3-10-a = Laillinen siirto on kaikilta osin kohtien 3.1–3.9 mukainen.
fide-2014-3-10-b = Laiton on siirto, joka rikkoo jotakin kohdista 3.1–3.9.
fide-2014-3-10-c = Laiton on asema, johon laillisin siirroin ei olisi voitu päätyä.

## Chapter 4: the act of moving

fide-2014-4-1 = Siirtoon saa käyttää vain toista kättään.
fide-2014-4-2 = Siirtovuorossa oleva saa suoristaa nappuloita ruuduillaan, kun ensin ilmoittaa siitä esimerkiksi sanomalla ”korjaan”.
fide-2014-4-3 = Tahallinen kosketus velvoittaa vuorossa olevaa pelaajaa, ellei kyse ole kohdan 4.2 mukaisesta korjaamisesta.
fide-2014-4-3-a = Omiin nappuloihin koskeneen on siirrettävä niistä ensimmäistä, jolla on laillinen siirto.
fide-2014-4-3-b = Vastustajan nappuloihin koskeneen on lyötävä niistä ensimmäinen, jonka lyöminen on mahdollista.
fide-2014-4-3-c = Jos on koskettu yhteen omaan ja yhteen vieraaseen nappulaan, jälkimmäinen lyödään edellisellä. Ellei se käy, sitoo ensin kosketettu, jonka voi siirtää tai lyödä; epäselvässä tapauksessa oman katsotaan olleen ensin.
fide-2014-4-4 = Linnoitukselle ja korotukselle on omat kosketussääntönsä.
fide-2014-4-4-a = Kuninkaaseen ja torniin koskeneen on linnoituttava sen tornin puolelle, jos se on laillista.
fide-2014-4-4-b = Jos torniin koskettiin ennen kuningasta, linnoitus siihen suuntaan ei tällä siirrolla käy, vaan noudatetaan kohtaa 4.3.a.
fide-2014-4-4-c = Jos aiottu linnoitus osoittautuu laittomaksi, kun ensin kuninkaaseen ja sitten torniin on koskettu, on siirrettävä kuningasta jollakin muulla laillisella tavalla; linnoitus vastakkaiseen suuntaankin kelpaa. Jos kuningas ei pääse mihinkään, siirron saa valita vapaasti.
fide-2014-4-4-d = Korotettaessa valinta lukkiutuu siihen nappulaan, joka ensin osuu korotusruutuun.
fide-2014-4-5 = Kun kosketetuista nappuloista yhtäkään ei voi siirtää eikä lyödä, siirron saa valita vapaasti.
fide-2014-4-6 = Korotuksen voi suorittaa usealla tavalla.
fide-2014-4-6-1 = Sotilaan ei tarvitse käydä korotusruudussa.
fide-2014-4-6-2 = Sotilaan poistamisen ja uuden nappulan asettamisen järjestys on vapaa.
fide-2014-4-6-p3 = Korotusruudussa seisova vieras nappula on lyötävä.
fide-2014-4-7 = Kun nappula on laillisessa siirrossa tai sen osassa päästetty kädestä ruutuun, sitä ei enää siirretä muualle tällä vuorolla. Siirto on silloin tehty.
fide-2014-4-7-a = Lyönti on tehty, kun lyöty nappula on poissa laudalta ja lyönyt nappula päästetty kädestä uudessa ruudussaan.
fide-2014-4-7-b = Linnoitus on tehty vasta, kun torni on päästetty kädestä. Kun kuningas on irronnut kädestä, on linnoituttava sille puolelle, jos se on laillista; muuten siirretään kuningasta toisin, ja jos sekään ei käy, tehdään mikä tahansa laillinen siirto.
fide-2014-4-7-c = Korotus on tehty, kun uusi nappula on päästetty kädestä korotusruutuun eikä sotilas ole enää laudalla.
fide-2014-4-8 = Vastustajan rikkomuksesta kohtia 4.1–4.7 vastaan on huomautettava ennen kuin itse koskee tahallaan nappulaan.
fide-2014-4-9 = Jos pelaaja ei itse pysty siirtämään, hänellä voi olla siihen tuomarin hyväksymä avustaja.

## Chapter 5: completion of the game

fide-2014-5-1-a = Matti voittaa ja lopettaa pelin heti, kunhan mattisiirto noudatti lukua 3 ja kohtia 4.2–4.7.
fide-2014-5-1-b = Antautuminen lopettaa pelin heti ja antaa voiton vastustajalle.
fide-2014-5-2-a = Patti: peli päättyy heti tasan, kun vuorossa oleva ei ole shakissa mutta on vailla laillista siirtoa. Edellytyksenä on, että viimeinen siirto oli sääntöjen mukainen.
fide-2014-5-2-b = Kuollut asema: peli päättyy heti tasan, kun kumpikaan ei voi tehdä mattia, pelattiinpa laillisia siirtoja miten tahansa. Edellytyksenä on, että viimeinen siirto oli sääntöjen mukainen.
fide-2014-5-2-c = Tasapelin voi sopia missä pelin vaiheessa tahansa, ja sopimus lopettaa pelin heti. Siirtojen vähimmäismäärää ei ole.
fide-2014-5-2-d = Kolmesti esiintynyt asema voi johtaa tasapeliin; ks. 9.2.
fide-2014-5-2-e = Puolin ja toisin tehdyt 50 siirtoa ilman sotilassiirtoja ja lyöntejä voivat johtaa tasapeliin; ks. 9.3.

## Chapter 6: the chess clock

fide-2014-6-1 = Shakkikellossa on kaksi yhteen kytkettyä näyttöä, joista käy kerrallaan yksi; ”kello” on niistä toinen. Kummassakin on merkkilippu, jonka putoaminen kertoo ajan loppuneen.
fide-2014-6-2-a = Siirtonsa tehnyt painaa kelloa: oma aika pysähtyy ja vastustajan lähtee käyntiin. Vasta silloin siirto on suoritettu loppuun.
fide-2014-6-2-a-1 = Pelin päättävä siirto on suoritettu loppuun ilman kellon painamistakin.
fide-2014-6-2-a-2 = Kesken jäänyt siirto katsotaan loppuun suoritetuksi, kun sama pelaaja tekee seuraavan siirtonsa.
fide-2014-6-2-a-tail = Kellon painamista ei saa estää, vaikka vastustaja olisi jo vastannut. Siirron ja painalluksen väliin jäävä aika kuluu siirtäjältä itseltään.
fide-2014-6-2-b = Kelloa painetaan siirron tehneellä kädellä. Sormi ei saa jäädä painikkeelle eikä odottaa sen yläpuolella.
fide-2014-6-2-c = Kelloa ei hakata, nostella eikä kaadeta, eikä sitä paineta ennen kuin siirto on tehty. Väärästä käsittelystä rangaistaan kohdan 12.9 nojalla.
fide-2014-6-2-d = Nappuloita saa suoristaa vain oman kellon käydessä.
fide-2014-6-2-e = Jos kellon käyttö ei pelaajalta onnistu, siihen voidaan hyväksyä avustaja. Tuomari tasaa aikoja kohtuudella, mutta autettavan aikaan ei kosketa.
fide-2014-6-3-a = Aikaa on annettu tietylle siirtomäärälle, jokaisesta siirrosta voi tulla lisäys, tai molempia käytetään yhdessä. Järjestely lyödään lukkoon ennen peliä.
fide-2014-6-3-b = Jaksolta säästynyt aika siirtyy seuraavalle, ellei aikajärjestely ole toinen.
fide-2014-6-3-b-delay = Aikaviiveellä pelattaessa varsinainen aika alkaa kulua vasta, kun siirron oma lisä on käytetty. Käyttämätön osa lisästä menetetään.
fide-2014-6-4 = Lipun pudottua katsotaan heti, onko vaaditut siirrot tehty.
fide-2014-6-5 = Kellon paikan määrää tuomari ennen peliä.
fide-2014-6-6 = Ilmoitetulla alkamisajalla pannaan valkean kello käyntiin.
fide-2014-6-7-a = Sallittu myöhästyminen kerrotaan ennalta erikoismääräyksissä. Siitä myöhästynyt on hävinnyt, jollei tuomari ratkaise asiaa toisin.
fide-2014-6-7-b = Kun myöhästyminen on sallittu ja molemmat puuttuvat alkamishetkellä, valkean aika kuluu tämän tuloon saakka. Erikoismääräyksissä tai tuomarin päätöksessä voi olla toisin.
fide-2014-6-8 = Lippu on sääntöjen kannalta pudonnut vasta, kun tuomari näkee sen tai pelaaja huomauttaa siitä aiheellisesti.
fide-2014-6-9 = Joka ei ehdi tehdä vaadittuja siirtoja ajoissa, häviää, ellei peli ole jo päättynyt mattiin, antautumiseen, pattiin, kuolleeseen asemaan tai sopimukseen. Tulos on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.
fide-2014-6-10-a = Kellon lukemaan luotetaan, ellei kello ole selvästi epäkunnossa. Tuomari hankkii uuden ja asettaa siihen ajat parhaan arvionsa mukaan.
fide-2014-6-10-b = Kesken pelin löytynyt asetusvirhe pysäyttää kellot heti, huomasipa sen pelaaja tai tuomari. Tuomari korjaa asetuksen, ajat ja siirtolaskurin parhaan arvionsa mukaan.
fide-2014-6-11 = Kun molemmat liput ovat alhaalla eikä ensin pudonnutta tiedetä, ratkaisu riippuu pelijaksosta.
fide-2014-6-11-a = Molemmat liput alhaalla muussa kuin viimeisessä jaksossa: pelataan eteenpäin.
fide-2014-6-11-b = Molemmat liput alhaalla jaksossa, jossa loput siirrot on pelattava: tulos on tasapeli.
fide-2014-6-12-a = Kun pelaaminen on keskeytettävä, kellot pysäyttää tuomari.
fide-2014-6-12-b = Pelaajalla on lupa pysäyttää kellot ainoastaan saadakseen tuomarin paikalle, vaikkapa korotusnappulan puuttuessa.
fide-2014-6-12-c = Pelin jatkamisen hetken määrää tuomari.
fide-2014-6-12-d = Tuomari arvioi, oliko kellojen pysäyttämiseen pätevä syy. Selvästi aiheettomasta pysäytyksestä rangaistaan kohdan 12.9 nojalla.
fide-2014-6-13 = Asemaa, siirtoja, niiden lukumäärää ja kelloja saa näyttää pelisalin näytöillä. Vaatimuksen tueksi pelkkä näyttö ei riitä.

## Chapter 7: irregularities

fide-2014-7-1 = Kun palataan aiempaan asemaan, tuomari päättää parhaan arvionsa mukaan kelloihin tulevat ajat tai antaa niiden olla. Myös siirtolaskuri korjataan tarpeen mukaan.
fide-2014-7-2-a = Kesken pelin paljastunut väärä alkuasema mitätöi pelin, ja tilalle pelataan toinen.
fide-2014-7-2-b = Jos lauta osoittautuu väärin päin asetetuksi, asema kootaan oikein päin olevalle laudalle ja jatketaan.
fide-2014-7-3 = Kääntövärein alkanut peli pelataan niillä loppuun, jollei tuomari määrää muuta.
fide-2014-7-4 = Nappulat epäjärjestykseen saattanut pelaaja asettaa ne paikoilleen oman aikansa kuluessa. Kumpikin saa pysäyttää kellot ja pyytää tuomarin, joka voi rangaista syyllistä.
fide-2014-7-5-a = Pelin aikana havaittu laiton siirto puretaan: palataan asemaan ennen sitä tai viimeiseen varmasti tiedettyyn sitä aiempaan. Uutta siirtoa sitovat kohdat 4.3 ja 4.7, ja pelaaminen jatkuu siitä.
fide-2014-7-5-a-p2 = Jos sotilas jää viimeiselle riville korottamatta ja kello painetaan, siirto on laiton. Sotilaan tilalle tulee samanvärinen kuningatar.
fide-2014-7-5-b = Pelaajan ensimmäisestä laittomasta siirrosta vastustaja saa kaksi lisäminuuttia, ja toisesta pelaaja häviää. Jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, tulos on tasapeli.
fide-2014-7-6 = Jos nappula huomataan väärässä ruudussa, palataan asemaan ennen sen siirtymistä tai viimeiseen varmasti tiedettyyn sitä aiempaan ja jatketaan.

## Chapter 8: recording the moves

fide-2014-8-1-a = Pelaaja kirjaa omat ja vastapuolen siirrot sitä mukaa kuin niitä tehdään, selvästi ja algebrallisesti kilpailun pöytäkirjaan. Ennakkoon kirjaaminen on luvallista vain tasapelivaatimuksessa (9.2, 9.3) ja kuorisiirrossa (E.1.a).
fide-2014-8-1-b = Pöytäkirjaan kuuluvat siirrot, kellojen ajat, tasapelitarjoukset, vaatimuksia koskevat merkinnät ja muu asiaan liittyvä tieto, ei mitään muuta.
fide-2014-8-1-c = Vastata saa ennen kuin vastustajan siirto on kirjattu, mutta edellisen oman siirron pitää olla paperilla ennen seuraavaa.
fide-2014-8-1-d = Kumpikin kirjaa tasapelitarjouksen merkinnällä (=).
fide-2014-8-1-e = Jos kirjaaminen ei pelaajalta onnistu, sen voi hoitaa tuomarin hyväksymä avustaja. Tuomari tasaa aikoja kohtuudella, mutta autettavan aikaan ei kosketa.
fide-2014-8-2 = Tuomarin on voitava koko pelin ajan nähdä pöytäkirjat.
fide-2014-8-3 = Pöytäkirjat omistaa järjestäjä.
fide-2014-8-4 = Kun aikaa on alle viisi minuuttia eikä siirrosta tule vähintään 30 sekunnin lisää, kirjaamisvelvollisuus lakkaa jakson loppuun saakka.
fide-2014-8-5-a = Jos kumpikaan ei kirjaa kohdan 8.4 nojalla, tuomari tai apulainen koettaa pitää kirjaa siirroista. Ensimmäisen lipun pudotessa tuomari pysäyttää kellot, ja molemmat täydentävät pöytäkirjansa toisen pelaajan tai tuomarin merkinnöistä.
fide-2014-8-5-b = Jos vain toinen on lakannut kirjaamasta, hänen on täydennettävä pöytäkirjansa lipun pudottua ja ennen seuraavaa siirtoa. Omalla vuorollaan hän saa lainata vastustajan pöytäkirjaa, kunhan antaa sen takaisin ennen kuin siirtää.
fide-2014-8-5-c = Ellei yhtään täydellistä pöytäkirjaa ole, pelaajat rekonstruoivat pelin eri laudalla tuomarin silmien alla. Sitä ennen tuomari kirjaa aseman, kellojen ajat, siirtovuoron ja siirtomäärän, jos se tiedetään.
fide-2014-8-6 = Ellei pöytäkirjoista selviä, että jompikumpi on ylittänyt aikansa, seuraavasta siirrosta alkaa uusi jakso, paitsi jos siirtoja voidaan osoittaa tehdyn enemmän.
fide-2014-8-7 = Pelin jälkeen molemmat allekirjoittavat molemmat pöytäkirjat ja kirjaavat tuloksen. Virheellinenkin merkintä jää voimaan, jollei tuomari puutu siihen.

## Chapter 9: the drawn game

fide-2014-9-1-a = Erikoismääräyksissä voidaan kieltää tasapelin sopiminen kokonaan ilman tuomarin lupaa tai ennen tiettyä siirtoa.
fide-2014-9-1-b = Jos tasapelin saa sopia, menetellään näin.
fide-2014-9-1-b-1 = Tasapeliä tarjotaan siirron jälkeen ennen kellon painamista; muulloinkin tarjous pätee, mutta rikkoo kohtaa 11.5. Siihen ei voi liittää ehtoja eikä sitä voi perua, ja se on voimassa, kunnes se hyväksytään, hylätään sanoin tai tarttumalla nappulaan siirto- tai lyöntiaikein tai peli päättyy.
fide-2014-9-1-b-2 = Tarjous kirjataan molempiin pöytäkirjoihin merkinnällä (=).
fide-2014-9-1-b-3 = Kohtien 9.2 ja 9.3 mukainen vaatimus on samalla tasapelitarjous.
fide-2014-9-2 = Siirtovuorossa oleva saa oikealla vaatimuksella tasapelin, kun asema toistuu ainakin kolmannen kerran. Siirtojen ei tarvitse olla samoja. Tapauksia on kaksi, a ja b.
fide-2014-9-2-a = Toistuva asema on vasta tulossa: pelaaja kirjoittaa siirtonsa ensin pöytäkirjaan, minkä jälkeen se on lopullinen, ja kertoo tuomarille aikovansa tehdä sen.
fide-2014-9-2-b = Toistunut asema on juuri tullut laudalle, ja vaatijalla on vuoro.
fide-2014-9-2-same = Asema on sama, kun vuoro on samalla pelaajalla, ruuduissa on samat nappulalajit samoin värein ja jokainen nappula voi tehdä samat siirrot.
fide-2014-9-2-1 = Asemat ovat eri asemat, jos ohestalyönti oli aiemmin mahdollinen.
fide-2014-9-2-2 = Asemat ovat eri asemat, jos linnoitusoikeus on kuninkaan tai tornin siirron takia välillä menetetty. Pelkkä tilapäinen este ei vie oikeutta.
fide-2014-9-3 = Siirtovuorossa oleva saa oikealla vaatimuksella tasapelin 50 siirron säännön nojalla. Tapauksia on kaksi, a ja b.
fide-2014-9-3-a = Pelaaja kirjoittaa lopullisen siirron ja ilmoittaa tekevänsä sen, jolloin kummallakin täyttyy 50 siirtoa ilman sotilassiirtoja ja lyöntejä.
fide-2014-9-3-b = Kumpikin on jo tehnyt 50 siirtoa peräkkäin ilman sotilassiirtoa ja lyöntiä.
fide-2014-9-4 = Kohdan 4.3 mukainen kosketus vie sillä vuorolla oikeuden vaatimuksiin 9.2 ja 9.3.
fide-2014-9-5 = Vaadittaessa tasapeliä kohdan 9.2 tai 9.3 nojalla pelaaja tai tuomari pysäyttää kellot. Vaatimusta ei voi perua.
fide-2014-9-5-a = Oikea vaatimus päättää pelin heti tasan.
fide-2014-9-5-b = Väärästä vaatimuksesta vastustaja saa kaksi lisäminuuttia, ja pelaaminen jatkuu. Vaatimuksessa ilmoitettu siirto on tehtävä lukuja 3 ja 4 noudattaen.
fide-2014-9-6 = Peli päättyy tasan vaatimatta kummassakin seuraavista tapauksista.
fide-2014-9-6-a = Kohdassa 9.2.b tarkoitettu asema on ollut laudalla viidesti tai useammin, kun samoja siirtoja on toistettu katkotta.
fide-2014-9-6-b = Kumpikin on tehnyt 75 siirtoa peräkkäin ilman sotilassiirtoa ja lyöntiä. Matti viimeisellä siirrolla menee kuitenkin edelle.
fide-2014-9-7 = Peli on heti tasan, kun matti on käynyt mahdottomaksi, pelattiinpa laillisesti miten tahansa. Viimeisen siirron pitää olla sääntöjen mukainen.

## Chapter 10: points

fide-2014-10-1 = Voitosta, myös luovutusvoitosta, saa 1 pisteen, häviöstä tai luovutuksesta 0 ja tasapelistä ½, jolleivät erikoismääräykset pisteytä toisin.

## Chapter 11: conduct of the players

fide-2014-11-1 = Pelaaja ei saa tehdä mitään, mikä saattaa shakin huonoon valoon.
fide-2014-11-2 = Pelihuoneistoon kuuluvat pelitila, käymälät, kahvio, tupakkapaikka ja tuomarin nimeämät muut tilat. Pelitilassa pelataan kilpailun pelit.
fide-2014-11-2-a = Pelihuoneistosta lähtevä pelaaja tarvitsee tuomarin luvan.
fide-2014-11-2-b = Pelitilasta ei omalla siirtovuorolla lähdetä ilman tuomarin lupaa.
fide-2014-11-2-c = Muut kuin pelaajat ja tuomarit tarvitsevat pelitilaan tullakseen tuomarin luvan.
fide-2014-11-3-a = Pelin aikana ei saa käyttää muistilappuja tai muita tietolähteitä eikä tutkia mitään peliä toisella laudalla.
fide-2014-11-3-b = Puhelinta tai muuta sähköistä viestintävälinettä ei saa pelin aikana olla mukana pelihuoneistossa. Selvässä tapauksessa laitteen tuoja häviää ja vastustaja voittaa, mutta erikoismääräykset voivat lieventää seuraamusta.
fide-2014-11-3-b-search = Tuomari saa määrätä vaatteet, laukut ja muut tavarat tarkastettaviksi syrjässä muilta. Tarkastaja, tuomari tai valtuutettu, on pelaajan kanssa samaa sukupuolta, ja kieltäytyjään sovelletaan kohtaa 12.9.
fide-2014-11-3-c = Tupakoida saa vain tuomarin osoittamassa paikassa.
fide-2014-11-4 = Kun oma peli on ohi, pelaaja on katsoja muiden joukossa.
fide-2014-11-5 = Vastustajaa ei saa millään tavalla häiritä eikä ärsyttää. Kiellettyjä ovat muun muassa perusteettomat vaatimukset ja tasapelitarjoukset sekä melun lähde pelitilassa.
fide-2014-11-6 = Kohtien 11.1–11.5 rikkomisesta, vähäisestäkin, voidaan rangaista kohdan 12.9 keinoin.
fide-2014-11-7 = Sitkeä kieltäytyminen noudattamasta sääntöjä voi maksaa pelin. Vastustajan pisteistä päättää tuomari.
fide-2014-11-8 = Jos 11.7 koskee kumpaakin, molemmat häviävät.
fide-2014-11-9 = Pelaaja saa kysyä tuomarilta, mitä säännöt tarkoittavat.
fide-2014-11-10 = Tuomarin päätökseen voi hakea muutosta vielä pöytäkirjan allekirjoittamisen jälkeen, ellei sitä ole erikoismääräyksissä suljettu pois.

## Chapter 12: the arbiter

fide-2014-12-1 = Tuomari pitää huolen siitä, että sääntöjä todella noudatetaan.
fide-2014-12-2-a = Tuomari huolehtii pelin rehtiydestä.
fide-2014-12-2-b = Tuomari ajattelee kilpailun etua.
fide-2014-12-2-c = Tuomari pitää peliolosuhteet hyvinä.
fide-2014-12-2-d = Tuomari takaa pelaajille pelirauhan.
fide-2014-12-2-e = Tuomari seuraa kilpailun etenemistä.
fide-2014-12-2-f = Tuomari ottaa erityisesti huomioon vammaiset ja sairaat pelaajat.
fide-2014-12-3 = Tuomari seuraa pelejä, varsinkin aikapulassa, panee ratkaisunsa toimeen ja rankaisee tarpeen vaatiessa.
fide-2014-12-4 = Tuomari voi ottaa avukseen valvojia, esimerkiksi kun usealla laudalla on aikapula.
fide-2014-12-5 = Ulkopuolisen häiriön vuoksi tuomari voi antaa lisäaikaa toiselle tai molemmille.
fide-2014-12-6 = Tuomari puuttuu peliin vain sääntöjen nojalla. Siirtojen määrän hän kertoo vain lipun pudottua kohdassa 8.5, eikä hän muistuta vastustajan siirrosta tai painamatta jääneestä kellosta.
fide-2014-12-7 = Virheen näkevä saa kertoa siitä ainoastaan tuomarille. Toisten pelien pelaajat ja katsojat pysyvät hiljaa ja erossa pelistä, ja tuomari saa käskeä häiritsijän ulos.
fide-2014-12-8 = Puhelimen ja muiden viestintälaitteiden käyttöön pelihuoneistossa ja tuomarin nimeämillä lähialueilla jokainen tarvitsee tuomarin luvan.
fide-2014-12-9 = Tuomarin käytettävissä ovat rangaistukset a–h, yksin tai yhdessä.
fide-2014-12-9-a = Varoitus.
fide-2014-12-9-b = Lisäaikaa vastustajalle.
fide-2014-12-9-c = Rikkojan ajan vähentäminen.
fide-2014-12-9-d = Lisää pisteitä rikkomuksesta kärsineelle, enintään pelin täydet pisteet.
fide-2014-12-9-e = Rikkojan pisteiden vähentäminen.
fide-2014-12-9-f = Pelin tuomitseminen hävityksi; myös vastustajan pisteet päättää tuomari.
fide-2014-12-9-g = Etukäteen ilmoitettu sakko.
fide-2014-12-9-h = Kilpailusta sulkeminen.

## Appendix A: rapid

fide-2014-a-1 = Nopeassa shakissa pelaajalla on koko peliin yli 10 ja alle 60 minuuttia, kun perusaikaan lasketaan lisäys 60 siirrolta.
fide-2014-a-2 = Nopeassa shakissa siirtojen kirjaaminen ei ole pakollista.
fide-2014-a-3 = Kilpailusäännöt ovat sellaisinaan voimassa, jos a ja b täyttyvät.
fide-2014-a-3-a = Ensimmäinen ehto: tuomaria kohden on enintään kolme peliä.
fide-2014-a-3-b = Toinen ehto: tuomari tai avustaja kirjaa jokaisen pelin siirrot, mieluiten elektronisesti.
fide-2014-a-4 = Jos ehdot eivät täyty, pelataan seuraavien kohtien a–d mukaan.
fide-2014-a-4-a = Kahdenlaiset korjaukset eivät enää tule kyseeseen, kun kummallakin on alusta lukien kymmenen siirtoa tehtynä.
fide-2014-a-4-a-1 = Kymmenen siirtoparin jälkeen kellon asetukseen ei enää kosketa, paitsi jos aikataulu muuten kärsisi.
fide-2014-a-4-a-2 = Kymmenen siirtoparin jälkeen väärää alkuasemaa tai laudan asentoa ei enää oikaista. Väärästä ruudusta aloittanut kuningas ei voi linnoittua, eikä väärässä ruudussa aloittaneen tornin kanssa voi linnoittua.
fide-2014-a-4-b = Laiton siirto on suoritettu loppuun, kun kelloa on painettu. Se johtaa häviöön, jos tuomari näkee sen tai vastustaja vaatii voittoa ennen seuraavan siirtonsa tekemistä; tulos on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla. Sen jälkeen siirto jää voimaan, jolleivät pelaajat kahden kesken sovi muuta.
fide-2014-a-4-c = Voittoa ajalla vaativa pysäyttää kummankin kellon ja pyytää tuomarin; hänen oman lippunsa pitää sen jälkeenkin olla ylhäällä. Peli on tasan, jos vaatija ei voi tehdä mattia millään laillisella siirtosarjalla.
fide-2014-a-4-d = Jos tuomari näkee kummankin kuninkaan shakissa tai sotilaan viimeisellä rivillään, hän odottaa, kunnes seuraava siirto on tehty. Jos laiton asema on silloin yhä laudalla, peli on tasan.
fide-2014-a-5 = A.3:n ja A.4:n väliltä valitaan erikoismääräyksissä.

## Appendix B: blitz

fide-2014-b-note = Pikashakille on Suomessa erilliset säännöt.
fide-2014-b-1 = Pikashakissa pelaajalla on koko peliin korkeintaan 10 minuuttia, kun perusaikaan lasketaan lisäys 60 siirrolta.
fide-2014-b-2 = Lukujen 7 ja 9 aikarangaistus on pikashakissa yksi minuutti kahden sijasta.
fide-2014-b-3 = Kilpailusäännöt ovat sellaisinaan voimassa, jos a ja b täyttyvät.
fide-2014-b-3-a = Ensimmäinen ehto: jokaisella pelillä on oma tuomarinsa.
fide-2014-b-3-b = Toinen ehto: tuomari tai avustaja kirjaa jokaisen pelin siirrot, mieluiten elektronisesti.
fide-2014-b-4 = Muuten pikashakissa pelataan nopean shakin kohdan A.4 mukaan.
fide-2014-b-5 = B.3:n ja B.4:n väliltä valitaan erikoismääräyksissä.

## Appendix C: algebraic notation

fide-2014-c-0 = FIDEn kilpailuissa tunnustetaan vain algebrallinen merkintä, ja sitä suositellaan painotuotteisiinkin. Muulla tavalla kirjoitettu pöytäkirja ei kelpaa näytöksi, ja tuomari huomauttaa siitä.
fide-2014-c-1 = Upseereita ovat tässä liitteessä kaikki paitsi sotilaat.
fide-2014-c-2 = Upseerin tunnus on tavallisesti nimen ensimmäinen kirjain: K, D, T, L ja R.
fide-2014-c-3 = Pelaaja saa käyttää oman maansa kirjaimia. Painetussa tekstissä suositaan kuviomerkintöjä.
fide-2014-c-4 = Sotilaalla ei ole kirjainta: pelkkä ruutu, kuten e5, tarkoittaa sotilaan siirtoa.
fide-2014-c-5 = Linjat ovat a–h valkean vasemmalta lukien.
fide-2014-c-6 = Rivit ovat 1–8 valkean päästä lukien: valkea aloittaa riveiltä 1 ja 2, musta riveiltä 7 ja 8.
fide-2014-c-7 = Näin jokaisella 64 ruudulla on vain yksi nimi, kirjain ja numero.
fide-2014-c-8 = Siirrosta kirjoitetaan upseerin kirjain ja tuloruutu ilman väliviivaa: Le5, Rf3. Sotilaasta riittää tuloruutu: e5.
fide-2014-c-9 = Lyönnin merkiksi saa lisätä x:n: Lxe5. Sotilaan lyönti alkaa lähtölinjalla: dxe5. Ohestalyönnissä kirjoitetaan ruutu, johon sotilas oikeasti päätyy, ja perään halutessa o.l.
fide-2014-c-10 = Kun kaksi samanlaista upseeria pääsee samaan ruutuun, siirtynyt erotetaan näin.
fide-2014-c-10-1 = Samalla rivillä olevat erottaa lähtölinja: kirjain, lähtölinja, tuloruutu.
fide-2014-c-10-2 = Samalla linjalla olevat erottaa lähtörivi: kirjain, lähtörivi, tuloruutu.
fide-2014-c-10-p3 = Kun sekä linja että rivi ovat eri, käytetään mieluummin linjaa.
fide-2014-c-10-a = Esimerkki: ratsut g1 ja e1, toinen f3:een: Rgf3 / Ref3.
fide-2014-c-10-b = Esimerkki: ratsut g5 ja g1, toinen f3:een: R5f3 / R1f3.
fide-2014-c-10-c = Esimerkki: ratsut h2 ja d4, toinen f3:een: Rhf3 / Rdf3.
fide-2014-c-10-4 = Jos siirto lyö, väliin saa lisätä x:n: Rgxf3, R5xf3, Rdxf3.
fide-2014-c-11 = Korotuksessa sotilaan siirtoa seuraa uuden upseerin kirjain: d8D, exf8R.
fide-2014-c-12 = Tasapelitarjouksen merkki on (=).
fide-2014-c-13 = Merkit: 0-0 on lyhyt linnoitus (h-torni) ja 0-0-0 pitkä (a-torni); x lyönti, + shakki, ++ tai X matti, o.l. eli e.p. ohestalyönti. Näistä neljä viimeistä saa jättää pois.
fide-2014-c-sample = Mallipeli näyttää merkinnän valinnaisin merkein ja ilman niitä.

## Appendix D: blind and visually disabled players

fide-2014-d-1 = Järjestäjät saavat tuomarin kanssa sovittaa näitä sääntöjä paikan oloihin. Näkevän ja sokean kilpailupelissä kumpikin voi vaatia kahta lautaa, toinen tavallinen ja toinen erikoisvalmisteinen.
fide-2014-d-1-board-a = Erikoislaudan pienin sallittu koko on 20 × 20 senttiä.
fide-2014-d-1-board-b = Erikoislaudalla tummat ruudut ovat vähän koholla.
fide-2014-d-1-board-c = Erikoislaudan jokaisessa ruudussa on kolo, jossa nappula pysyy.
fide-2014-d-1-pieces-a = Nappulassa on tappi, joka sopii ruudun koloon.
fide-2014-d-1-pieces-b = Nappulat ovat Staunton-mallia, ja mustat tunnistaa erityisestä merkistä.
fide-2014-d-2 = Tällaisessa pelissä menetellään seuraavasti.
fide-2014-d-2-1 = Siirto sanotaan selvästi, vastustaja toistaa sen ja tekee sen laudallaan; korotuksessa kerrotaan uusi nappula. Linjoista käytetään nimiä Anna, Bella, Cesar, David, Eva, Felix, Gustav ja Hector, ja rivit, nappulat ja linnoitus sanotaan saksaksi; rivien osalta tuomari voi päättää muutakin.
fide-2014-d-2-2 = Näkövammaisen laudalla nappulaan on koskettu vasta, kun se nousee kolostaan.
fide-2014-d-2-3 = Siirto on tehty, kun a, b ja c ovat kaikki toteutuneet. Ennen sitä vastustajan kello ei lähde käyntiin.
fide-2014-d-2-3-a = Ensimmäinen ehto: lyöty nappula on poissa siirtäjän laudalta.
fide-2014-d-2-3-b = Toinen ehto: nappula on uudessa kolossa.
fide-2014-d-2-3-c = Kolmas ehto: siirto on sanottu ääneen.
fide-2014-d-2-4 = Näkevää pelaajaa koskevat kohtien 2 ja 3 asemesta tavalliset säännöt.
fide-2014-d-2-5 = Näkövammaisella saa olla erikoisvalmisteinen kello.
fide-2014-d-2-5-a = Kellon viisarit ovat tukevat, ja kohopisteitä on yksi viiden minuutin ja kaksi 15 minuutin välein.
fide-2014-d-2-5-b = Kellon lipun voi tunnustella sormin, eikä se peitä minuuttiviisaria tasatuntia edeltävän viiden minuutin aikana.
fide-2014-d-2-5-c = Toinen mahdollisuus on kello, joka puhuu siirtomäärän näkövammaiselle.
fide-2014-d-2-6 = Näkövammainen kirjaa pelin tavalliseen tapaan, pistekirjoituksella tai äänittämällä.
fide-2014-d-2-7 = Väärin sanottu siirto korjataan saman tien, ennen kuin vastustajan kello lähtee käyntiin.
fide-2014-d-2-8 = Jos laudoilla on eri asemat, ne oikaistaan tuomarin ja kummankin pöytäkirjan avulla. Pöytäkirjojen ollessa samat korjaa se, joka teki muun kuin kirjaamansa siirron; muuten palataan viimeiseen yhteiseen kohtaan. Tuomari asettaa kellot sen mukaan.
fide-2014-d-2-9 = Näkövammaisella saa olla avustaja, joka hoitaa tehtävät a–f tai osan niistä.
fide-2014-d-2-9-a = Avustaja tekee kummankin siirrot toisen pelaajan laudalla.
fide-2014-d-2-9-b = Avustaja sanoo molempien siirrot ääneen.
fide-2014-d-2-9-c = Avustaja kirjaa siirrot näkövammaisen puolesta ja panee vastustajan kellon käyntiin, mutta vasta kun siirto on sanottu (3.c).
fide-2014-d-2-9-d = Avustaja kertoo näkövammaiselle tämän kysyessä siirtomäärän ja kummankin käyttämän ajan.
fide-2014-d-2-9-e = Avustaja vaatii voittoa ajalla ja ilmoittaa tuomarille, kun näkevä pelaaja on koskenut nappulaan.
fide-2014-d-2-9-f = Avustaja huolehtii keskeytyksen muodollisuuksista.
fide-2014-d-2-10 = Jos näkövammainen pelaa ilman avustajaa, näkevä saa ottaa sellaisen tehtäviin 9.a ja 9.b.

## Appendix E: adjourned games

fide-2014-e-1-a = Istunnon päättyessä vuorossa oleva kirjoittaa siirtonsa yksiselitteisesti, sulkee molemmat pöytäkirjat kuoreen ja pysäyttää vasta sitten kellot; siihen saakka siirron voi vaihtaa. Jos hän tuomarin kehotuksen jälkeen siirtää laudalla, juuri se siirto on kuorisiirto.
fide-2014-e-1-b = Ennen istunnon loppua kuorisiirron tekevän ajasta vähennetään istunnon koko jäljellä oleva osa.
fide-2014-e-2 = Kuoreen kirjoitetaan tiedot a–g.
fide-2014-e-2-a = Kuoressa ovat molempien nimet.
fide-2014-e-2-b = Kuoressa on kuorisiirtoa edeltävä asema.
fide-2014-e-2-c = Kuoressa ovat molempien käyttämät ajat.
fide-2014-e-2-d = Kuoressa lukee, kumpi teki kuorisiirron.
fide-2014-e-2-e = Kuoressa on kuorisiirron numero.
fide-2014-e-2-f = Kuoressa mainitaan ennen keskeytystä tehty tasapelitarjous.
fide-2014-e-2-g = Kuoressa kerrotaan, milloin ja missä peliä jatketaan.
fide-2014-e-3 = Kuoren tietojen oikeellisuudesta ja kuoren säilyttämisestä vastaa tuomari.
fide-2014-e-4 = Vastustajan kuorisiirron jälkeen tehty tasapelitarjous pysyy avoinna, kunnes siihen vastataan kohdan 9.1 tavoin.
fide-2014-e-5 = Jatkettaessa laudalle kootaan kuorisiirtoa edeltävä asema ja kelloihin palautetaan keskeytyshetken ajat.
fide-2014-e-6 = Jos tasapeli sovitaan tai jompikumpi antautuu tuomarille ilmoittaen ennen jatkoa, peli on ohi.
fide-2014-e-7 = Kuori pidetään kiinni, kunnes vastaamaan joutuva pelaaja on tullut.
fide-2014-e-8 = Kuorisiirron tekijä häviää, jos siirto on jollakin kolmesta tavasta kelvoton eikä peli ole jo päättynyt luvun 5 tai kohtien 6.9, 9.6 tai 9.7 nojalla.
fide-2014-e-8-a = Kuorisiirto on monitulkintainen.
fide-2014-e-8-b = Kuorisiirron merkinnästä ei saa selkoa.
fide-2014-e-8-c = Kuorisiirto on laiton.
fide-2014-e-9 = Sovittuna jatkamisaikana edetään sen mukaan, kuka on paikalla.
fide-2014-e-9-a = Kun vastaaja on läsnä, kuori avataan, siirto tehdään laudalla ja vastaajan kello lähtee käyntiin.
fide-2014-e-9-b = Kun vastaaja puuttuu, hänen kellonsa pannaan käyntiin. Tultuaan hän voi pysäyttää sen ja pyytää tuomarin; kuori avataan, siirto tehdään laudalla ja kello jatkaa.
fide-2014-e-9-c = Kun kuorisiirron tekijä puuttuu, toinen saa laudalla siirtämisen asemesta kirjoittaa vastauksensa, sulkea sen kuoreen ja käynnistää puuttuvan kellon. Tuomari säilyttää kuoren, ja se avataan puuttuvan tultua.
fide-2014-e-10 = Myöhästymisajan jälkeen jatkoon saapunut häviää, jollei tuomari määrää muuta. Jos kuorisiirto kuitenkin päätti pelin, sen tulos jää voimaan.
fide-2014-e-11 = Kun myöhästyminen on sallittu ja molemmat puuttuvat, aika kuluu vastaajalta tämän tuloon saakka. Erikoismääräyksissä tai tuomarin päätöksessä voi olla toisin.
fide-2014-e-12-a = Jos kuori katoaa, jatketaan keskeytysasemasta silloisin ajoin; tuntemattomat ajat arvioi tuomari. Kuorisiirron tehnyt siirtää laudalla.
fide-2014-e-12-b = Jos keskeytysasemaa ei pystytä selvittämään, peli raukeaa ja tilalle pelataan toinen.
fide-2014-e-13 = Jatkossa väärin asetettu käytetty aika korjataan, jos pelaaja sanoo siitä ennen ensimmäistä siirtoaan. Muuten pelataan niillä ajoilla, jollei tuomari määrää muuta.
fide-2014-e-14 = Jatkoistuntoa mitataan seinäkellolla, ja sen alkamisaika on kerrottu etukäteen.

## Appendix F: Chess960

fide-2014-f-1 = Shakki960:ssä nappulat arvotaan tietyin rajoituksin alkuasemaan, ja siitä eteenpäin pelataan tavallista shakkia.
fide-2014-f-2 = Valkean sotilaat ovat kakkosrivillä kuten aina. Ykkösrivin järjestys arvotaan ehtojen a–c puitteissa.
fide-2014-f-2-a = Kuninkaan kummallakin puolella on torni.
fide-2014-f-2-b = Toinen läheteistä on vaalealla ja toinen tummalla ruudulla.
fide-2014-f-2-c = Mustan järjestys on valkean peilikuva laudan toisella laidalla.
fide-2014-f-2-tail = Arvontaan kelpaa ohjelma, noppa, kolikko, korttipakka tai muu vastaava.
fide-2014-f-3-a = Myös Shakki960:ssä saa linnoittua kerran, kuningas ja torni samalla siirrolla. Koska alkuruudut vaihtelevat, tavallisia sääntöjä on tulkittava seuraavasti.
fide-2014-f-3-b = Kuninkaan ja tornin ruuduista riippuu, mikä neljästä linnoitustavasta on kyseessä.
fide-2014-f-3-b-1 = Kaksoissiirto: sekä kuningas että torni liikkuvat.
fide-2014-f-3-b-2 = Paikanvaihto: kuningas ja torni menevät toistensa ruutuihin.
fide-2014-f-3-b-3 = Pelkkä kuningas: kuningas liikkuu ja torni pysyy.
fide-2014-f-3-b-4 = Pelkkä torni: torni liikkuu ja kuningas pysyy.
fide-2014-f-3-b-rec-1 = Käsin linnoituttaessa kuningas kannattaa nostaa laudan viereen lähelle määräruutuaan, siirtää torni ja asettaa sitten kuningas.
fide-2014-f-3-b-rec-2 = Linnoituksen jälkeen kuningas ja torni ovat täsmälleen samoissa ruuduissa kuin tavallisessa shakissa.
fide-2014-f-3-b-clar = Linnoituttaessa c-puolelle (0-0-0) kuningas päätyy c-linjalle ja torni d-linjalle, g-puolelle (0-0) kuningas g-linjalle ja torni f-linjalle.
fide-2014-f-3-b-note-1 = Sekaannuksia ehkäisee, jos aikomuksen linnoittua sanoo ensin ääneen.
fide-2014-f-3-b-note-2 = Eräistä alkuasemista linnoituttaessa toinen nappuloista, kuningas tai torni, jää paikalleen.
fide-2014-f-3-b-note-3 = Eräissä alkuasemissa voi linnoittua jo avaussiirrolla.
fide-2014-f-3-b-note-4 = Kuninkaan ja tornin reittien määräruutuineen pitää olla vapaat; vain linnoittuva pari itse saa olla tiellä.
fide-2014-f-3-b-note-5 = Ruutu, jonka tavallisessa shakissa pitää olla tyhjä, voi olla varattu: pitkässä linnoituksessa a-, b- tai e-linjalla, lyhyessä e- tai h-linjalla.

## Appendix G: quickplay finish

fide-2014-g-1 = Pikapeliloppu tarkoittaa pelin viimeistä vaihetta, jossa kaikille jäljellä oleville siirroille on yhteinen rajallinen aika.
fide-2014-g-2 = Liitteen voimassaolosta on kerrottava ennen kilpailua.
fide-2014-g-3 = Liite on tarkoitettu vain siirtolisättömiin normaaleihin ja nopean shakin peleihin; pikashakki jää ulkopuolelle.
fide-2014-g-4 = Kun vuorossa olevalla on alle kaksi minuuttia, hän saa pyytää molemmille viiden sekunnin aikaviivettä tai siirtolisää, jos kello siihen pystyy. Pyyntö on myös tasapelitarjous; jos se hylätään mutta tuomari myöntyy, kello asetetaan uudelleen ja vastustaja saa kaksi lisäminuuttia.
fide-2014-g-5 = Ellei G.4 ole käytössä, vuorossa oleva saa alle kahden minuutin ajalla vaatia tasapeliä, kun lippu on vielä ylhäällä. Hän pyytää tuomarin ja voi pysäyttää kellot; perusteena on, ettei vastustaja voi tai edes yritä voittaa normaalein keinoin.
fide-2014-g-5-a = Jos peruste tuomarin mielestä pitää, hän antaa tasapelin. Muuten hän lykkää ratkaisua tai hylkää vaatimuksen.
fide-2014-g-5-b = Jos ratkaisua lykätään, vastustaja voi saada kaksi lisäminuuttia, ja peliä jatketaan mieluiten tuomarin seuratessa. Ratkaisu tulee myöhemmin, viimeistään pian lipun pudottua: tasapeli, jos aikansa ylittäneen vastustaja ei voi voittaa normaalein keinoin tai ei ole sitä kunnolla yrittänyt.
fide-2014-g-5-c = Hylätystä vaatimuksesta vastustaja saa kaksi lisäminuuttia.
fide-2014-g-6 = Jos paikalla ei ole tuomaria, menetellään kohtien a ja b mukaan.
fide-2014-g-6-a = Alle kahden minuutin ajalla saa vaatia tasapeliä, kun lippu on vielä ylhäällä; pelaaminen loppuu siihen.
fide-2014-g-6-a-1 = Peruste: vastustaja ei voi voittaa normaalein keinoin. Vaatija kirjaa loppuaseman, ja vastustaja vahvistaa sen.
fide-2014-g-6-a-2 = Peruste: vastustaja ei ole yrittänyt voittaa normaalein keinoin. Vaatija kirjaa loppuaseman ja antaa ajantasaisen pöytäkirjan, ja vastustaja vahvistaa molemmat.
fide-2014-g-6-b = Vaatimuksen ratkaisee tehtävään nimetty tuomari, jolle se toimitetaan.
