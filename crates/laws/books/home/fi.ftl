### Home rules: the leaflet of a boxed set: the gist of every row, in our own words.

book-home = Kotisäännöt
# As one chooses it from a list.
short-home = Kotona
# As it is cited beside articles of another book.
cited-home = Kotisäännöt

## Pelin sisältö: what is in the box

home-pelin-sisalto-1 = Rasiassa on yksi lauta ja 32 nappulaa. Varanappuloita korotuksia varten ei ole.

## Pelin tavoite: the aim

home-pelin-tavoite-1 = Pelissä yritetään saada vastapuolen kuningas satimeen. Muut nappulat saa lyödä pois laudalta, kuningasta ei koskaan.
home-pelin-tavoite-2 = Satimeen jäänyt kuningas on matissa.

## Alkuasetelma: setting up

home-alkuasetelma-1 = Lauta on pelaajien välissä siten päin, että molempien oikean käden puolella on vaalea kulmaruutu.
home-alkuasetelma-2 = Vaakasuunnassa on kahdeksan riviä ja pystysuunnassa kahdeksan linjaa. Kulmistaan toisiinsa osuvat samanväriset ruudut muodostavat viistorivin.
home-alkuasetelma-3 = Arpa ratkaisee, kumpi saa vaaleat ja kumpi tummat; kumpikaan ei valitse itse.
home-alkuasetelma-4 = Kummallakin puolella on 16 nappulaa: kuningas, kuningatar sekä kaksin kappalein torneja, lähettejä ja ratsuja, lisäksi kahdeksan sotilasta. Luettelo etenee tärkeimmästä vähäisimpään, mutta järjestys ei vaikuta pelaamiseen.
home-alkuasetelma-5 = Peli alkaa tavanomaisesta alkuasemasta.

## Nappuloiden siirtäminen: moving the pieces

home-nappuloiden-siirtaminen-1 = Kullakin nappulalajilla on oma siirtotapansa. Ruutuun, jossa on jo oma nappula, ei voi mennä.
home-nappuloiden-siirtaminen-2 = Kun nappula siirtyy ruutuun, jossa on vieras nappula, se lyö tämän ja lyöty otetaan pois laudalta.
home-nappuloiden-siirtaminen-3 = Ratsu on ainoa nappula, joka pääsee toisten yli. Poikkeuksena on torni, joka linnoituksessa ohittaa kuninkaan.

## Kuningas: the king

home-kuningas-1 = Linnoitusta lukuun ottamatta kuningas astuu viereiseen ruutuun, jota vastustajan nappulat eivät uhkaa.
home-kuningas-2 = Kuninkaat eivät saa missään vaiheessa seistä vierekkäin.
home-kuningas-3 = Linnoituksessa kuningas siirtyy rivillään kaksi ruutua tornia kohti, ja torni asettuu kuninkaan toiselle puolelle ruutuun, jonka yli kuningas kulki.
home-kuningas-4 = Linnoitus on kuninkaan siirto, jonka tornin siirto viimeistelee; yhdessä ne ovat yksi siirto.
home-kuningas-5 = Kerran siirtynyt kuningas ei voi enää linnoittua.
home-kuningas-6 = Torni, joka on jo siirtynyt, ei myöskään kelpaa linnoitukseen.
home-kuningas-7-a = Linnoitusta on lykättävä, jos vastustaja uhkaa kuninkaan ruutua tai sitä ruutua, jonka kuningas ylittää. Tuloruutua lehtinen ei mainitse, mutta shakkiin ei saa jäädä, joten senkin on oltava turvallinen.
home-kuningas-7-b = Linnoitusta on lykättävä myös silloin, kun kuninkaan ja tornin väliset ruudut eivät kaikki ole tyhjiä.

## The other pieces

home-kuningatar = Kuningatar siirtyy linjalla, rivillä tai viistorivillä.
home-torni = Torni siirtyy linjalla tai rivillä.
home-lahetti = Lähetti siirtyy viistorivillä.
home-ratsu = Ratsu astuu yhden ruudun suoraan ja siitä yhden viistoon niin, että etäisyys lähtöruutuun kasvaa.

## Sotilas: the pawn

home-sotilas-1 = Sotilas ei koskaan peruuta eikä liiku sivulle: sen suunta on aina eteenpäin.
home-sotilas-a = Ilman lyöntiä sotilas kulkee suoraan eteen: lähtöruudustaan yhden tai kaksi ruutua, muualta yhden, ja kaikkien näiden ruutujen pitää olla tyhjiä. Lyönti suuntautuu yhden ruudun verran viistoon eteen.
home-sotilas-b = Ohestalyönti: kun vastustajan sotilas on kaksoisaskeleella hypännyt oman sotilaan uhkaaman ruudun ohi, sen saa lyödä kuin se olisi edennyt vain yhden ruudun. Tilaisuus on tarjolla vain heti seuraavalla siirrolla.
home-sotilas-c = Viimeiselle riville ehtinyt sotilas korotetaan samassa siirrossa oman värin kuningattareksi, torniksi, lähetiksi tai ratsuksi. Valinta on vapaa siitä riippumatta, mitä laudalla vielä on, ja uusi nappula vaikuttaa heti.

## Pelaaminen: playing

home-pelaaminen-1 = Vaaleat arvonnassa saanut aloittaa, ja sitten siirtovuoro vaihtuu joka siirrolla.
home-pelaaminen-2 = Alkuasemassa liikkeelle pääsevät vain ratsut ja sotilaat, muut nappulat vasta myöhemmin. Tämä johtuu asemasta eikä ole erillinen rajoitus.

## Shakki ja matti: check and mate

home-shakki-ja-matti-1 = Kuningas on shakissa, jos vastustajan nappula uhkaa ruutua, jolla se seisoo.
home-shakki-ja-matti-2 = Shakkiin on vastattava heti omalla vuorolla jollakin kolmesta tavasta.
home-shakki-ja-matti-a = Ensimmäinen tapa: kuningas väistää turvalliseen ruutuun.
home-shakki-ja-matti-b = Toinen tapa: shakin antanut nappula lyödään.
home-shakki-ja-matti-c = Kolmas tapa: jokin oma nappula asetetaan kuninkaan suojaksi shakin linjalle.
home-shakki-ja-matti-3 = Jos mikään torjuntakeino ei auta, kyseessä on matti.

## Pelin voittaminen: winning

home-pelin-voittaminen-1 = Matin tekijä voittaa, olipa nappuloita kuinka vähän tahansa.
home-pelin-voittaminen-2 = Häviönsä tai uhkaavan matin näkevä pelaaja voi antautua.
home-pelin-voittaminen-3 = Antautuneen vastustaja on voittanut, olipa asema mikä tahansa.

## Tasapeli: draws

home-tasapeli-1 = Peli päättyy tasan, kun kummankaan nappuloilla ei saa mattia aikaan millään tavalla. Näin on esimerkiksi, jos vastakkain ovat pelkät kuninkaat tai toisella on lisäksi vain yksi lähetti tai ratsu.
home-tasapeli-2 = Patti on tasapeli: vuorossa oleva ei ole shakissa, mutta yhtään siirtoa ei löydy.
home-tasapeli-3 = Pelaajat voivat milloin tahansa yhdessä sopia tasapelin.
home-tasapeli-4 = Kolmannen kerran esiintyvä asema, jossa vuoro on samalla pelaajalla, antaa oikeuden vaatia tasapeliä. Ellei kukaan vaadi, peli jatkuu.
home-tasapeli-4-same = Asemat ovat samat, kun joka ruudussa on sama nappulalaji ja väri ja kaikki nappulat voivat tehdä samat siirrot kuin aiemmin.
home-tasapeli-4-a = Vaatia voi pelaaja, jonka siirrolla asema palaa laudalle, kun hän kertoo tekevänsä juuri sen siirron. Kirjoittaa sitä ei tarvitse.
home-tasapeli-4-b = Vaatia voi myös se, jonka vuoro on vastata aseman toistaneeseen siirtoon.
home-tasapeli-5 = Siirtovuorossa oleva saa tasapelin näyttämällä, että molemmilla on takanaan 50 siirtoa tai enemmän ilman lyöntiä ja ilman sotilaan siirtoa. Viimeisenkin niistä pitää olla jo tehty.
