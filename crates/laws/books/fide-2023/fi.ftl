### FIDEn shakkisäännöt 2023 tiivistettyinä, viesti kutakin vuodesta 2018 poikkeavaa kohtaa kohti.
### Omin sanoin, ei virallinen teksti: ratkaiseva on itse säännöstö.

book-fide-2023 = FIDEn shakkisäännöt 2023
# As one chooses it from a list.
short-fide-2023 = FIDEn säännöt 2023
# As it is cited beside articles of another book.
cited-fide-2023 = FIDE 2023
part-guidelines = Ohjeistot

fide-2023-int-2 = Säännöissä on kaksi osaa: pelisäännöt (luvut 1–5) ja kilpailusäännöt (luvut 6–12).
fide-2023-int-3 = FIDEn 93. kongressin Chennaissa hyväksymä englanninkielinen teksti on alkuperäinen; se on voimassa 1.1.2023 alkaen.
fide-2023-3-7 = Sotilaan siirrot.
fide-2023-3-9 = Shakattu kuningas.
fide-2023-3-10 = Lailliset ja laittomat siirrot ja laittomat asemat.
fide-2023-4-2 = Nappuloiden korjaaminen ja muu koskettaminen.
fide-2023-4-3 = Siirtovuorossa olevaa pelaajaa sitoo tahallinen kosketus, jonka tarkoitus on siirtää tai lyödä, ellei hän ole ensin ilmoittanut korjaavansa (4.2.1).
fide-2023-5-1-2 = Jos pelaaja antautuu, vastustaja voittaa ja peli päättyy heti. Tulos on kuitenkin tasapeli, jos vastustaja ei voisi tehdä mattia millään laillisella siirtosarjalla.
fide-2023-6-2 = Kellon käyttö.
fide-2023-6-2-1-1 = Pelin päättävä siirto (5.1.1, 5.2.1, 5.2.2, 9.2.1, 9.6.1 tai 9.6.2) on suoritettu loppuun ilman kellon painamista.
fide-2023-6-3 = Käytettävissä oleva aika.
fide-2023-6-7 = Myöhästymisaika.
fide-2023-6-10 = Kellon asettaminen.
fide-2023-7-4 = Epäjärjestykseen saatetut nappulat.
fide-2023-7-5 = Laittomat siirrot.
fide-2023-8-1 = Siirtojen kirjaaminen.
fide-2023-8-1-1 = Pelin aikana molemmat kirjaavat omat ja vastustajan siirrot siirto siirrolta, selvästi ja luettavasti, jommallakummalla seuraavista tavoista.
fide-2023-8-1-1-1 = Algebrallisin merkinnöin (liite C) kilpailun paperiseen pöytäkirjaan.
fide-2023-8-1-1-2 = Syöttämällä siirrot kilpailussa määrättyyn FIDEn sertifioimaan elektroniseen pöytäkirjaan.
fide-2023-8-1-2 = Siirtoa ei saa kirjoittaa tai syöttää etukäteen, paitsi vaadittaessa tasapeliä (9.2 tai 9.3) tai tehtäessä kuorisiirto (I.1.1).
fide-2023-8-3 = Pöytäkirjat omistaa järjestäjä. Selvästi viallisen elektronisen pöytäkirjan tuomari vaihtaa toiseen.
fide-2023-8-5 = Puutteelliset pöytäkirjat.
fide-2023-8-7 = Pelin päätyttyä molemmat osoittavat tuloksen allekirjoittamalla molemmat pöytäkirjat tai hyväksymällä sen elektronisissa pöytäkirjoissaan. Väärinkin merkitty tulos jää voimaan, ellei tuomari päätä toisin.
fide-2023-9-1 = Tasapelitarjoukset ja mitä erikoismääräykset voivat niistä sanoa.
fide-2023-9-2-1 = Jos asema on vasta tulossa, vaatija kirjoittaa siirron paperiseen pöytäkirjaan tai syöttää sen elektroniseen, minkä jälkeen sitä ei voi muuttaa, ja ilmoittaa tuomarille aikovansa tehdä sen.
fide-2023-9-3-1 = Vaatija kirjoittaa tai syöttää siirron, jota ei voi muuttaa, ja ilmoittaa aikovansa tehdä sen; sen jälkeen kummankaan viimeisissä 50 siirrossa ei ole sotilaan siirtoa eikä lyöntiä.
fide-2023-9-5 = Tasapelivaatimukset.
fide-2023-9-5-1 = Kun tasapeliä vaaditaan (9.2 tai 9.3), pelaaja tai tuomari pysäyttää kellon. Vaatimusta ei voi perua.
fide-2023-9-6-1 = Sama asema (9.2.3) on esiintynyt vähintään viidesti.
fide-2023-11-2 = Pelihuoneisto ja pelitila.
fide-2023-11-3 = Muistiinpanot ja elektroniset laitteet.
fide-2023-11-3-2 = Pelin aikana pelaajalla ei saa olla pelihuoneistossa elektronista laitetta, jota tuomari ei ole hyväksynyt.
fide-2023-11-3-2-1 = Erikoismääräyksissä voidaan sallia kokonaan sammutettu laite pelaajan laukussa sovitussa paikassa; laukkua ei saa käyttää luvatta.
fide-2023-12-2-7 = Tuomari noudattaa reilun pelin sääntöjä ja ohjeita.
fide-2023-a-3 = Lukujen 7 ja 9 aikarangaistus on kahden minuutin sijasta yksi minuutti.
fide-2023-a-5 = Jos A.4:n ehdot eivät täyty, sovelletaan kohtia A.5.1–A.5.5.
fide-2023-a-5-1 = Kun kumpikin on suorittanut loppuun kymmenen siirtoa alkuasemasta, ovat voimassa seuraavat kaksi rajoitusta.
fide-2023-a-6 = Erikoismääräykset kertovat, sovelletaanko kohtaa A.4 vai A.5; valinta koskee kilpailun kaikkia pelejä.
fide-2023-b-3 = Jos B.2:n ehdot eivät täyty, sovelletaan nopean shakin kohtia A.2, A.3 ja A.5.
fide-2023-b-4 = Erikoismääräykset kertovat, sovelletaanko kohtaa B.2 vai B.3; valinta koskee kilpailun kaikkia pelejä.
fide-2023-c-2 = Upseerit merkitään nimen isolla alkukirjaimella; englanniksi K (kuningas), Q (kuningatar), R (torni), B (lähetti) ja N (ratsu).
fide-2023-c-13 = Merkit ja lyhenteet; seuraavista neljä viimeistä saa jättää pois.
fide-2023-c-13-1 = 0-0 on linnoitus h-tornin kanssa.
fide-2023-c-13-2 = 0-0-0 on linnoitus a-tornin kanssa.
fide-2023-c-13-3 = x on lyönti.
fide-2023-c-13-4 = + on shakki.
fide-2023-c-13-5 = ++ tai # on matti.
fide-2023-c-13-6 = e.p. on ohestalyönti.
fide-2023-c-14 = Esimerkkipeli on kolmessa muodossa; kolmannessa kuningatar on d3:ssa, muissa e3:ssa.
fide-2023-d-2-6 = Näkövammaisen pelaajan kello.
fide-2023-gl-0 = Ohjeistot auttavat järjestäjiä. Ne eivät ole osa sääntöjä, mutta niitä suositellaan vahvasti siellä, missä ne sopivat.
fide-2023-i-1 = Pelin keskeyttäminen.
fide-2023-i-1-1 = Jos peli on kesken istunnon päättyessä, siirtovuorossa oleva kirjoittaa siirron yksiselitteisesti paperiseen pöytäkirjaan, panee molemmat pöytäkirjat kuoreen, sulkee sen ja pysäyttää sitten kellot; siihen asti siirron voi vaihtaa. Jos hän kehotuksen jälkeen siirtää laudalla, sen siirron on oltava kuorisiirto.
fide-2023-i-8 = Ellei luku 5, 5.2.2, 6.9 tai 9.6 anna muuta tulosta, kuorisiirron tehnyt häviää, jos siirrossa on jokin kolmesta seuraavasta viasta.
fide-2023-i-12 = Mitä seuraa, jos kuori tai asema on kadonnut.

## Kohdat, joissa vuoden 2018 suomennos poikkeaa englanninkielisestä tekstistä

fide-2023-2-2 = Kummallakin on alussa 16 nappulaa: kuningas, kuningatar, kaksi tornia, kaksi lähettiä, kaksi ratsua ja kahdeksan sotilasta. Kirjaimet ovat K, Q, R, B ja N; sotilaalla ei ole kirjainta.
fide-2023-3-6 = Ratsu siirtyy jollekin lähimmistä ruuduista, jotka eivät ole samalla vaaka-, pysty- tai vinorivillä.
fide-2023-8-5-3 = Jos täydellistä pöytäkirjaa ei ole, merkitään muistiin asema, ajat, kumman kello kävi sekä tehtyjen tai loppuun suoritettujen siirtojen määrä; sitten peli rekonstruoidaan toisella laudalla tuomarin tai avustajan valvonnassa.
fide-2023-9-3-2 = Tai kummankaan viimeisten 50 loppuun suoritetun siirron aikana ei ole siirretty sotilasta eikä lyöty.
fide-2023-11-2-1 = Kilpailupaikkaan kuuluvat pelialue, lepohuoneet, WC-tilat, kahvio, tupakointipaikka ja muut tuomarin nimeämät tilat.
fide-2023-11-2-3-3 = Muu kuin pelaaja tai tuomari saa tulla pelialueelle vain tuomarin luvalla.
fide-2023-11-6 = Kohtien 11.1–11.5 rikkomisesta rangaistaan kohdan 12.9 mukaan.
fide-2023-11-7 = Pelaaja, joka itsepintaisesti kieltäytyy noudattamasta sääntöjä, häviää pelin; tuomari päättää vastustajan pisteistä.
fide-2023-12-8 = Ilman tuomarin lupaa kukaan ei saa käyttää puhelinta eikä muuta viestintälaitetta kilpailupaikalla eikä sen viereisissä tuomarin nimeämissä tiloissa.
