### FIDE Laws of Chess in force from 1 July 2014: the gist of every row of crates/laws/books/fide-2014.rows, in our own words.

## Finnish preface

fide-2014-fi-1 = Sääntöjen tätä laitosta noudatetaan 1.7.2014 alkaen.
fide-2014-fi-2 = Suomessa pelaajan puhelimen äänestä annetaan ensin varoitus; jos puhelin ääntelee uudelleen, peli on hävitty. Erikoismääräyksissä seuraamus voi olla toinen.
fide-2014-fi-3 = Vuoden 2014 uutuus: tasapeliin päättyvät vaatimatta sekä 75 siirron jakso, jossa kumpikaan ei lyö eikä siirrä sotilasta, että peräkkäisin siirroin viisi kertaa toistettu asema.
fide-2014-fi-4 = Suomessa liitettä G noudatetaan pikapeliloppuisissa kilpailuissa, jolleivät erikoismääräykset sulje sitä pois. Pikashakissa sitä ei käytetä.
fide-2014-fi-5 = Vuoden 2014 uutuus: pelin lopulla pelaaja voi pyytää aikaviivettä tai siirtolisää, ja muutos tehdään, jos tuomari myöntyy.
fide-2014-fi-6 = Sallittu myöhästyminen kerrotaan erikoismääräyksissä, sillä FIDE ei enää anna sille oletusta. Jos siitä ei puhuta mitään, raja on Suomessa 30 minuuttia.
fide-2014-fi-7 = Aiheettomasta tasapelivaatimuksesta vastustaja saa nyt kaksi lisäminuuttia, ennen niitä tuli kolme.
fide-2014-fi-8 = Pelin menettää nyt jo toisella laittomalla siirrollaan, kun ennen raja oli kolmannessa.
fide-2014-fi-9 = Suomessa myös nopeassa shakissa vasta toinen laiton siirto häviää.
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
fide-2014-3-7-e = Viimeiselle riville päässyt sotilas korotetaan samalla siirrolla ja samassa ruudussa oman värin upseeriksi, muttei kuninkaaksi. Valinta ei riipu siitä, mitä on lyöty, ja upseeri vaikuttaa heti.
fide-2014-3-8 = Kuninkaalla on kaksi siirtotapaa: yksi askel tai linnoitus.
fide-2014-3-8-a = Kuningas astuu viereiseen ruutuun, jota vastustaja ei uhkaa.
fide-2014-3-8-b = Linnoitus on yksi kuninkaan siirto: alkuruudussaan oleva kuningas menee perusrivillä kaksi ruutua kohti alkuruudussaan olevaa tornia, joka siirtyy kuninkaan yli sen ohittamaan ruutuun.
fide-2014-3-8-b-1 = Linnoitusoikeus katoaa lopullisesti kahdessa tapauksessa.
fide-2014-3-8-b-1-a = Oikeus katoaa, kun kuningasta on siirretty.
fide-2014-3-8-b-1-b = Oikeus katoaa sen tornin osalta, jota on siirretty.
fide-2014-3-8-b-2 = Linnoitus ei onnistu juuri nyt kahdessa tapauksessa.
fide-2014-3-8-b-2-a = Linnoittaa ei voi, kun vastustaja uhkaa kuninkaan lähtöruutua, sen ylittämää ruutua tai tuloruutua.
fide-2014-3-8-b-2-b = Linnoittaa ei voi, kun kuninkaan ja kyseisen tornin väli ei ole tyhjä.
fide-2014-3-9 = Uhattu kuningas on shakissa, vaikka uhkaaja olisi itse kiinnitetty. Siirron jälkeen oma kuningas ei saa olla shakissa.
fide-2014-3-10-a = Laillinen siirto on kaikilta osin kohtien 3.1–3.9 mukainen.
fide-2014-3-10-b = Laiton on siirto, joka rikkoo jotakin kohdista 3.1–3.9.
fide-2014-3-10-c = Laiton on asema, johon laillisin siirroin ei olisi voitu päätyä.
