### Säännöstöt näytettävinä: niiden nimet ja osat ja se, mitä kohdasta kerrotaan.

## Mitä kohdasta tulee

fate-ruled = ratkaistaan: pöydässä tiedossa olevat seikat riittävät, ja ratkaisu viittaa kohtaan
fate-by-type = toteutuu rakenteen ansiosta: { $part }
fate-arbiter = tuomarin: ihminen ratkaisee; ohjelma kirjaa, kokoaa näytön ja ehdottaa
fate-guidance = ohje: näytetään, ei valvota

## Mitä epäselvästä paikasta tai yhteisvaikutuksesta tulee

point-ruled = ratkaistaan: ratkaisu riippuu siitä
point-elsewhere = toteutuu muualla: { $part }
point-text = painoasua tai sanamuotoa: pöydässä mikään ei riipu siitä
point-open = avoin: kuuluu kirjan osaan, jota ohjelma ei vielä ratkaise

## Mistä kohdassa on kyse

kind-definition = määritelmä
kind-position = asema
kind-act = teko
kind-clock = kello
kind-record = kirjaaminen
kind-claim = vaatimus
kind-arbiter = tuomari
kind-regulation = kilpailumääräys
kind-conduct = käytös
kind-equipment = välineet

## Kuinka samanlaisia kaksi kohtaa ovat

likeness-same = asiallisesti sama
likeness-nearly = lähes sama
likeness-differs = lopputulos voi olla toinen
likeness-untold = kumpikin poikkeaa kirjasta fide-2018

## Otsikot

label-fate = kohtelu
label-kind = aihe
label-provisions = säännökset
label-printed = painettuna
label-cases = tapaukset
label-no-cases = ei vielä
label-articles =
    { $count ->
        [one] 1 kohta
       *[other] { $count } kohtaa
    }
label-ruled = joista ohjelma ratkaisee { $count }
label-only = Vain kirjassa { $book }:
label-outcomes = Samat tapahtumat, kaksi lopputulosta:
label-alike =
    { $count ->
        [one] Kirjan { $book } kohdista 1 sanoo molemmissa saman.
       *[other] Kirjan { $book } kohdista { $count } sanoo molemmissa saman.
    }
label-differs = poikkeaa
label-unread = ei luettavissa
label-held = { $differ ->
        [0] { $cases ->
            [one] 1 tapaus pitää paikkansa
           *[other] { $cases } tapausta pitää paikkansa
        }
       *[other] Tapauksia { $cases }, poikkeavia { $differ }
    }

## Milloin kirja on voimassa

day = { $day }.{ $month }.{ $year }
validity = { $bounds ->
        [from] voimassa { $from } alkaen
        [until] voimassa { $until } saakka
       *[both] voimassa { $from }–{ $until }
    }

## Säännöstöjen osat

part-finnish-preface-introduction-fide-preface = Suomalainen esipuhe, johdanto, FIDEn esipuhe
part-chapter-1-nature-and-aim-of-the-game = Luku 1: pelin luonne ja tavoite
part-chapter-2-initial-position = Luku 2: alkuasema
part-chapter-3-moves-of-the-pieces = Luku 3: nappuloiden liikkuminen
part-chapter-4-the-act-of-moving = Luku 4: nappuloiden siirtäminen
part-chapter-5-end-of-the-game = Luku 5: pelin loppuminen
part-chapter-6-the-chess-clock = Luku 6: shakkikello
part-chapter-7-irregularities = Luku 7: sääntöjenvastaisuudet
part-chapter-8-recording-the-moves = Luku 8: siirtojen merkintä
part-chapter-9-the-drawn-game = Luku 9: tasapeli
part-chapter-10-points = Luku 10: pisteet
part-chapter-11-conduct-of-the-players = Luku 11: pelaajien käyttäytyminen
part-chapter-12-the-arbiter = Luku 12: tuomari
part-appendix-a-rapid-chess = Liite A: nopea shakki
part-appendix-b-blitz = Liite B: pikashakki
part-appendix-c-algebraic-notation = Liite C: algebrallinen merkintätapa
part-appendix-d-blind-and-visually-disabled-players = Liite D: sokeat ja näkövammaiset pelaajat
part-guideline-i-adjourned-games = Ohjeisto I: kuoripelit
part-guideline-ii-chess960 = Ohjeisto II: Shakki960
part-guideline-iii-games-without-increment-quickplay-finish = Ohjeisto III: pelit ilman siirtolisää, pikapeliloppu
part-finnish-preface = Suomalainen esipuhe
part-introduction-and-preface = Johdanto ja esipuhe
part-chapter-2-the-board-and-the-starting-array = Luku 2: lauta ja alkuasetelma
part-chapter-3-how-the-pieces-move = Luku 3: nappuloiden liikkuminen
part-chapter-5-completion-of-the-game = Luku 5: pelin loppuminen
part-appendix-a-rapid = Liite A: nopea shakki
part-appendix-e-adjourned-games = Liite E: kuoripelit
part-appendix-f-chess960 = Liite F: Shakki960
part-appendix-g-quickplay-finish = Liite G: pikapeliloppu
part-standing-and-time-0-to-3 = Sääntöjen soveltaminen ja aika (0–3)
part-the-table-and-the-clock-4-to-8 = Pöytä ja kello (4–8)
part-disturbed-and-touched-pieces-9-and-10 = Epäjärjestykseen saatetut ja kosketetut nappulat (9 ja 10)
part-promotion-11 = Korotus (11)
part-illegal-moves-12 = Laittomat siirrot (12)
part-winning-13 = Voitto (13)
part-drawing-14 = Tasapeli (14)
part-order-of-events-15-and-16 = Tapahtumien järjestys (15 ja 16)
part-penalties-17 = Rangaistukset (17)
part-the-arbiter-and-others-18-to-21 = Tuomari ja muut (18–21)
part-pelin-sisalto-what-is-in-the-box = Pelin sisältö: mitä laatikossa on
part-pelin-tavoite-the-aim = Pelin tavoite: mihin pyritään
part-alkuasetelma-setting-up = Alkuasetelma: miten aloitetaan
part-nappuloiden-siirtaminen-moving-the-pieces = Nappuloiden siirtäminen
part-kuningas-the-king = Kuningas
part-the-other-pieces = Muut nappulat
part-sotilas-the-pawn = Sotilas
part-pelaaminen-playing = Pelaaminen
part-shakki-ja-matti-check-and-mate = Shakki ja matti
part-pelin-voittaminen-winning = Pelin voittaminen
part-tasapeli-draws = Tasapeli

## Mikä peliä koskee

rule-category = { $category ->
        [standard] Normaali shakki
        [rapid] Nopea shakki
       *[blitz] Pikashakki
    }
rule-supervision = { $supervision ->
        [full] Täydet kilpailusäännöt
       *[limited] Kevennetyt säännöt
    }
rule-book-proposed = Tällaiseen peliin ehdotetaan: { $book }
rule-touch-move = Koskettu – siirretty
rule-illegal-moves-refused = Laittomia siirtoja ei hyväksytä
rule-first-illegal-move = Ensimmäinen laiton siirto: vastustajalle lisäaikaa { $time }
rule-second-illegal-move-loses = Toinen laiton siirto johtaa häviöön
rule-illegal-move-stands = Laiton siirto jää voimaan, kun vastustaja on siirtänyt
rule-flags = { $seen-by ->
        [program] Ohjelma huomauttaa lipun putoamisesta
       *[human] Pelaajat tai tuomari huomauttavat lipun putoamisesta
    }
rule-time-loses = Ajan ylitys johtaa häviöön, paitsi jos vastustaja ei voi tehdä mattia
rule-default-time = { $millis ->
        [0] Pelaajien on oltava paikalla pelin alkaessa
       *[other] Myöhästyä saa enintään { $time }
    }
rule-recording = Molemmat pitävät pöytäkirjaa
rule-no-recording = Pöytäkirjaa ei tarvitse pitää
rule-record-looks = Pöytäkirjan katsomiskertoja: { $looks }
rule-agreements = { $allowed ->
        [free] Tasapelistä voi sopia milloin tahansa
        [not-before] Tasapelistä ei voi sopia ennen siirtoa { $number }
       *[with-consent] Tasapelistä voi sopia tuomarin suostumuksella
    }
rule-threefold = Tasapeli vaadittaessa: sama asema kolmannen kerran
rule-fifty-moves = Tasapeli vaadittaessa: viisikymmentä siirtoa
rule-wrong-claim = Väärä vaatimus: vastustajalle lisäaikaa { $time }
rule-fivefold = Tasapeli: sama asema viidennen kerran
rule-seventy-five-moves = Tasapeli: seitsemänkymmentäviisi siirtoa
rule-dead-position = Tasapeli: kumpikaan ei voi enää tehdä mattia
rule-illegal-move-loses = Laiton siirto johtaa häviöön
rule-start-stays = Väärä alkuasema jää voimaan siirron { $after } jälkeen
rule-only-on-demand = Mitään ei ratkaista, ellei pelaaja sitä vaadi
rule-second-breach-loses = Toinen rikkomus johtaa häviöön
rule-time-loses-against-enough = Ajan ylitys johtaa häviöön, jos vastustajan materiaali riittää mattiin
rule-no-progress = Tasapeli vaadittaessa: peli ei edisty
rule-too-few-pieces = Tasapeli: liian vähän nappuloita mattiin
rule-colours-by-lot = Värit arvotaan
rule-quickplay-finish = Viimeisessä jaksossa pikapeliloppu
rule-phones = Puhelimen ääni: { $ladder }
rule-scoring = Pisteet: voitto { $win }, tasapeli { $draw }, häviö { $loss }
rule-appeals = Päätöksistä voi valittaa
rule-no-finnish-edition = Näistä säännöistä ei tunneta suomalaista laitosta: Suomen omat päätökset eivät lisää mitään
rule-sheets-not-certified = Poikkeus: sähköisillä pöytäkirjoilla ei ole hyväksyntää, joten peliä ei voi lähettää vahvuuslukulaskentaan
rule-sealed-digitally = Poikkeus: kuorisiirto voidaan säilyttää ohjelmassa eikä paperilla, joten peliä ei voi lähettää vahvuuslukulaskentaan
sanction-warning = varoitus
sanction-loss = pelin häviö
