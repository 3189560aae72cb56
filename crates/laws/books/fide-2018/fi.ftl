### FIDEn shakkisäännöt 2018 (suomalainen laitos) tiivistettyinä, viesti kohtaa kohti.
### Omin sanoin, ei virallinen teksti: ratkaiseva on itse säännöstö. Järjestys ja numerot ovat säännöstön;
### jos painettu numero on kahdesti tai väärin, avaimessa on korjattu numero.

book-fide-2018 = FIDEn shakkisäännöt 2018
# As one chooses it from a list.
short-fide-2018 = FIDEn säännöt 2018
# As it is cited beside articles of another book.
cited-fide-2018 = FIDE 2018

## Esipuheet ja johdanto

fide-2018-fi-1 = Laitos tarkistaa heinäkuun 2017 tekstiä, ja sitä sovelletaan kilpailuihin, jotka alkavat 1.1.2018 tai myöhemmin.
fide-2018-fi-2 = Suomessa pelaajan puhelimen ensimmäisestä äänestä seuraa varoitus ja toisesta häviö; erikoismääräyksissä seuraamus voi olla toinen.
fide-2018-fi-3 = FIDEn mukaan myöhästymisaika on nolla, ellei kilpailu ilmoita muuta. Suomessa ilmoittamatta jätetty myöhästymisaika on toistaiseksi 30 minuuttia.
fide-2018-fi-4 = Pikapeliloppua ja molempien lippujen putoamista koskevat määräykset ovat Ohjeistossa III. Suomessa se on voimassa jokaisessa pikapeliloppuisessa kilpailussa, jolleivät erikoismääräykset sulje sitä pois.
fide-2018-fi-5 = Myös nopeassa shakissa ja pikashakissa pelaajan ensimmäinen laiton siirto korjataan, eikä se yksinään merkitse häviötä.
fide-2018-fi-6 = Liite B määrittelee, kuinka normaalin ja nopean shakin sääntöjä sovelletaan pikashakkiin.
fide-2018-fi-7 = Toistaiseksi suomalaisissa pikashakkikilpailuissa saa eräissä kohdissa poiketa FIDEn määräyksistä; poikkeukset luetellaan erillisessä Suomen pikashakkisäännöstössä.
fide-2018-int-1 = Säännöt on laadittu laudan ääressä pelattavaa shakkia varten.
fide-2018-int-2 = Säännöstö jakautuu kahtia: luvut 1–5 kertovat, miten peliä pelataan, ja luvut 6–12, miten kilpaillaan.
fide-2018-int-3 = Tulkinnan perustana on 88. FIDE-kongressissa vahvistettu englanninkielinen teksti, joka on voimassa 1.1.2018 alkaen.
fide-2018-int-4 = Alkutekstin maskuliinisanat tarkoittavat henkilöä tämän sukupuolesta riippumatta.
fide-2018-pre-1 = Kaikkea ei voi ennakoida säännöissä. Jos mikään kohta ei ratkaise asiaa, ratkaisu johdetaan samankaltaisista tapauksista, joista säännöissä on määrätty.
fide-2018-pre-2 = Tuomariin luotetaan: tämän oletetaan olevan taitava, harkitseva ja tasapuolinen. Turhan tarkat määräykset veisivät mahdollisuuden löytää tilanteeseen reilu ja järkevä ratkaisu.
fide-2018-pre-3 = FIDE-vahvuuslukuun kelpaa ainoastaan peli, jossa on noudatettu näitä sääntöjä.
fide-2018-pre-4 = Samojen sääntöjen käyttöä suositellaan myös silloin, kun peliä ei lähetetä FIDEn vahvuuslukulaskentaan.
fide-2018-pre-5 = Kansallinen liitto voi pyytää FIDEn kannan sääntöjä koskevaan kysymykseen.

## Luku 1: pelin luonne ja tavoite

fide-2018-1-1 = Kaksi pelaajaa siirtää vuorotellen omia nappuloitaan neliön muotoisella shakkilaudalla.
fide-2018-1-2 = Ensimmäinen siirto kuuluu valkealle, toinen mustalle.
fide-2018-1-3 = Siirtovuoro alkaa heti, kun vastustajan siirto on tehty; kellon painallusta ei tarvitse odottaa.
fide-2018-1-4 = Kumpikin pyrkii uhkaamaan toisen kuningasta niin, ettei uhkaan ole laillista vastausta.
fide-2018-1-4-1 = Tavoitteen saavuttanut tekee matin ja voittaa. Omaa kuningasta ei saa jättää eikä asettaa uhatuksi, eikä vastustajan kuningasta saa koskaan lyödä.
fide-2018-1-4-2 = Matitettu pelaaja on hävinnyt.
fide-2018-1-5 = Jos matti ei ole mahdollinen kummallekaan, peli päättyy tasan (vrt. 5.2.2).

## Luku 2: alkuasema

fide-2018-2-1 = Laudalla on 8 × 8 ruutua, vuoroin vaaleita ja tummia. Lauta käännetään niin, että kummankin oikean käden puolella lähin kulma on vaalea.
fide-2018-2-2 = Kummallakin on alussa 16 nappulaa: kuningas (K), kuningatar (D), kaksi tornia (T), kaksi lähettiä (L), kaksi ratsua (R) ja kahdeksan sotilasta, joille ei tarvita kirjainta.
fide-2018-2-3 = Alkuasemassa takarivillä on a-linjalta h-linjalle torni, ratsu, lähetti, kuningatar, kuningas, lähetti, ratsu ja torni, sotilaat niiden edessä; musta on valkean peilikuva.
fide-2018-2-4 = Pystyrivit ovat linjoja ja vaakarivit rivejä, kumpiakin kahdeksan. Viistorivi kulkee yhdenvärisiä ruutuja pitkin laidasta viereiseen laitaan.

## Luku 3: nappuloiden siirrot

fide-2018-3-1 = Nappulaa ei saa siirtää ruutuun, joka on jo oman nappulan hallussa.
fide-2018-3-1-1 = Siirto vastustajan nappulan ruutuun on lyönti: lyöty otetaan pois laudalta samalla siirrolla.
fide-2018-3-1-2 = Nappula uhkaa vastustajan nappulaa, kun se liikkumissääntöjen 3.2–3.8 mukaan pystyisi lyömään sen.
fide-2018-3-1-3 = Myös kiinnitetty nappula uhkaa: ruutu on uhattu, vaikka sinne siirtyminen olisi kielletty oman kuninkaan shakin takia.
fide-2018-3-2 = Lähetti kulkee viistoon: sen käytössä ovat kaikki sen viistorivien ruudut.
fide-2018-3-3 = Torni kulkee suoraan: sen käytössä ovat oman linjan ja rivin kaikki ruudut.
fide-2018-3-4 = Kuningatar yhdistää tornin ja lähetin: se kulkee linjaa, riviä tai viistoriviä pitkin.
fide-2018-3-5 = Lähetti, torni ja kuningatar eivät hyppää toisen nappulan yli.
fide-2018-3-6 = Ratsu hyppää lähimpään sellaiseen ruutuun, joka on eri rivillä, eri linjalla ja eri viistorivillä kuin lähtöruutu. Välissä olevat nappulat eivät estä sitä.
fide-2018-3-7-1 = Sotilas etenee yhden ruudun suoraan eteenpäin, jos ruutu on vapaa.
fide-2018-3-7-2 = Aloitusruudustaan sotilas voi edetä myös kaksi ruutua kerralla, jos kumpikin niistä on vapaa.
fide-2018-3-7-3 = Sotilas lyö viistoon eteenpäin: viereisen linjan lähimmässä ruudussa olevan vastustajan nappulan.
fide-2018-3-7-4-1 = Jos vastustajan sotilas siirtyy kaksi ruutua ja ohittaa oman sotilaan uhkaaman ruudun, sen saa lyödä kuin se olisi edennyt vain yhden ruudun.
fide-2018-3-7-4-2 = Ohestalyönti on sallittu vain heti seuraavalla siirrolla; myöhemmin oikeutta ei enää ole.
fide-2018-3-7-5-1 = Viimeiselle riville ehtinyt sotilas korotetaan samalla siirrolla: sen tilalle korotusruutuun tulee oman värin kuningatar, torni, lähetti tai ratsu.
fide-2018-3-7-5-2 = Korotettaessa valinta on vapaa: uusi nappula ei edellytä, että samanlainen olisi poistunut laudalta, joten vaikkapa kaksi kuningatarta on luvallista.
fide-2018-3-7-5-3 = Korotettu nappula on heti täydessä toiminnassa ja voi esimerkiksi shakata tai tehdä matin saman tien.
fide-2018-3-8 = Kuninkaalla on kaksi siirtotapaa: askel viereiseen ruutuun ja linnoitus.
fide-2018-3-8-1 = Kuningas saa astua naapuriruutuun, jota mikään vastustajan nappula ei uhkaa.
fide-2018-3-8-2 = Linnoitus on yksi kuninkaan siirto takarivillä: kuningas astuu kaksi ruutua alkupaikallaan seisovaa tornia kohti, ja torni tulee kuninkaan ohittamaan ruutuun.
fide-2018-3-8-2-1 = Linnoitusoikeus katoaa lopullisesti kahdessa seuraavassa tapauksessa.
fide-2018-3-8-2-1-1 = Kerran siirtynyt kuningas ei voi enää linnoittua kummallekaan sivustalle.
fide-2018-3-8-2-1-2 = Kerran siirtyneen tornin kanssa ei voi enää linnoittua.
fide-2018-3-8-2-2 = Kahdessa seuraavassa tapauksessa linnoitus on estynyt vain toistaiseksi; oikeus siihen säilyy.
fide-2018-3-8-2-2-1 = Linnoittua ei voi, kun vastustaja uhkaa kuninkaan lähtöruutua, ylitettävää ruutua tai tuloruutua.
fide-2018-3-8-2-2-2 = Linnoittua ei voi, jos kuninkaan ja kyseisen tornin väliin jää yksikin nappula.
fide-2018-3-9-1 = Kuningas on shakissa, kun vastustajan nappula uhkaa sitä, myös silloin kun uhkaaja on itse kiinnitettynä.
fide-2018-3-9-2 = Oma siirto ei saa asettaa eikä jättää omaa kuningasta shakkiin.
fide-2018-3-10-1 = Laillinen on siirto, joka täyttää jokaisen ehdon kohdissa 3.1–3.9.
fide-2018-3-10-2 = Laiton on siirto, joka rikkoo yhtäkin kohtien 3.1–3.9 ehtoa.
fide-2018-3-10-3 = Laiton on asema, johon ei johda yksikään laillisten siirtojen sarja alkuasemasta.

## Luku 4: siirron tekeminen

fide-2018-4-1 = Siirtoon käytetään yhtä kättä.
fide-2018-4-2-1 = Siirtovuorossa oleva pelaaja saa kohentaa nappuloiden paikkaa ruuduissa, kunhan ilmoittaa siitä ensin, vaikkapa sanomalla ”korjaan” tai ”j'adoube”.
fide-2018-4-2-2 = Muut kosketukset tulkitaan tarkoituksellisiksi, paitsi jos osuma oli ilmiselvä vahinko.
fide-2018-4-3 = Kosketus sitoo: kun siirtovuorossa oleva pelaaja koskee nappulaan aikoen siirtää tai lyödä, kosketettua nappulaa on siirrettävä tai se on lyötävä.
fide-2018-4-3-1 = Omiin nappuloihinsa koskeneen on siirrettävä kosketuista ensimmäistä, jolla on laillinen siirto.
fide-2018-4-3-2 = Vastustajan nappuloihin koskeneen on lyötävä kosketuista ensimmäinen, jonka voi lyödä.
fide-2018-4-3-3 = Molempien värien nappuloihin koskenut lyö ensin kosketetulla omalla nappulallaan ensin kosketetun vastustajan nappulan. Ellei se käy, ratkaisee ensimmäinen kosketettu, jonka voi siirtää tai lyödä; jos järjestys on epäselvä, omaan katsotaan kosketun ensin.
fide-2018-4-4 = Linnoitusta ja korotusta koskevat kosketuksessa omat erityissääntönsä.
fide-2018-4-4-1 = Kuninkaaseensa ja torniinsa koskeneen pitää linnoittua tämän tornin puolelle, jos se on laillista.
fide-2018-4-4-2 = Ensin torniin ja vasta sitten kuninkaaseen koskenut ei saa tällä siirrolla linnoittua sinne päin; sovelletaan kohtaa 4.3.1.
fide-2018-4-4-3 = Jos pelaaja linnoitusaikeissa koskee kuninkaaseen ja sitten torniin, mutta se linnoitus ei ole laillinen, kuninkaalla on tehtävä jokin laillinen siirto, vaikka linnoitus toiselle puolelle. Ellei kuninkaalla ole siirtoa, valinta on vapaa.
fide-2018-4-4-4 = Korotusnappulan valinta lukkiutuu, kun uusi nappula osuu korotusruutuun.
fide-2018-4-5 = Jos kosketuksista ei seuraa mitään laillista siirtoa tai lyöntiä, siirron saa valita vapaasti.
fide-2018-4-6 = Korotuksen käytännön suoritustapa on vapaa seuraavissa rajoissa.
fide-2018-4-6-1 = Sotilaan ei ole pakko käydä korotusruudussa.
fide-2018-4-6-2 = On samantekevää, otetaanko ensin sotilas pois vai lasketaanko ensin uusi nappula laudalle.
fide-2018-4-6-3 = Korotusruudussa seisova vastustajan nappula on lyötävä siirron yhteydessä.
fide-2018-4-7 = Kun nappula on päästetty irti ruutuun laillisena siirtona tai sen osana, sitä ei voi samalla siirrolla enää viedä muualle. Siirto on silloin tehty, jäljempänä mainituin tarkennuksin.
fide-2018-4-7-1 = Lyönti on tehty, kun lyöty on poissa laudalta ja lyöjä päästetty irti uuteen ruutuunsa.
fide-2018-4-7-2 = Linnoitus on tehty, kun torni päästetään irti kuninkaan ylittämään ruutuun. Kuninkaan irrottaminen sitoo jo linnoitukseen; jos se on laiton, kuninkaalla tehdään muu laillinen siirto (toinen linnoitus käy), ja ellei sellaista ole, mikä hyvänsä laillinen siirto.
fide-2018-4-7-3 = Korotus on tehty, kun uusi nappula on päästetty irti korotusruutuun ja sotilas on poissa laudalta.
fide-2018-4-8 = Vastustajan rikkeestä (4.1–4.7) täytyy huomauttaa ennen kuin koskee itse nappulaan siirtääkseen tai lyödäkseen.
fide-2018-4-9 = Jos pelaaja ei itse pysty siirtämään nappuloita, tuomari voi hyväksyä siihen avustajan.

## Luku 5: pelin päättyminen

fide-2018-5-1-1 = Matti voittaa ja päättää pelin siihen paikkaan, kunhan mattisiirto noudatti lukua 3 ja kohtia 4.2–4.7.
fide-2018-5-1-2 = Antautuminen päättää pelin heti, ja voitto menee vastapelaajalle.
fide-2018-5-2-1 = Patti: siirtovuorossa olevalta puuttuu laillinen siirto eikä kuningas ole shakissa. Peli päättyy heti tasan, kunhan pattiin vienyt siirto noudatti lukua 3 ja kohtia 4.2–4.7.
fide-2018-5-2-2 = Kuollut asema: kumpikaan ei voi tehdä mattia millään laillisella siirtosarjalla. Peli päättyy heti tasan, kunhan asemaan vienyt siirto noudatti lukua 3 ja kohtia 4.2–4.7.
fide-2018-5-2-3 = Pelaajat voivat pelin aikana sopia tasapelistä, kun kummallakin on takanaan ainakin yksi siirto. Peli on heti ohi.

## Luku 6: shakkikello

fide-2018-6-1 = Shakkikellossa on kaksi toisiinsa kytkettyä näyttöä, joista kerrallaan vain toinen voi käydä; ”kello” on niistä toinen. Kummassakin on lippu, jonka putoaminen merkitsee ajan kulumista loppuun.
fide-2018-6-2-1 = Siirron tehtyään pelaaja painaa kelloa: oma pysähtyy, vastustajan käynnistyy ja siirto tulee loppuun suoritetuksi. Kaksi muuta loppuunsaattamisen tapaa on kohdissa 6.2.1.1 ja 6.2.1.2.
fide-2018-6-2-1-1 = Pelin päättävä siirto (5.1.1, 5.2.1–5.2.2 tai 9.6.1–9.6.2) on loppuun suoritettu ilman kellon painamista.
fide-2018-6-2-1-2 = Painamatta jäänyt siirto tulee loppuun suoritetuksi, kun sama pelaaja tekee seuraavansa.
fide-2018-6-2-2 = Kellon painaminen on siirron jälkeen aina sallittava, vaikka vastustaja olisi jo vastannut. Painallukseen asti kuluva aika on siirtäjän omaa.
fide-2018-6-2-3 = Kelloa painetaan siirron tehneellä kädellä, eikä sormea saa lepuuttaa nupin päällä tai pitää valmiina sen yläpuolella.
fide-2018-6-2-4 = Kelloa ei saa lyödä, nostella tai kaataa eikä painaa ennen siirtoa. Epäasiallisesta käsittelystä seuraa kohdan 12.9 rangaistus.
fide-2018-6-2-5 = Nappuloiden paikkaa saa kohentaa vain se, jonka kello käy.
fide-2018-6-2-6 = Jos pelaaja ei pysty käyttämään kelloa, tuomari voi hyväksyä siihen avustajan. Tuomari tasoittaa ajat reilusti, mutta ei vammaisen pelaajan vahingoksi.
fide-2018-6-3-1 = Pelaajan on ehdittävä tehdä määrätyt siirrot, tai kaikki, annetussa ajassa siirtolisät mukaan lukien. Aikamääräykset päätetään ennen kilpailua.
fide-2018-6-3-2 = Jaksossa säästynyt aika siirtyy seuraavaan. Viiveellä eli Bronstein-tapaan pelattaessa jokaisella siirrolla on vakiolisä, joka kuluu ensin; vasta sitten hupenee pääaika, eikä käyttämätön lisä jää talteen.
fide-2018-6-4 = Lipun pudottua katsotaan viipymättä, onko kohdan 6.3.1 siirtomäärä täynnä.
fide-2018-6-5 = Tuomari määrää kellon paikan ennen peliä.
fide-2018-6-6 = Valkean kello käynnistetään, kun pelin alkamisaika koittaa.
fide-2018-6-7-1 = Myöhästymisaika vahvistetaan erikoismääräyksissä; muuten se on nolla. Sen jälkeen saapuva pelaaja häviää, jollei tuomari ratkaise asiaa toisin.
fide-2018-6-7-2 = Kun myöhästymisaika ei ole nolla ja molemmat puuttuvat alussa, aika kuluu valkealta tämän tuloon saakka, mikäli erikoismääräyksistä tai tuomarin ratkaisusta ei seuraa muuta.
fide-2018-6-8 = Lippu on pudonnut vasta, kun tuomari havaitsee sen tai pelaaja huomauttaa siitä aiheellisesti.
fide-2018-6-9 = Joka ei saa vaadittuja siirtoja loppuun ajassaan, häviää, ellei peli ole päättynyt jo kohtien 5.1.1–5.2.3 nojalla. Tulos on silti tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.
fide-2018-6-10-1 = Kellon lukema ratkaisee, jollei kello ole selvästi rikki. Viallisen tilalle tuomari tuo toisen ja asettaa siihen ajat harkintansa mukaan.
fide-2018-6-10-2 = Jos kellon asetus paljastuu kesken pelin vääräksi, pelaaja tai tuomari pysäyttää kellon heti. Tuomari oikaisee asetuksen ja tarpeen mukaan ajat ja siirtolaskurin.
fide-2018-6-11-1 = Keskeytyksen ajaksi tuomari pysäyttää kellon.
fide-2018-6-11-2 = Pelaajalla on yksi syy pysäyttää kello: tuomarin kutsuminen, esimerkiksi kun korotusnappulaa ei löydy.
fide-2018-6-11-3 = Jatkamisen hetken määrää tuomari.
fide-2018-6-11-4 = Pelaajan pysäytettyä kellon tuomari arvioi syyn. Jos pätevää syytä ei selvästikään ollut, pelaaja saa rangaistuksen kohdan 12.9 nojalla.
fide-2018-6-12-1 = Pelisalissa saa olla näyttöjä ja tauluja, joista näkyvät asema, siirrot ja niiden numerot, sekä siirtoja laskevia kelloja.
fide-2018-6-12-2 = Pelkkä näytön tieto ei riitä vaatimuksen perusteeksi.

## Luku 7: sääntöjenvastaisuudet

fide-2018-7-1 = Kun virhe pakottaa palaamaan aiempaan asemaan, tuomari säätää kellojen ajat parhaan kykynsä mukaan tai jättää ne ennalleen ja oikaisee tarvittaessa siirtolaskurin.
fide-2018-7-2-1 = Jos kesken pelin selviää, että nappulat oli aluksi asetettu väärin, peli mitätöidään ja aloitetaan uusi.
fide-2018-7-2-2 = Väärin päin käännetyn laudan takia peliä ei uusita: asema kopioidaan oikein päin olevalle laudalle ja jatketaan.
fide-2018-7-3 = Jos pelataan kääntövärein ja se selviää ennen kuin molemmilla on 10 siirtoa, aloitetaan uusi peli oikein värein. Kun kummallakin on vähintään 10 siirtoa, jatketaan.
fide-2018-7-4-1 = Nappulat epäjärjestykseen saattanut korjaa ne paikoilleen oman kellonsa käydessä.
fide-2018-7-4-2 = Tarpeen tullen kumpikin saa pysäyttää kellon ja kutsua tuomarin apuun.
fide-2018-7-4-3 = Tuomari voi harkintansa mukaan rangaista sitä, joka saattoi nappulat epäjärjestykseen.
fide-2018-7-5-1 = Laiton siirto on loppuun suoritettu kellon painalluksella. Kun sellainen löytyy pelin aikana, palataan sitä edeltävään asemaan tai, ellei sitä tunneta, viimeiseen tunnettuun asemaan ennen virhettä; uutta siirtoa sitovat kohdat 4.3 ja 4.7, ja peli jatkuu.
fide-2018-7-5-2 = Jos sotilas jää viimeiselle riville korottamatta ja kelloa painetaan, siirto on laiton. Sotilaan tilalle tulee oman värin kuningatar.
fide-2018-7-5-3 = Kellon painaminen ilman siirtoa rinnastetaan laittomaan siirtoon, myös rangaistuksessa.
fide-2018-7-5-4 = Kahdella kädellä tehty siirto (linnoitus, lyönti, korotus) rinnastetaan laittomaan siirtoon, myös rangaistuksessa, kun kelloa on painettu.
fide-2018-7-5-5 = Kun kohtien 7.5.1–7.5.4 korjaus on tehty, pelaajan ensimmäisestä loppuun suoritetusta laittomasta siirrosta vastustaja saa lisää kaksi minuuttia. Toinen tuo häviön, tai tasapelin, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.
fide-2018-7-6 = Jos nappulan huomataan joutuneen väärään ruutuun, palataan sitä edeltävään asemaan tai, ellei sitä tunneta, viimeiseen tunnettuun asemaan ennen virhettä ja jatketaan siitä.

## Luku 8: siirtojen kirjaaminen

fide-2018-8-1-1 = Pelin aikana molemmat kirjaavat sekä omat että toisen siirrot yksi kerrallaan, selvästi ja luettavasti, kilpailun pöytäkirjaan algebrallisin merkinnöin (liite C).
fide-2018-8-1-2 = Siirtoa ei kirjata ennen sen tekemistä. Poikkeuksina ovat tasapelivaatimus (9.2, 9.3) ja kuorisiirto (I.1.1).
fide-2018-8-1-3 = Vastata saa ennen vastustajan siirron kirjaamista, mutta oman edellisen siirron on oltava paperilla ennen uutta.
fide-2018-8-1-4 = Pöytäkirja on vain tehdyille siirroille, kellojen näyttämille ajoille, tasapelitarjouksille, vaatimuksia koskeville seikoille ja muille välttämättömille tiedoille.
fide-2018-8-1-5 = Tasapelitarjouksesta kumpikin kirjaa merkin (=).
fide-2018-8-1-6 = Pelaaja, joka ei pysty kirjaamaan siirtoja, voi käyttää tuomarin hyväksymää avustajaa. Aikaa tasoitetaan kohtuullisesti, mutta vammaisen pelaajan aikaan ei kosketa.
fide-2018-8-2 = Tuomarin pitää voida nähdä pöytäkirjat pelin alusta loppuun.
fide-2018-8-3 = Pöytäkirjat omistaa järjestäjä.
fide-2018-8-4 = Jos aikaa on jossakin vaiheessa jaksoa vähemmän kuin viisi minuuttia ja siirtolisä jää alle 30 sekunnin, kirjaamisvelvollisuus lakkaa jakson loppuun asti.
fide-2018-8-5-1 = Kun kumpikaan ei enää kirjaa (8.4), tuomari tai apulainen pyrkii kirjaamaan siirrot. Lipun pudottua tuomari pysäyttää kellon, ja pelaajat täydentävät pöytäkirjansa tuomarin tai toistensa merkinnöistä.
fide-2018-8-5-2 = Jos vain toinen on lakannut kirjaamasta (8.4), tämän on täydennettävä pöytäkirjansa jommankumman lipun pudottua, ennen uutta siirtoa. Omalla vuorolla saa lainata vastustajan pöytäkirjaa, joka palautetaan ennen siirtämistä.
fide-2018-8-5-3 = Ellei täydellistä pöytäkirjaa ole, peli rekonstruoidaan toisella laudalla valvojan johdolla. Sitä ennen otetaan talteen asema, kellojen ajat, siirtovuoro ja siirtojen määrä, jos se tiedetään.
fide-2018-8-6 = Jos pöytäkirjoja ei saada täydennetyksi niin, että ajan ylitys kävisi ilmi, seuraava siirto lasketaan uuden jakson ensimmäiseksi, paitsi jos siirtoja osoitetaan tehdyn enemmän.
fide-2018-8-7 = Pelin jälkeen tulos kirjataan ja kumpikin allekirjoittaa molemmat pöytäkirjat. Väärinkin kirjattu tulos jää voimaan, jollei tuomari muuta sitä.

## Luku 9: tasapeli

fide-2018-9-1-1 = Erikoismääräyksissä voidaan kieltää tasapelin tarjoaminen ja sopiminen ilman tuomarin lupaa, joko kokonaan tai tiettyyn siirtoon asti.
fide-2018-9-1-2 = Kun sopiminen on sallittu, noudatetaan kolmea seuraavaa kohtaa.
fide-2018-9-1-2-1 = Tasapeliä tarjotaan siirron jälkeen ennen kellon painamista; muulloin tarjous pätee, mutta kohta 11.5 tulee harkittavaksi. Tarjoukseen ei voi liittää ehtoja eikä sitä voi perua, ja se on voimassa, kunnes se hyväksytään, se hylätään sanoin tai koskemalla nappulaan siirto- tai lyöntiaikein tai peli päättyy.
fide-2018-9-1-2-2 = Tarjous näkyy kummankin pöytäkirjassa merkkinä (=).
fide-2018-9-1-2-3 = Kohtien 9.2 ja 9.3 mukainen vaatimus on samalla tasapelitarjous.
fide-2018-9-2-1 = Siirtovuorossa oleva pelaaja saa aiheellisella vaatimuksella tasapelin, kun sama asema on laudalla ainakin kolmatta kertaa; siirtojen ei tarvitse toistua.
fide-2018-9-2-1-1 = Jos asema olisi vasta tulossa, vaatija kirjaa siirron, jota ei sen jälkeen muuteta, ja kertoo tuomarille aikovansa pelata sen.
fide-2018-9-2-1-2 = Jos asema on jo laudalla, vaatijan on oltava siirtovuorossa.
fide-2018-9-2-2 = Asema on sama vain, jos vuoro on samalla pelaajalla, ruuduissa ovat samat nappulat lajin ja värin puolesta ja kaikilla nappuloilla on samat mahdolliset siirrot.
fide-2018-9-2-2-1 = Asemat eroavat, jos ensimmäisellä kerralla ohestalyönti olisi ollut mahdollinen.
fide-2018-9-2-2-2 = Asemat eroavat, jos kuninkaalla oli linnoitusoikeus siirtymättömän tornin kanssa mutta oikeus on sittemmin lakannut. Se lakkaa vasta kuninkaan tai tornin siirtyessä.
fide-2018-9-3 = Siirtovuorossa oleva pelaaja saa aiheellisella vaatimuksella tasapelin 50 siirron säännön perusteella.
fide-2018-9-3-1 = Vaatija kirjaa siirron, jota ei enää muuteta, ja ilmoittaa sen: sen jälkeen kummankaan viimeisten 50 siirron joukossa ei ole sotilassiirtoa eikä lyöntiä.
fide-2018-9-3-2 = Tai kummankin viimeiset 50 siirtoa on jo pelattu ilman lyöntejä ja sotilassiirtoja.
fide-2018-9-4 = Kohdan 4.3 mukainen kosketus vie oikeuden vaatia tasapeliä (9.2, 9.3) sillä vuorolla.
fide-2018-9-5-1 = Vaatimuksen (9.2, 9.3) ajaksi pelaaja tai tuomari pysäyttää kellon (vrt. 6.11). Esitettyä vaatimusta ei voi perua.
fide-2018-9-5-2 = Jos vaatimus pitää paikkansa, tulos on heti tasapeli.
fide-2018-9-5-3 = Jos vaatimus ei pidä paikkaansa, vastustaja saa kaksi lisäminuuttia ja peli jatkuu. Vaatimukseen liittynyt aiottu siirto on pelattava lukuja 3 ja 4 noudattaen.
fide-2018-9-6 = Peli on tasapeli ilman vaatimusta, kun toteutuu toinen seuraavista tai molemmat.
fide-2018-9-6-1 = Sama asema (9.2.2) on ollut laudalla vähintään viidesti.
fide-2018-9-6-2 = Kumpikin on pelannut ainakin 75 siirtoa peräjälkeen ilman lyöntiä tai sotilassiirtoa. Viimeisellä siirrolla tehty matti voittaa.

## Luku 10: pisteet

fide-2018-10-1 = Jolleivät erikoismääräykset muuta säädä, voitosta ja luovutusvoitosta saa 1 pisteen, tasapelistä ½ ja häviöstä tai luovutuksesta 0.
fide-2018-10-2 = Pelin pisteet eivät yhteensä ylitä tavallista enimmäismäärää, ja kummankin osuuden täytyy olla tavanomainen; esimerkiksi ¾–¼ ei käy.

## Luku 11: pelaajien käytös

fide-2018-11-1 = Pelaaja ei saa tehdä mitään, mikä saattaa shakin huonoon valoon.
fide-2018-11-2-1 = Pelihuoneisto kattaa pelitilan, wc:t, kahvion, tupakkapaikan ja tuomarin lisäksi nimeämät tilat.
fide-2018-11-2-2 = Pelitila on se osa huoneistosta, jossa pelataan.
fide-2018-11-2-3 = Kolmeen seuraavaan asiaan tarvitaan tuomarin lupa.
fide-2018-11-2-3-1 = Pelihuoneistosta pelaaja lähtee vain luvan saatuaan.
fide-2018-11-2-3-2 = Omalla siirtovuorolla pelitilasta saa lähteä vain luvan kanssa.
fide-2018-11-2-3-3 = Ulkopuolinen, joka ei pelaa, tuomitse eikä toimi järjestelyissä, pääsee pelitilaan vain luvalla.
fide-2018-11-2-4 = Erikoismääräyksissä voidaan säätää, että pelitilasta lähtevän on kerrottava siitä tuomarille silloinkin, kun siirtovuoro on vastustajalla.
fide-2018-11-3-1 = Pelin aikana ei saa turvautua muistiinpanoihin, tietolähteisiin tai neuvoihin eikä tutkia pelejä toisella laudalla.
fide-2018-11-3-2-1 = Pelin aikana pelaajalla ei pelihuoneistossa saa olla tuomarin hyväksymätöntä elektroniikkaa. Erikoismääräykset voivat sallia kokonaan sammutetun laitteen laukussa, joka on sovitussa paikassa ja johon ei kosketa ilman lupaa.
fide-2018-11-3-2-2 = Jos pelaajalla selvästi on tällainen laite mukanaan pelihuoneistossa, pelaaja häviää ja vastustaja voittaa. Erikoismääräyksissä seuraamus voi olla lievempi.
fide-2018-11-3-3 = Tuomari voi tarkastuttaa pelaajan vaatteet, laukut, tavarat tai kehon yksityisesti; tarkastaja on tuomari tai valtuutettu, samaa sukupuolta kuin pelaaja. Kieltäytymiseen sovelletaan kohtaa 12.9.
fide-2018-11-3-4 = Tupakkaa ja sähkötupakkaa saa polttaa vain tuomarin määräämässä paikassa.
fide-2018-11-4 = Pelinsä lopettanut on katsoja.
fide-2018-11-5 = Vastustajaa ei saa millään tavalla häiritä eikä ärsyttää: kiellettyjä ovat myös perusteettomat vaatimukset, perusteettomat tasapelitarjoukset ja melun lähteet pelitilassa.
fide-2018-11-6 = Jokaisesta rikkeestä kohtia 11.1–11.5 vastaan voidaan rangaista kohdan 12.9 keinoin.
fide-2018-11-7 = Itsepäisesti sääntöjä uhmaava pelaaja voidaan tuomita häviölle; vastapuolen pistemäärästä päättää tuomari.
fide-2018-11-8 = Jos kohdan 11.7 tilanteessa syyllisiä ovat molemmat, kumpikin häviää.
fide-2018-11-9 = Pelaaja saa kysyä tuomarilta, mitä jokin sääntöjen kohta tarkoittaa.
fide-2018-11-10 = Jolleivät erikoismääräykset sitä estä, pelaajalla on oikeus valittaa tuomarin ratkaisusta vielä pöytäkirjan allekirjoitettuaankin.
fide-2018-11-11 = Molempien kuuluu auttaa tuomaria aina, kun peli on rekonstruoitava, myös tasapeliä vaadittaessa.
fide-2018-11-12 = Kolmeen samaan asemaan tai 50 siirtoon vetoavan vaatimuksen tarkistavat pelaajat itse tuomarin valvoessa.

## Luku 12: tuomari

fide-2018-12-1 = Tuomari huolehtii sääntöjen noudattamisesta.
fide-2018-12-2 = Tuomarilla on seuraavat seitsemän velvollisuutta.
fide-2018-12-2-1 = Tuomari turvaa pelin reiluuden.
fide-2018-12-2-2 = Tuomari ajattelee ratkaisuissaan kilpailun etua.
fide-2018-12-2-3 = Tuomari pitää pelaamisen olosuhteet kunnossa.
fide-2018-12-2-4 = Tuomari huolehtii pelaajien pelirauhasta.
fide-2018-12-2-5 = Tuomari seuraa, että kilpailu etenee kuten pitää.
fide-2018-12-2-6 = Tuomari katsoo erityisesti vammaisten ja hoitoa tarvitsevien pelaajien parasta.
fide-2018-12-2-7 = Tuomari toimii vilpin estämiseksi annettujen sääntöjen ja ohjeiden mukaan.
fide-2018-12-3 = Tuomari seuraa pelejä, etenkin aikapulassa, vie päätöksensä käytäntöön ja rankaisee, kun on aihetta.
fide-2018-12-4 = Tuomari saa nimetä apulaisia seuraamaan pelejä, varsinkin kun aikapulaisia on paljon.
fide-2018-12-5 = Ulkoisen häiriön hyvitykseksi tuomari voi lisätä toisen tai molempien pelaajien aikaa.
fide-2018-12-6 = Tuomari puuttuu peliin vain sääntöjen niin sanoessa. Siirtojen lukumäärän hän saa ilmaista ainoastaan kohdan 8.5 yhteydessä lipun pudottua, eikä hän huomauta pelaajalle vastustajan siirrosta tai painamatta jääneestä kellosta.
fide-2018-12-7 = Rikkeen näkijä saa kertoa siitä ainoastaan tuomarille. Katsojat ja muut pelaajat pysyvät erossa pelistä, ja häiritsijä voidaan poistaa pelihuoneistosta.
fide-2018-12-8 = Puhelin ja muut viestintälaitteet ovat kiellettyjä kaikilta pelisalissa ja tuomarin määräämissä tiloissa, jollei tuomari anna lupaa.
fide-2018-12-9 = Tuomarin käytettävissä ovat seuraavat rangaistukset, myös useampi kerralla.
fide-2018-12-9-1 = Varoitus.
fide-2018-12-9-2 = Lisäaikaa rikkojan vastustajalle.
fide-2018-12-9-3 = Rikkojan ajan lyhentäminen.
fide-2018-12-9-4 = Lisäpisteitä vastustajalle, enintään pelistä saatavaan täyteen pistemäärään.
fide-2018-12-9-5 = Rikkojan pisteiden pienentäminen.
fide-2018-12-9-6 = Häviö; vastustajan pisteistä päättää tuomari.
fide-2018-12-9-7 = Sakko, jonka suuruus on ilmoitettu ennakolta.
fide-2018-12-9-8 = Sulkeminen pois yhdeltä kierrokselta tai useammalta.
fide-2018-12-9-9 = Kilpailusta sulkeminen.

## Liite A: nopea shakki

fide-2018-a-1 = Nopeassa shakissa pelaajan koko peliaika on yli 10 mutta alle 60 minuuttia. Siirtolisän kanssa lasketaan perusaika + 60 × siirtolisä, ja summan on osuttava samoihin rajoihin.
fide-2018-a-2 = Kirjaaminen on vapaaehtoista, mutta pöytäkirjaan tavallisesti nojaavat vaatimukset ovat silti käytössä. Pöytäkirjan voi pyytää tuomarilta koska hyvänsä.
fide-2018-a-3-1 = Kilpailusääntöjä (luvut 6–12) noudatetaan sellaisinaan, jos molemmat seuraavat ehdot täyttyvät.
fide-2018-a-3-1-1 = Tuomaria kohti on korkeintaan kolme peliä.
fide-2018-a-3-1-2 = Kunkin pelin siirrot kirjaa tuomari tai avustaja, mieluiten sähköisesti.
fide-2018-a-3-2 = Omalla vuorollaan pelaaja saa pyytää kirjatut siirrot nähtäväkseen enintään viidesti pelissä; siitä ylöspäin pyynnöt ovat vastustajan häirintää.
fide-2018-a-4 = Kun kohdan A.3.1 ehdot eivät täyty, voimassa ovat kohdat A.4.1–A.4.5.
fide-2018-a-4-1 = Kun kumpikin on tehnyt kymmenen siirtoa alkuasemasta, astuu voimaan kaksi seuraavaa rajoitusta.
fide-2018-a-4-1-1 = Kelloja ei enää säädetä uudelleen, paitsi jos väärä asetus sotkisi kilpailun aikataulun.
fide-2018-a-4-1-2 = Väärästä asettelusta tai väärin käännetystä laudasta ei enää voi huomauttaa. Väärästä ruudusta aloittanut kuningas ei linnoitu, eikä väärästä ruudusta aloittanut torni osallistu linnoitukseen.
fide-2018-a-4-2 = Jos tuomari näkee kohtien 7.5.1–7.5.4 rikkeen, hän soveltaa kohtaa 7.5.5, kunhan vastustaja ei ole vielä tehnyt siirtoaan; siihen asti myös vastustaja voi vaatia. Sen jälkeen rike jää voimaan, paitsi jos pelaajat sopivat korjauksesta tuomarin puuttumatta.
fide-2018-a-4-3 = Voittoa ajalla vaativa saa pysäyttää kellon ja kutsua tuomarin. Tulos on tasapeli, jos vaatija ei voi tehdä mattia millään laillisella siirtosarjalla.
fide-2018-a-4-4 = Huomatessaan kummankin kuninkaan shakissa tai sotilaan viimeisellä rivillään tuomari odottaa, että seuraava siirto on suoritettu loppuun. Jos asema on yhä laiton, tulos on tasapeli.
fide-2018-a-4-5 = Tuomarinkin on ilmoitettava lipun putoamisesta sen nähdessään.
fide-2018-a-5 = Erikoismääräykset kertovat, kumpaa noudatetaan, A.3:a vai A.4:ää; valinta koskee kaikkia kilpailun pelejä.

## Liite B: pikashakki

fide-2018-b-0 = Suomessa pikashakkikilpailu, jota ei lasketa FIDE-vahvuuslukuihin, voi noudattaa joissakin kohdissa erillistä kotimaista säännöstöä.
fide-2018-b-1 = Pikashakissa pelaajan koko peliaika on korkeintaan 10 minuuttia. Siirtolisän kanssa lasketaan perusaika + 60 × siirtolisä, jonka yläraja on sama.
fide-2018-b-2 = Lukujen 7 ja 9 aikahyvitys vastustajalle on yksi minuutti kahden sijasta.
fide-2018-b-3-1 = Kilpailusääntöjä (luvut 6–12) noudatetaan sellaisinaan, jos molemmat seuraavat ehdot täyttyvät.
fide-2018-b-3-1-1 = Jokaisella pelillä on oma tuomarinsa.
fide-2018-b-3-1-2 = Kunkin pelin siirrot kirjaa tuomari tai avustaja, mieluiten sähköisesti.
fide-2018-b-3-2 = Omalla vuorollaan pelaaja saa pyytää nämä merkinnät nähtäväkseen enintään viidesti pelissä; siitä ylöspäin pyynnöt ovat vastustajan häirintää.
fide-2018-b-4 = Kun kohdan B.3.1 ehdot eivät täyty, voimassa ovat nopean shakin A.2 ja A.4.
fide-2018-b-5 = Erikoismääräykset kertovat, kumpaa noudatetaan, B.3:a vai B.4:ää; valinta koskee kaikkia kilpailun pelejä.

## Liite C: algebrallinen merkintätapa

fide-2018-c-0 = FIDElle kelpaa vain algebrallinen merkintä. Muulla tavalla kirjoitettu pöytäkirja ei käy todisteeksi, ja tuomari huomauttaa siitä pelaajalle.
fide-2018-c-1 = Upseereita ovat tässä kaikki paitsi sotilaat.
fide-2018-c-2 = Upseerin tunnus on kirjain, tavallisesti nimen ensimmäinen: kuningas K, kuningatar eli daami D, torni T, lähetti L ja ratsu R.
fide-2018-c-3 = Pelaaja voi käyttää oman maansa kirjaimia: ranskalaisen lähetti on F (fou), hollantilaisen L (loper). Painotuotteisiin suositellaan kuviomerkintöjä.
fide-2018-c-4 = Sotilaalla ei ole kirjainta, ja juuri siitä sen erottaa. Kirjoitetaan e5, d4, a5.
fide-2018-c-5 = Linjojen nimet ovat a–h, valkean vasemmasta laidasta lukien.
fide-2018-c-6 = Rivien numerot ovat 1–8 valkean puolelta alkaen: alussa valkean joukot ovat riveillä 1–2 ja mustan riveillä 7–8.
fide-2018-c-7 = Näin kullakin 64 ruudulla on yksi pysyvä nimi, kirjain ja numero.
fide-2018-c-8 = Upseerin siirrosta kirjataan kirjain ja tuloruutu, viivaa ei tarvita (Le5, Rf3, Td1); sotilaan siirrosta pelkkä tuloruutu (e5). Myös lähtöruudun saa lisätä (Lb2e5, e7e5).
fide-2018-c-9 = Upseerin lyönnissä voi kirjoittaa x:n kahden seuraavan osan väliin.
fide-2018-c-9-1 = Ensimmäinen osa on lyövän upseerin kirjain.
fide-2018-c-9-2 = Toinen osa on tuloruutu, kuten merkinnöissä Lxe5, Rxf3 ja Txd1.
fide-2018-c-9-3 = Sotilaan lyönnissä mainitaan lähtölinja, halutessa x, ja tuloruutu (dxe5). Ohestalyönnissä tuloruutu on se, johon sotilas oikeasti päätyy, ja loppuun voi kirjoittaa ”o.l.” tai ”e.p.” (exd6 o.l.).
fide-2018-c-10 = Kun tuloruutuun pääsisi kaksi samanlaista nappulaa, merkinnästä on näyttävä, kumpi siirtyi.
fide-2018-c-10-1 = Samalla rivillä olevat erotetaan kolmella seuraavalla osalla.
fide-2018-c-10-1-1 = Ensin nappulan kirjain.
fide-2018-c-10-1-2 = Sitten lähtöruudun linjan kirjain.
fide-2018-c-10-1-3 = Lopuksi tuloruutu.
fide-2018-c-10-2 = Samalla linjalla olevat erotetaan kolmella seuraavalla osalla.
fide-2018-c-10-2-1 = Ensin nappulan kirjain.
fide-2018-c-10-2-2 = Sitten lähtöruudun rivin numero.
fide-2018-c-10-2-3 = Lopuksi tuloruutu.
fide-2018-c-10-3 = Eri linjoilla ja eri riveillä olevat erotetaan ensisijaisesti linjan kirjaimella (C.10.1).
fide-2018-c-10-3-1 = Esimerkki: ratsuista g1 ja e1 toinen menee f3:een, merkintä on Rgf3 tai Ref3.
fide-2018-c-10-3-2 = Esimerkki: ratsuista g5 ja g1 toinen menee f3:een, merkintä on R5f3 tai R1f3.
fide-2018-c-10-3-3 = Esimerkki: ratsuista h2 ja d4 toinen menee f3:een, merkintä on Rhf3 tai Rdf3.
fide-2018-c-10-3-4 = Jos f3:ssa lyödään, esimerkit käyvät yhä ja niihin voi lisätä x:n: Rgxf3, R5xf3, Rhxf3.
fide-2018-c-11 = Korotuksessa sotilaan siirron jälkeen tulee uuden nappulan kirjain: d8D, exf8R, b1L, g1T.
fide-2018-c-12 = Tasapelitarjouksen merkki on (=).
fide-2018-c-13 = Merkit: 0-0 lyhyt linnoitus (h-torni), 0-0-0 pitkä linnoitus (a-torni), x lyönti, + shakki, ++ tai X matti, o.l. tai e.p. ohestalyönti. Neljä viimeistä saa jättää pois.
fide-2018-c-14 = Esimerkkipeli on painettu pidempänä ja lyhyempänä; kymmenes siirtopari on 10.0-0-0 Te8, jonka mustan siirto puuttuu pidemmästä.

## Liite D: sokeat ja näkövammaiset pelaajat

fide-2018-d-1 = Järjestäjä voi tuomarin kanssa neuvoteltuaan mukauttaa näitä määräyksiä olosuhteisiin. Kun näkevä kohtaa näkövammaisen, kumpikin voi vaatia kahta lautaa: tavallista ja erikoislautaa.
fide-2018-d-1-1 = Erikoislauta on vähintään 20 × 20 cm.
fide-2018-d-1-2 = Sen mustat ruudut ovat hiukan koholla.
fide-2018-d-1-3 = Kussakin ruudussa on reikä, jossa nappula pysyy.
fide-2018-d-1-4 = Nappuloita koskee kaksi seuraavaa vaatimusta.
fide-2018-d-1-4-1 = Nappulan pohjassa on reikään sopiva tappi.
fide-2018-d-1-4-2 = Nappulat ovat Staunton-mallia, ja mustat tunnistaa erityisestä merkistä.
fide-2018-d-2 = Tällaisessa pelissä noudatetaan seuraavia kohtia.
fide-2018-d-2-1 = Siirto sanotaan selvästi, vastustaja toistaa sen ja tekee sen laudallaan; korotuksessa kerrotaan uusi nappula. Linjat ovat Anna, Bella, Cesar, David, Eva, Felix, Gustav ja Hector; numerot ja nappulat sanotaan saksaksi, jollei tuomari muuta määrää.
fide-2018-d-2-2 = Erikoislaudalla nappulaan on koskettu vasta, kun se nostetaan reiästään.
fide-2018-d-2-3 = Siirto on tehty, kun kaikki kolme seuraavaa ehtoa täyttyvät.
fide-2018-d-2-3-1 = Lyönnissä lyöty on otettu siirtäjän omalta laudalta pois.
fide-2018-d-2-3-2 = Nappula on pantu uuteen reikään.
fide-2018-d-2-3-3 = Siirto on sanottu ääneen.
fide-2018-d-2-4 = Vastustajan kello käynnistetään vasta sitten.
fide-2018-d-2-5 = Näkevää pelaajaa koskevat tavalliset säännöt, eivät kohdat D.2.2–D.2.3.
fide-2018-d-2-6-1 = Näkövammaisella saa olla erikoiskello, jonka toivotaan pystyvän kertomaan ajan ja siirtomäärän.
fide-2018-d-2-6-2 = Toinen vaihtoehto on viisarikello, jossa on kaksi seuraavaa piirrettä.
fide-2018-d-2-6-2-1 = Viisarit ovat vankat, ja kellotaulussa on kohopiste viiden minuutin välein, kaksi 15 minuutin välein.
fide-2018-d-2-6-2-2 = Lippu on helppo tunnustella, eikä se ole minuuttiviisarin tiellä tunnin viimeisten viiden minuutin aikana.
fide-2018-d-2-7 = Näkövammainen kirjaa siirrot tavallisella kirjoituksella, pistekirjoituksella tai äänittämällä.
fide-2018-d-2-8 = Väärin sanottu siirto oikaistaan heti, ennen kuin vastustajan aika alkaa.
fide-2018-d-2-9 = Jos lautojen asemat eroavat, ne korjataan tuomarin ja molempien pöytäkirjojen avulla. Jos pöytäkirjat ovat yhtäpitävät, oikein kirjannut mutta väärin siirtänyt muuttaa lautansa; muuten palataan kohtaan, johon asti merkinnät käyvät yksiin, ja tuomari säätää kellot.
fide-2018-d-2-10 = Näkövammaisella saa olla avustaja, joka hoitaa kaikki tai jotkin seuraavista tehtävistä.
fide-2018-d-2-10-1 = Avustaja tekee kummankin siirrot toisen pelaajan laudalla.
fide-2018-d-2-10-2 = Avustaja sanoo ääneen molempien siirrot.
fide-2018-d-2-10-3 = Avustaja kirjaa siirrot avustettavansa puolesta ja käynnistää vastustajan kellon.
fide-2018-d-2-10-4 = Avustaja kertoo avustettavalleen vain pyydettäessä siirtojen määrän ja kummankin kuluttaman ajan.
fide-2018-d-2-10-5 = Avustaja vaatii voittoa ajalla ja huomauttaa tuomarille näkevän pelaajan kosketuksista.
fide-2018-d-2-10-6 = Avustaja hoitaa muodollisuudet, kun peli keskeytetään.
fide-2018-d-2-11 = Ellei näkövammaisella ole avustajaa, näkevä voi ottaa sellaisen kohtien D.2.10.1–D.2.10.2 tehtäviin. Kuulovammaista vastaan pelattaessa avustaja on pakollinen.

## Ohjeisto I: kuoripelit

fide-2018-i-1-1 = Jos peli on istunnon lopussa kesken, siirtovuorossa oleva pelaaja kirjaa siirtonsa yksikäsitteisesti, panee molemmat pöytäkirjat kuoreen, sulkee sen ja pysäyttää sitten kellot; siihen saakka siirron saa vaihtaa. Tuomarin kehotuksen jälkeen laudalla tehty siirto on kirjattava kuorisiirroksi.
fide-2018-i-1-2 = Omalla vuorollaan ennen istunnon loppua kuorisiirron tekevältä kuluu koko jäljellä oleva istuntoaika.
fide-2018-i-2 = Kuoreen kirjoitetaan seuraavat seitsemän tietoa.
fide-2018-i-2-1 = Molempien pelaajien nimet.
fide-2018-i-2-2 = Kuorisiirtoa edeltävä asema.
fide-2018-i-2-3 = Kummankin kuluttama aika.
fide-2018-i-2-4 = Kuorisiirtäjän nimi.
fide-2018-i-2-5 = Kuorisiirron numero.
fide-2018-i-2-6 = Ennen keskeytystä tehty, yhä avoin tasapelitarjous, jos sellainen on.
fide-2018-i-2-7 = Jatkon ajankohta ja paikka.
fide-2018-i-3 = Tuomari tarkistaa kuoren tiedot ja vastaa siitä, että kuori pysyy tallessa.
fide-2018-i-4 = Vastustajan kuorisiirron jälkeen tehty tasapelitarjous on voimassa, kunnes se hyväksytään tai hylätään kohdan 9.1 tavoin.
fide-2018-i-5 = Jatkettaessa laudalle tulee kuorisiirtoa edeltävä asema ja kelloihin keskeytyshetken ajat.
fide-2018-i-6 = Peli on ohi, jos pelaajat ennen jatkoa sopivat tasapelin tai toinen ilmoittaa tuomarille antautuneensa.
fide-2018-i-7 = Kuori avataan vastaajan ollessa paikalla, ei aiemmin.
fide-2018-i-8 = Kuorisiirtäjä häviää, jos kuorisiirrossa on jokin kolmesta seuraavasta viasta eikä luvusta 5 tai kohdista 6.9 ja 9.6 johdu muuta tulosta.
fide-2018-i-8-1 = Kuorisiirron voi lukea useammalla tavalla.
fide-2018-i-8-2 = Kuorisiirrosta ei käy selville, mitä sillä on tarkoitettu.
fide-2018-i-8-3 = Kuorisiirto ei ole laillinen.
fide-2018-i-9 = Jatkon alkaessa menettely riippuu siitä, ketkä ovat paikalla.
fide-2018-i-9-1 = Vastaajan ollessa paikalla kuori avataan, siirto tehdään laudalle ja vastaajan aika alkaa kulua.
fide-2018-i-9-2 = Jos vastaaja puuttuu, tämän kello käynnistetään. Saavuttuaan vastaaja voi pysäyttää sen ja kutsua tuomarin; kuori avataan, siirto tehdään ja kello käynnistyy taas.
fide-2018-i-9-3 = Jos kuorisiirtäjä puuttuu, vastustaja voi laudalla siirtämisen sijasta kirjata vastauksensa kuoreen, pysäyttää kellonsa ja käynnistää poissaolijan kellon. Tuomari säilyttää kuoren ja avaa sen poissaolijan tultua.
fide-2018-i-10 = Jatkolle myöhästymisajan jälkeen tuleva häviää, jollei tuomari päätä muuta. Jos kuorisiirto kuitenkin jo ratkaisi pelin, se tulos jää voimaan.
fide-2018-i-11 = Kun myöhästymisaika ei ole nolla ja molemmat puuttuvat aluksi, aika kuluu vastaajalta tämän tuloon saakka, mikäli erikoismääräyksistä tai tuomarin ratkaisusta ei seuraa muuta.
fide-2018-i-12-1 = Kuoren hukkuessa jatketaan keskeytyksen asemasta ja ajoista; tuntemattomat ajat arvioi tuomari. Kuorisiirtäjä pelaa laudalla siirron, jonka oli kuoreen pannut.
fide-2018-i-12-2 = Ellei asemaa saada selville, peli mitätöidään ja aloitetaan uusi.
fide-2018-i-13 = Jatkolle väärin asetettu aika oikaistaan, jos pelaaja huomauttaa siitä ennen ensimmäistä siirtoaan. Muuten jatketaan sellaisenaan, paitsi jos tuomari katsoo aiheelliseksi puuttua asiaan.
fide-2018-i-14 = Jatkoistunnon pituus mitataan tuomarin kellosta ilmoitetusta alkamisajasta lukien.

## Ohjeisto II: shakki960

fide-2018-ii-1 = Shakki960:ssä alkuasema arvotaan tietyissä rajoissa; sen jälkeen pelataan kuin tavallista shakkia, samoin siirroin ja samalla tavoitteella.
fide-2018-ii-2 = Valkean sotilaat ovat tuttuun tapaan toisella rivillä, ja muiden paikat takarivillä arvotaan kolmen seuraavan ehdon puitteissa.
fide-2018-ii-2-1 = Kuninkaan kummallakin puolella on torni.
fide-2018-ii-2-2 = Toinen lähetti on vaalealla, toinen tummalla ruudulla.
fide-2018-ii-2-3 = Musta on valkean peilikuva. Arvonnan voi tehdä ohjelmalla, nopalla, kolikolla, korteilla tai muuten.
fide-2018-ii-3 = Linnoituksella on Shakki960:ssä omat sääntönsä.
fide-2018-ii-3-1 = Kumpikin saa linnoittua kerran, mahdollisesti siirtäen samalla sekä kuningasta että tornia. Tavallisia sääntöjä täytyy tulkita, koska alkuruudut ovat usein muut kuin totutut.
fide-2018-ii-3-2 = Kuninkaan ja tornin paikasta riippuen linnoitus suoritetaan jollakin neljästä seuraavasta tavasta.
fide-2018-ii-3-2-1 = Sekä kuningas että torni siirtyvät samalla kertaa.
fide-2018-ii-3-2-2 = Kuningas menee tornin ruutuun ja torni kuninkaan.
fide-2018-ii-3-2-3 = Vain kuningas liikkuu.
fide-2018-ii-3-2-4 = Vain torni liikkuu.
fide-2018-ii-3-2-5 = Linnoituksen suorittamisesta annetaan kaksi suositusta.
fide-2018-ii-3-2-5-1 = Oikealla laudalla kuningas kannattaa nostaa laudan viereen tuloruutunsa lähelle, siirtää torni paikalleen ja laskea kuningas viimeisenä.
fide-2018-ii-3-2-5-2 = Loppuruudut ovat samat kuin tavallisessa linnoituksessa.
fide-2018-ii-3-2-6 = C-puolen linnoituksessa (0-0-0) kuningas päätyy c-linjalle ja torni d-linjalle, g-puolen linnoituksessa (0-0) kuningas g-linjalle ja torni f-linjalle.
fide-2018-ii-3-2-7 = Linnoitusta täsmennetään viidellä seuraavalla huomautuksella.
fide-2018-ii-3-2-7-1 = Sekaannuksen välttää, kun ennen linnoitusta sanoo linnoittuvansa.
fide-2018-ii-3-2-7-2 = Joistakin alkuasemista linnoituttaessa kuningas tai torni pysyy paikallaan; molemmat eivät.
fide-2018-ii-3-2-7-3 = Eräistä alkuasemista voi linnoittua jo avaussiirrolla.
fide-2018-ii-3-2-7-4 = Kuninkaan ja tornin reittien on oltava tyhjät tuloruutuja myöten; vain linnoittuva kuningas ja torni saavat seistä niillä.
fide-2018-ii-3-2-7-5 = Varattuina saavat olla jotkin ruudut, joiden pitäisi tavallisessa shakissa olla tyhjät: c-puolella a, b tai e, g-puolella e tai h.

## Ohjeisto III: pelit ilman siirtolisää, pikapeliloppu

fide-2018-iii-1 = Pikapeliloppu on viimeinen vaihe, jossa jäljellä oleviin siirtoihin on vain rajallinen aika.
fide-2018-iii-2-1 = Ohjeisto koskee viimeistä jaksoa, ja se on voimassa vain, jos siitä on ilmoitettu ennen kilpailua (Suomessa ks. FI.4).
fide-2018-iii-2-2 = Ohjeisto on normaalille ja nopealle shakille ilman siirtolisää; pikashakissa sitä ei käytetä.
fide-2018-iii-3-1 = Jos molemmat liput ovat alhaalla eikä järjestystä saada selville, ratkaisee jompikumpi seuraavista.
fide-2018-iii-3-1-1 = Muissa jaksoissa kuin viimeisessä peli jatkuu.
fide-2018-iii-3-1-2 = Viimeisessä jaksossa, jossa pelataan peli loppuun, tulos on tasapeli.
fide-2018-iii-4 = Siirtovuorossa oleva pelaaja, jolla on alle kaksi minuuttia, voi pyytää molemmille viiden sekunnin siirtolisää, jos kello sen sallii; pyyntö on samalla tasapelitarjous. Jos siihen ei suostuta ja tuomari hyväksyy pyynnön, kello asetetaan uudelleen, vastustaja saa kaksi lisäminuuttia ja peli jatkuu.
fide-2018-iii-5 = Jos III.4 ei ole käytössä, siirtovuorossa oleva pelaaja voi alle kahden minuutin ajallaan ennen lippunsa putoamista vaatia tasapeliä sillä perusteella, ettei vastustaja voi tai yritä voittaa normaalein keinoin. Tuomari on kutsuttava, ja kellon saa pysäyttää (6.11.2).
fide-2018-iii-5-1 = Tasapeli tuomitaan, jos tuomarin mielestä vastustaja ei yritä tai ei voi voittaa normaalein keinoin. Muuten tuomari lykkää ratkaisua tai hylkää vaatimuksen.
fide-2018-iii-5-2 = Jos ratkaisua lykätään, vastustajalle voidaan antaa kaksi lisäminuuttia, ja peliä jatketaan mahdollisuuksien mukaan valvottuna. Tuomari ratkaisee asian myöhemmin tai pian lipun pudottua: tulos on tasapeli, jos aikansa ylittäneen vastustaja ei voi voittaa normaalein keinoin tai ei ole yrittänyt sitä tarpeeksi.
fide-2018-iii-5-3 = Hylätystä vaatimuksesta vastustaja saa kaksi lisäminuuttia.
fide-2018-iii-6 = Kun paikalla ei ole tuomaria, toimitaan seuraavasti.
fide-2018-iii-6-1 = Alle kahden minuutin ajalla pelaaja voi vaatia tasapeliä ennen lippunsa putoamista, ja pelaaminen loppuu siihen. Perusteita on kaksi.
fide-2018-iii-6-1-1 = Vastustaja ei voi voittaa normaalein keinoin. Vaatija kirjaa loppuaseman, ja vastustaja vahvistaa sen.
fide-2018-iii-6-1-2 = Vastustaja ei ole yrittänyt voittaa normaalein keinoin. Vaatija kirjaa loppuaseman ja antaa ajantasaisen pöytäkirjan; vastustaja vahvistaa kummankin.
fide-2018-iii-6-2 = Vaatimuksen ratkaisee siihen tehtävään nimetty tuomari.
