### Tuomarin vastaukset sanoina. Omin sanoin; avaimet seuraavat tosiasioiden JSON-sanoja. Puolet
### tulevat muuttujissa $by, $of, $to ja $from, taivutettuina päätteillä -gen, -ade, -all, -abl ja
### -ptv; ajat kuten kellossa, siirrot merkintöinä, kyllä tai ei sanoina true ja false.

## Tosiasiat

fact-refused = Hylättiin: { $why }
fact-started = Peli alkoi
fact-board-differs = Nappulat eivät ole alkuasemassa: { $squares }
fact-board-agrees = Nappulat ovat alkuasemassa
fact-clock-placed = Kello on { $place }
fact-clock-faced = Kellotaulut näyttävät { $faces }
fact-clock-not-placed = Tuomari ei ole päättänyt kellon paikkaa
fact-start-postponed = Pelin alku siirrettiin, uusi aika { $until }
fact-arrived = { $by } saapui laudan ääreen
fact-left = { $by } poistui { $area }{ $permitted ->
        [true] { "" }
       *[false] { " " }luvatta
    }
fact-adjusting = { $by } ilmoitti korjaavansa nappuloita
fact-adjusting-ended = { $by } lopetti nappuloiden korjaamisen
fact-touched = { $by } kosketti ruudun { $square } nappulaa{ $binds ->
        [true] { "" }
       *[false] , mikä ei velvoita mihinkään
    }
fact-touch-classified = { $accidental ->
        [true] { $of-gen } kosketus oli vahinko
       *[false] { $of-gen } kosketus oli tahallinen
    }
fact-released = { $by } irrotti otteensa nappulasta: { $from } – { $to }{ $two_hands ->
        [true] , kahdella kädellä
       *[false] { "" }
    }
fact-taken-off = { $by } otti ruudun { $square } nappulan laudalta
fact-put = { $by } pani ruutuun { $square } nappulan: { $piece }
fact-piece-named = { $by } ilmoitti korotusnappulan: { $promoted }
fact-fetching-piece = { $by } saa korottaa kellojen seistessä
fact-castling-announced = { $by } ilmoitti linnoittuvansa ruudun { $rook } tornin kanssa
fact-displaced = { $by } saattoi nappuloita epäjärjestykseen
fact-pieces-restored = { $by } pani nappulat takaisin paikoilleen
fact-move-made = { $by } teki siirron { $move }
fact-move-completed = { $by-gen } siirto on suoritettu loppuun: { $how }
fact-illegal-stands = { $by-gen } laiton siirto jäi toistaiseksi voimaan: { $kind }
fact-illegal-admitted = { $by } sanoo oman siirtonsa olleen laiton
fact-illegal-found = { $by-gen } siirto { $move } on laiton: { $reasons }
fact-illegal-forgiven = { $by-gen } laittomaan siirtoon ei voi enää puuttua
fact-correction-agreed = { $by } suostuu laittoman siirron korjaamiseen
fact-position-restored = { $ply ->
        [0] Alkuasema palautettiin
       *[other] Palattiin asemaan { $ply-side-gen } { $ply-number }. siirron jälkeen
    }
fact-pawn-became-queen = Ruudun { $square } sotilas vaihtui kuningattareksi
fact-illegal-counted = { $by-gen } { $count }. laiton siirto: { $kind }
fact-moves-bound = { $moves-count ->
        [0] { $by } saa tehdä minkä tahansa laillisen siirron
        [1] { $by-gen } on pelattava { $moves }
       *[other] { $by-gen } on valittava näistä: { $moves }
    }
fact-breach-found = { $by } rikkoi siirtämistä koskevia sääntöjä: { $of }
fact-symptom-noted = Asema on laiton; seuraava siirto ratkaisee
fact-symptom-gone = Asema ei enää ole laiton
fact-castling-barred = { $rooks-count ->
        [1] Ruudun { $rooks } tornin kanssa ei voi enää linnoittua
       *[other] Ruutujen { $rooks } tornien kanssa ei voi enää linnoittua
    }
fact-clock-started = { $of-gen } kello käynnistettiin
fact-clock-pressed = { $by } painoi kelloa
fact-clocks-stopped = Molemmat kellot pysäytettiin
fact-resumed = Peli jatkuu
fact-time-added = { $to } sai lisäaikaa { $span }
fact-time-taken = { $from } menetti aikaa { $span }
fact-clock-set = { $of-gen } kelloon asetettiin { $time }
fact-time-proposed = Alusta asti oikein asetettuna { $of-gen } kello näyttäisi { $time }
fact-extra-proposed = Tavallisesti { $to } saa tällöin lisäaikaa { $span }
fact-control-set = Miettimisaika on nyt { $control }
fact-flag-fallen = { $of-gen } lippu on pudonnut
fact-control-met = { $by } teki vaaditut siirrot ajoissa
fact-count-unknown = Siirtojen määrää ei saada selville: seuraava siirto on seuraavan jakson ensimmäinen
fact-order-doubted = { $by } sanoo, ettei tapahtumajärjestystä voi selvittää
fact-order-unknown = Tapahtumajärjestystä ei voi selvittää
fact-draw-offered = { $proper ->
        [true] { $by } tarjosi tasapeliä
       *[false] { $by } tarjosi tasapeliä väärään aikaan; tarjous on voimassa
    }
fact-draw-offered-if = { $by } tarjosi tasapeliä ehdollisesti: { $condition }
fact-offer-lapsed = Tasapelitarjous raukesi: { $why }
fact-offer-revived = Tasapelitarjous on taas voimassa
fact-draw-claimed = { $intended ->
        [none] { $by } vaati tasapeliä: { $basis }
       *[other] { $by } vaati tasapeliä siirrolla { $intended }: { $basis }
    }
fact-claim-upheld = Vaatimus pitää paikkansa: { $found }
fact-claim-rejected = Vaatimus ei pidä paikkaansa: { $found }
fact-consented = { $granted ->
        [true] Tuomari suostui tasapeliin
       *[false] Tuomari ei suostunut tasapeliin
    }
fact-resignation-denied = { $by } sanoo, ettei se ollut antautuminen
fact-resignation-judged = { $resigned ->
        [true] { $of } on antautunut
       *[other] { $of } ei ole antautunut
    }
fact-two-boards = Peliä pelataan kahdella laudalla { $by-gen } vaatimuksesta
fact-announced = { $by } ilmoitti siirron { $move }
fact-repeated = { $agrees ->
        [true] { $by } toisti siirron { $move }
       *[other] { $by } toisti siirron { $move }, vaikka ilmoitettu siirto oli toinen
    }
fact-copied = { $agrees ->
        [true] Siirto tehtiin myös toisella laudalla: { $move }
       *[other] Toisella laudalla tehtiin eri siirto: { $move }
    }
fact-boards-corrected = Molemmilla laudoilla on nyt pelin oikea asema
fact-times-asked = { $by } kysyi avustajaltaan aikoja ja siirtojen määrää
fact-times-told = Siirto { $moves }; käytetty aika: Valkea { $white }, Musta { $black }
fact-session-set = Istunnon päättymisaika on { $ends }
fact-sealing-called = { $by-gen } on tehtävä kuorisiirto
fact-seal-written = { $by } kirjasi kuorisiirron
fact-move-to-seal = { $by } siirsi laudalla: kuorisiirron on oltava { $move }
fact-move-sealed = { $reply ->
        [true] { $by } sulki vastauksensa kuoreen ja käynnisti poissa olevan pelaajan kellon
       *[other] { $by } teki kuorisiirron; kuori on suljettu
    }
fact-envelope-confirmed = Kuoren merkinnät ovat kunnossa; { $white } – { $black } jatkuu { $date } kello { $time }, { $place }
fact-resumption-began = On aika jatkaa peliä: asema ja ajat palautettiin ennalleen
fact-answering-clock-started = { $of-gen } kello käynnistettiin; kuorisiirtoon vastaa { $of }
fact-envelope-due = Myöhästymisaika on kulunut: kuori on avattava
fact-envelope-opened = Kuori avattiin: { $text }
fact-envelope-lost = Kuori on kadonnut; peli jatkuu keskeytysasemasta
fact-increment-requested = { $delay ->
        [true] { $by } pyysi molemmille viiden sekunnin aikaviivettä
       *[other] { $by } pyysi molemmille viiden sekunnin siirtolisää
    }
fact-increment-decided = { $granted ->
        [true] { $delay ->
            [true] Tuomari myönsi aikaviiveen
           *[other] Tuomari myönsi siirtolisän
        }
       *[other] { $delay ->
            [true] Tuomari ei myöntänyt aikaviivettä
           *[other] Tuomari ei myöntänyt siirtolisää
        }
    }
fact-no-normal-win-claimed = { $referred ->
        [true] { $by } päätti pelin ja vaati tasapeliä, koska { $ground }
       *[other] { $by } vaati tasapeliä, koska { $ground }
    }
fact-chances-weighed = { $can_mate ->
        [true] { $of } voi vielä tehdä matin; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
        [false] { $of } ei voi tehdä mattia; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
       *[other] Ei tiedetä, voiko { $of } vielä tehdä matin; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
    }
fact-verified = { $agreed ->
        [true] { $by } vahvisti merkinnät oikeiksi
       *[other] { $by } kieltäytyi vahvistamasta merkintöjä
    }
fact-claim-postponed = { $by-gen } vaatimuksen ratkaisua lykättiin
fact-claim-due = { $flag-gen } lippu on pudonnut: { $by-gen } vaatimus on nyt ratkaistava
fact-no-normal-win-rejected = { $by-gen } vaatimus hylättiin
fact-side-chosen = { $by } istuu { $edge }
fact-mate-asked = { $of } saa osoittaa pakotetun matin viimeistään { $until }
fact-mate-begun = { $by } alkoi osoittaa mattia; aikaa on { $until } asti
fact-mate-shown = { $forced ->
        [true] { $by } osoitti pakotetun matin: { $line }
       *[other] { $by } ei osoittanut pakotettua mattia
    }
fact-king-taken = { $by } löi kuninkaan
fact-no-progress-claimed = { $by } vaati tasapeliä, koska peli ei edisty: { $ground }
fact-trial-began = Vastustaja ei suostunut { $by-gen } vaatimukseen; pelin on nyt edistyttävä
fact-trial-ended = Peli on edistynyt { $by-gen } vaatimuksen jälkeen
fact-interfered = Ulkopuolinen puuttui peliin: { $about }
fact-lots-drawn = { $exchanged ->
        [true] Värit arvottiin: pelaajat vaihtavat värejä
       *[other] Värit arvottiin: pelaajat pitävät värinsä
    }
fact-lots-by-hand = { $by } sanoo, että värit arvottiin käsin
fact-takeback-wanted = { $by } haluaa perua viimeisen siirron
fact-restart-wanted = { $by } haluaa aloittaa pelin alusta
fact-written = { $by } kirjoitti: { $text }
fact-recording-lapsed = { $of-gen } ei enää tarvitse kirjata siirtoja tässä jaksossa
fact-sheet-due = { $by-gen } on täydennettävä pöytäkirjansa ennen seuraavaa siirtoa
fact-sheet-completed = { $by-gen } pöytäkirja on täydellinen
fact-sheet-given = { $to } sai pöytäkirjalomakkeen
fact-record-shown = { $to } katsoi pelin pöytäkirjaa { $count }. kerran
fact-reconstructed = Peli rekonstruoitiin: siirtoja kummallakin { $moves }
fact-sheet-replaced = { $of-gen } sähköinen pöytäkirja vaihdettiin; siirrot otetaan vastustajan pöytäkirjasta
fact-signed = { $sheets ->
        [digital] { $by } vahvisti tuloksen { $score } sähköisessä pöytäkirjassa
       *[paper] { $by } allekirjoitti tuloksen { $score }
    }
fact-asked = Tuomarilta kysytään: { $question }
fact-answered = Käsitelty: { $question }
fact-report-answered = { $admitted ->
        [true] { $by } myöntää huomautuksen aiheelliseksi: { $what }
       *[other] { $by } kiistää huomautuksen: { $what }
    }
fact-stop-judged = { $valid ->
        [true] { $by-ade } oli pätevä syy pysäyttää kello
       *[false] { $by-ade } ei ollut pätevää syytä pysäyttää kelloa
    }
fact-noted = Tuomarin tiedoksi: { $of } { $what }
fact-penalised = { $of } sai rangaistuksen: { $penalty }
fact-device-sounded = { $of-gen } puhelin soi { $count }. kerran
fact-inspected = { $agreed ->
        [true] { $of } tarkastettiin
       *[false] { $of } kieltäytyi tarkastuksesta
    }
fact-assistant-approved = { $of-gen } avustaja hyväksyttiin: { $duties }
fact-permitted = { $granted ->
        [true] { $of } sai luvan { $to }
       *[false] { $of } ei saanut lupaa { $to }
    }
fact-lateness-excused = { $of-gen } myöhästyminen annettiin anteeksi
fact-admitted = { $granted ->
        [true] { $who } päästettiin pelitilaan
       *[false] { $who } ei saanut tulla pelitilaan
    }
fact-expelled = { $who } poistettiin pelihuoneistosta
fact-board-transferred = Lauta oli väärin päin: asema siirrettiin, ja peli jatkuu
fact-colors-kept = Peli aloitettiin kääntövärein, ja niin sitä jatketaan
fact-rule-explained = Kohta { $article } selitettiin
fact-tipped = Tuomarille kerrottiin: { $text }
fact-appealed = { $by } valitti: { $text }
fact-committee-told = { $by } valitti tuomarin toiminnasta shakkituomaritoimikunnalle: { $text }
fact-appeal-closed = { $granted ->
        [true] Valitus hyväksyttiin
       *[false] Valitus hylättiin
    }
fact-reopened = Tulos kumottiin: peli jatkuu
fact-annulled = Peli mitätöitiin; pelataan uusi peli
fact-can-mate = { $by } voi vielä tehdä matin, esimerkiksi { $line }
fact-cannot-mate = { $by } ei voi tehdä mattia: { $because }
fact-mate-undecided = Ei selvinnyt, voiko { $by } vielä tehdä matin; sitä pidetään mahdollisena
fact-material-weighed = { $suffices ->
        [true] { $of-gen } nappulat riittävät pakottamaan matin
       *[other] { $of-gen } nappulat eivät riitä pakottamaan mattia
    }
fact-game-ended = Peli päättyi { $score }: { $ground }
result = { $score } · { $ground }

## Ratkaisujen otsikot

headline = { $what }: { $then }
headline-illegal-move = Laiton siirto
headline-illegal-pawn-left = Sotilas jäi viimeiselle riville
headline-illegal-no-move = Kelloa painettiin ilman siirtoa
headline-illegal-two-hands = Siirto kahdella kädellä
headline-breach-two-hands = Siirto kahdella kädellä
headline-breach-adjusting = Korjaaminen ilmoittamatta
headline-breach-touch-move = Kosketettu nappula
headline-claim-upheld = Oikea vaatimus
headline-claim-rejected = Väärä vaatimus
headline-flag = { $of-gen } aika loppui
headline-more = { $minutes ->
        [1] { $of } saa minuutin lisää
        [2] { $of } saa kaksi minuuttia lisää
       *[other] { $of } saa lisää { $span }
    }
headline-less = { $minutes ->
        [1] { $of } menettää minuutin
        [2] { $of } menettää kaksi minuuttia
       *[other] { $of } menettää { $span }
    }
headline-wins = { $of } voittaa
headline-draw = tasapeli
headline-score = { $score }

## Ääneen luetut siirrot

spoken-move = { $promoted ->
        [none] { $role } { $from } { $to }
       *[other] { $role } { $from } { $to } { $promoted }
    }
spoken-castling-h-file = lyhyt linnoitus
spoken-castling-a-file = pitkä linnoitus

## Pelin kohdat

place = { $ply ->
        [0] alkuasemassa
       *[other] { $ply-side-gen } { $ply-number }. siirron jälkeen
    }

## Nappula ruudussaan

man-pawn = ruudun { $square } sotilas
    .gen = ruudun { $square } sotilaan
    .ptv = ruudun { $square } sotilasta
    .ade = ruudun { $square } sotilaalla
man-knight = ruudun { $square } ratsu
    .gen = ruudun { $square } ratsun
    .ptv = ruudun { $square } ratsua
    .ade = ruudun { $square } ratsulla
man-bishop = ruudun { $square } lähetti
    .gen = ruudun { $square } lähetin
    .ptv = ruudun { $square } lähettiä
    .ade = ruudun { $square } lähetillä
man-rook = ruudun { $square } torni
    .gen = ruudun { $square } tornin
    .ptv = ruudun { $square } tornia
    .ade = ruudun { $square } tornilla
man-queen = ruudun { $square } kuningatar
    .gen = ruudun { $square } kuningattaren
    .ptv = ruudun { $square } kuningatarta
    .ade = ruudun { $square } kuningattarella
man-king = ruudun { $square } kuningas
    .gen = ruudun { $square } kuninkaan
    .ptv = ruudun { $square } kuningasta
    .ade = ruudun { $square } kuninkaalla

## Mikä siirrossa on väärin

reason-no-piece = ruudussa { $from } ei ole nappulaa
reason-not-on-move = { $man } on { $owner-gen }, mutta siirtovuoro on toisella
reason-no-movement = { $man } jäi paikalleen
reason-captures-king = { $king-ptv } ei voi lyödä
reason-own-piece = { $man } ei voi siirtyä ruutuun, jossa on oma nappula: { $occupant }
reason-not-its-move = { $man } ei siirry niin ruutuun { $to }
reason-passes = { $man } ei voi siirtyä toisen nappulan yli: tiellä on { $over }
reason-pawn-backwards = { $pawn } ei voi siirtyä taaksepäin
reason-pawn-sideways = { $pawn } ei voi siirtyä sivulle
reason-pawn-too-far = { $pawn } ei siirry ruutuun { $to }
reason-pawn-blocked = { $pawn } ei pääse eteenpäin: edessä on { $by }
reason-double-step-too-late = { $pawn } ei ole lähtöruudussaan eikä voi siirtyä kahta ruutua
reason-double-step-blocked = { $pawn } ei voi siirtyä kahta ruutua: tiellä on { $by }
reason-captures-straight = { $pawn } ei voi lyödä suoraan eteenpäin: edessä on { $victim }
reason-nothing-to-capture = { $pawn } pääsee ruutuun { $to } vain lyömällä, eikä siinä ole lyötävää
reason-en-passant-too-late = { $pawn } ei voi lyödä ohesta: { $victim } ei juuri siirtynyt kahta ruutua
reason-promotion-missing = { $pawn } on korotettava ruudussa { $to } kuningattareksi, torniksi, lähetiksi tai ratsuksi
reason-promotion-too-early = { $pawn-ptv } ei koroteta ruudussa { $to }, joka ei ole viimeisellä rivillä
reason-promotion-of-officer = { $man-ptv } ei voi korottaa: vain sotilaat korotetaan
reason-promotion-to = sotilasta ei voi korottaa tällaiseksi: { $role }
reason-dead-pawn = { $pawn } jäi korottamatta eikä voi enää liikkua
reason-into-check = kuningas joutuisi shakkiin: ruutua { $to } uhkaa { $by }
reason-castling-lost = oikeus linnoittua { $wing } on menetetty
reason-castling-king-away = { $king } on jo siirtynyt eikä voi linnoittua
reason-castling-rook-away = ruudussa { $corner } ei ole tornia, jonka kanssa linnoittua
reason-castling-in-check = shakissa ei voi linnoittua: kuningasta uhkaa { $by }
reason-castling-crosses = ruudun { $square } yli ei voi linnoittua: sitä uhkaa { $by }
reason-castling-reaches = ruutuun { $square } ei voi linnoittua: sitä uhkaa { $by }
reason-castling-blocked = kuninkaan ja tornin välissä on { $by }
reason-castling-way-blocked = kuninkaan tai tornin tiellä on { $by }
reason-left-in-check = { $king } jää shakkiin: sitä uhkaa { $by }
reason-exposed-to-check = { $king } altistuu shakille: sitä uhkaa { $by }
wing-a-file = a-linjan puolelle
wing-h-file = h-linjan puolelle
role-pawn = sotilas
role-knight = ratsu
role-bishop = lähetti
role-rook = torni
role-queen = kuningatar
role-king = kuningas

## Mitä vaatimuksesta selvisi

found-untold = siirrot laskettiin
found-times = { $intended ->
        [true] { $times ->
            [one] siirron jälkeen asema esiintyy ensimmäisen kerran
            [2] siirron jälkeen asema esiintyy toisen kerran; aiemmin: { $plies }
           *[other] siirron jälkeen asema on esiintynyt { $times } kertaa; aiemmin: { $plies }
        }
       *[other] { $times ->
            [one] asema on esiintynyt vain kerran
            [2] asema on esiintynyt kahdesti: { $plies }
           *[other] asema on esiintynyt { $times } kertaa: { $plies }
        }
    }
found-quiet = { $moves ->
        [one] kumpikin on tehnyt 1 siirron ilman lyöntiä tai sotilassiirtoa
       *[other] kumpikin on tehnyt { $moves } siirtoa ilman lyöntiä tai sotilassiirtoa
    }
found-not-on-move = siirtovuoro on vastustajalla, ja vain siirtovuorossa oleva voi vaatia
found-touched = nappulaan oli jo koskettu, eikä sen jälkeen voi vaatia tällä siirtovuorolla
found-illegal = kirjattu siirto on laiton: { $reasons }

## Miksi puoli ei voi tehdä mattia

no-mate-mated = oma kuningas on matissa
no-mate-stalemate = asema on patti
no-mate-bare-king = kuninkaan lisäksi ei ole mitään, millä tehdä matti
no-mate-one-knight = yksi ratsu tekee matin vain, jos jokin muu nappula kuin kuningatar tukkii kuninkaan ruutuja
no-mate-bishops-of-one-color = lähetit hallitsevat vain yhdenvärisiä ruutuja, eikä mikään voi tukkia muita
no-mate-no-check = mikään nappula ei koskaan pääse shakkaamaan
no-mate-no-net = kuninkaalle jää aina pakoruutu
no-mate-every-line = siirrettiinpä nyt mitä tahansa, matti ei ole mahdollinen
no-mate-exhausted = { $positions ->
        [one] ainoa mahdollinen asema ei ole matti
       *[other] mikään { $positions } mahdollisesta asemasta ei ole matti
    }

## Mitä ei ole

missing-illegal-move = laitonta siirtoa ei löytynyt: viimeinen siirto oli laillinen
missing-illegal-castling = siirto oli laillinen: näin linnoitutaan, kun kuningas ja kuningatar ovat vaihtaneet paikkaa
missing-illegal-position = asema ei ole laiton
missing-touch-breach = kosketetut nappulat sallivat siirron
missing-two-hands = siirto tehtiin yhdellä kädellä
missing-touch = mihinkään nappulaan ei ole koskettu
missing-adjustment = nappuloiden korjaamisesta ei ilmoitettu
missing-displacement = nappulat ovat paikoillaan
missing-disturbance = vastustaja ei ole saattanut nappuloita epäjärjestykseen
missing-ground = ei ole syytä käynnistää vastustajan kelloa uudelleen
missing-offer = tasapelitarjousta ei ole
missing-agreement = tasapelistä ei ole sovittu
missing-claim = ratkaistavaa vaatimusta ei ole
missing-request = mitään ei ole pyydetty
missing-question = sellaista kysymystä ei ole
missing-appeal = valitusta ei ole
missing-stop = kumpikaan pelaaja ei ole pysäyttänyt kelloa
missing-interruption = peliä ei ole keskeytetty
missing-end = peli ei ole päättynyt
missing-absence = pelaaja on jo paikalla
missing-move = sellaista siirtoa ei ole tehty
missing-count = mikään lippu ei ole pudonnut niin, että siirrot pitäisi laskea
missing-doubt = ei ole kahta tapahtumaa, joiden järjestys olisi epäselvä
missing-sheet = pöytäkirjaa ei tarvitse täydentää
missing-wrong-setup = alkuasema oli oikea
missing-announcement = siirtoa ei ole ilmoitettu
missing-silence = yhtään ilmoitusta tai toistoa ei puutu
missing-second-board = toista lautaa ei ole
missing-assistant = pelaajalla ei ole avustajaa
missing-session = istunnon päättymistä ei ole ilmoitettu
missing-sealed-move = kuorisiirtoa ei ole
missing-unread-text = epäselvää kuorisiirtoa ei ole
missing-adjournment = peliä ei ole keskeytetty kuorisiirtoon
missing-promotion = korotettavaa sotilasta ei ole
missing-penalty = rangaistusta ei mainittu
missing-time = aikaa ei mainittu

## Miksi teko ei käynyt

refusal-not-started = peli ei ole alkanut
refusal-game-over = peli on päättynyt
refusal-interrupted = peli on pysäytetty, kunnes tuomari antaa jatkaa
refusal-adjourned = peli on keskeytetty, kunnes kuori avataan
refusal-not-yours = tämä ei ole sinun tehtäväsi
refusal-not-your-move = siirtovuoro on vastustajalla
refusal-illegal-move = siirto on laiton
refusal-with-reasons = { $why }: { $reasons }
refusal-with-moves = { $why }: { $moves }
refusal-bound = nyt on tehtävä jokin muu siirto
refusal-already-released = nappula on jo päästetty irti ja jää paikalleen
refusal-no-piece = siinä ei ole sellaista nappulaa
refusal-wrong-mode = ei ole mahdollista tässä pelitavassa
refusal-nothing-there = mikään ei ole muuttunut
refusal-too-early = siihen on liian aikaista
refusal-too-late = siihen on liian myöhäistä
refusal-flag-not-down = lippu ei ole pudonnut
refusal-right-lost = oikeus menetettiin, kun nappulaan koskettiin
refusal-not-in-force = sellainen sääntö ei koske tätä peliä
refusal-too-often = useammin ei saa
refusal-not-allowed = se ei ole tässä sallittua
refusal-out-of-order = ajankohta on aiempi kuin jo kirjattu
refusal-no-such-duty = avustajalla ei ole tätä tehtävää
refusal-no-such-article = sellaista kohtaa ei ole
refusal-not-running = painettu kello seisoo
refusal-not-demanded = kumpikaan pelaaja ei ole sitä vaatinut
refusal-offer-stands = tarjous on jo voimassa
refusal-conditional = tasapelitarjoukseen ei voi liittää ehtoja
refusal-no-arbiter = siitä päättämään ei ole nimetty ketään
refusal-would-flag = se veisi kaiken jäljellä olevan ajan
refusal-not-algebraic = vain algebrallinen merkintä kelpaa
refusal-pawn-letter = sotilaalla ei ole kirjainta
refusal-nothing-taken = siinä ei lyödä mitään
refusal-ambiguous = merkintä voi tarkoittaa useampaa siirtoa
refusal-no-promotion = myös korotettu nappula on merkittävä
refusal-wrong-board = nappulat eivät ole oikeilla paikoillaan
refusal-not-complete = jotakin puuttuu
refusal-not-understood = sanoista ei saa laillista siirtoa
refusal-seal-broken = kuoreen ei suljettu tätä

## Mitä tuomarille merkitään muistiin

note-out-of-turn = siirsi, vaikka siirtovuoro oli vastustajalla
note-improper-offer = tarjosi tasapeliä väärään aikaan
note-repeated-offer = tarjosi tasapeliä kerta toisensa jälkeen
note-conditional-offer = tarjosi tasapeliä ehdollisesti
note-inadmissible-claim = vaati tasapeliä, vaikka siihen ei ollut oikeutta
note-repeated-claim = toisti vaatimuksensa ilman mitään uutta
note-wrong-flag-claim = väitti lipun pudonneen, vaikka se oli ylhäällä
note-wrong-illegal-claim = väitti laillista siirtoa laittomaksi
note-wrong-touch-claim = huomautti rikkomuksesta, jota ei ollut
note-not-written = ei kirjannut edellistä siirtoaan ennen seuraavaa
note-written-ahead = kirjasi siirron etukäteen
note-sheet-not-completed = siirsi täydentämättä pöytäkirjaansa
note-touch-breach = teki siirron, jota kosketetut nappulat eivät salli
note-two-hands = käytti siirtoon kahta kättä
note-adjusted-wrongly = korjasi nappuloita silloin, kun ei saanut
note-displaced = saattoi nappuloita epäjärjestykseen
note-time-trouble = on aikapulassa: alle viisi minuuttia jäljellä
note-left-without-permission = poistui luvatta
note-too-many-looks = pyysi nähdä pöytäkirjan useammin kuin saa
note-refused-inspection = kieltäytyi tarkastuksesta
note-idle-press = painoi kelloa, joka ei käynyt
note-empty-press = painoi kelloa tekemättä siirtoa
note-other-hand = painoi kelloa eri kädellä kuin siirsi
note-long-form = kirjoitti siirron pitkässä muodossa
note-idle-stop = pysäytti kellon ilman pätevää syytä
note-sheet-behind = ei ole pitänyt pöytäkirjaansa ajan tasalla
note-early-press = painoi kelloa ennen kuin siirto oli ilmoitettu ja tehty
note-told-unasked = sai avustajaltaan ajat tai siirtojen määrän kysymättä

## Miten siirto tuli suoritetuksi

completion-pressed = kelloa painettiin
completion-ended-game = siirto päätti pelin
completion-next-move = seuraava siirto tehtiin
completion-sealed = se suljettiin kuoreen
completion-claimed = se oli oikean vaatimuksen aiottu siirto

## Miksi tarjous raukesi

lapse-declined = se hylättiin
lapse-touched = nappulaan koskettiin tai sitä siirrettiin
lapse-withdrawn = se peruttiin
lapse-game-ended = peli päättyi muuten

## Laittomat siirrot

illegal-act-move = nappula siirtyi sääntöjen vastaisesti
illegal-act-pawn-left = sotilas jäi viimeiselle riville
illegal-act-no-move = kelloa painettiin ilman siirtoa
illegal-act-two-hands = siirto kahdella kädellä

## Mikä odottaa tuomaria

question-stop = { $by } pysäytti kellon ({ $reason }). Oliko syy pätevä?
question-consent = Tasapelistä on sovittu. Hyväksytäänkö se?
question-conditional-offer = { $by } tarjoaa tasapeliä ehdollisesti ({ $condition }). Onko tarjous voimassa ilman ehtoa?
question-resignation = { $of } { $sign }. Oliko se antautuminen?
question-absence = { $of } on myöhässä. Häviääkö { $of } pelin?
question-touch-breach = { $by } siirsi muuta nappulaa kuin kosketti. Jääkö siirto voimaan?
question-report = { $of ->
        [none] Huomautus: { $what }
       *[other] Huomautus, joka koskee { $of-ptv }: { $what }
    }
question-appeal = { $by } valittaa. Kumotaanko ratkaisu?
question-result = Pelaajat allekirjoittivat tuloksen { $signed }, mutta ratkaisu oli toinen. Kumpi jää voimaan?
question-times = Palattiin aiempaan asemaan. Ovatko ajat oikein?
question-earlier-illegal = Kävi ilmi, että { $by } teki laittoman siirron ennen lipun putoamista. Kumotaanko tulos?
question-own-illegal = { $by } sanoo oman siirtonsa olleen laiton. Korjataanko se?
question-both-flags = Molemmat liput ovat pudonneet, eikä voi selvittää, kumpi putosi ensin. Mikä on tulos?
question-order = { $by } sanoo, ettei tapahtumajärjestystä voi selvittää. Voiko sen selvittää?
question-several-games = { $of } on saanut varoituksen useassa pelissä. Mitä muuta siitä seuraa?
question-no-normal-win = { $by } väittää, ettei vastustaja voi tai yritä voittaa normaalein keinoin
question-increment = { $by } pyytää molemmille viittä lisäsekuntia siirtoa kohti
question-no-progress = { $by } vaati tasapeliä, koska peli ei edisty, ja nyt lippu on pudonnut. Onko peli edistynyt?
question-interference = { $by-gen } vaatimus perustuu ulkopuolisen sanoihin. Pelataanko peli uudelleen?
question-boards-differ = Laudat tai ilmoitukset eivät täsmää. Mitä pelattiin?
question-early-press = { $by } painoi kelloa ennen kuin siirto oli tehty. Mitä siitä seuraa?
question-envelope = Kuorisiirto on tehty. Mitä kuoreen on merkittävä?
question-sealed-move = { $by-gen } kuorisiirrosta ei saa selvää. Mitä siirtoa se tarkoittaa?
question-sheets = Lippu on pudonnut, eikä kumpikaan ole kirjannut: pöytäkirjat on ensin täydennettävä
question-recorder = Kumpikaan ei enää kirjaa: jonkun muun on kirjattava siirrot
question-edition = Nämä säännöt eivät pelipäivänä vielä olleet voimassa
question-device = { $of-abl } löytyi laite. Häviääkö { $of } pelin?
question-permission = { $of } pyytää lupaa { $to }

## Rangaistukset

penalty-warning = varoitus
penalty-more-time = vastustajalle lisäaikaa { $value }
penalty-less-time = aikaa vähennetään { $value }
penalty-all-time = koko jäljellä oleva aika
penalty-points = tulos { $value }
penalty-loss = pelin häviö; vastustaja saa { $value }
penalty-fine = sakko { $value } senttiä
penalty-rounds = { $value ->
        [one] sulkeminen pois yhdeltä kierrokselta
       *[other] sulkeminen pois { $value } kierrokselta
    }
penalty-expulsion = kilpailusta sulkeminen

share-none = nolla pistettä
share-half = puoli pistettä
share-whole = pisteen

## Perusteet

ground-checkmate = matti
ground-resignation = antautuminen
ground-stalemate = patti
ground-dead-position = kuollut asema
ground-agreement = sopimus
ground-time = ajan ylitys
ground-illegal-moves = laiton siirto
ground-threefold = asema esiintyi kolmannen kerran
ground-fifty-moves = viisikymmentä siirtoa ilman lyöntiä tai sotilassiirtoa
ground-fivefold = asema esiintyi viidennen kerran
ground-seventy-five-moves = 75 siirtoa ilman lyöntiä tai sotilassiirtoa
ground-illegal-position = laiton asema jäi laudalle
ground-absence = poissaolo
ground-both-flags = molemmat liput olivat pudonneet
ground-no-normal-win = ei voittoa normaalein keinoin
ground-sealed-move = kuorisiirto
ground-no-progress = peli ei edisty
ground-king-taken = kuningas lyötiin
ground-arbiter = tuomarin päätös
ground-signed = molempien allekirjoittama tulos

## Mikä tosiasioihin ja tekoihin kuuluu

basis-threefold = asema kolmannen kerran
basis-fifty-moves = viisikymmentä siirtoa
no-win-cannot = vastustaja ei voi voittaa normaalein keinoin
no-win-not-trying = vastustaja ei yritä voittaa normaalein keinoin
control-delay = aikaviive
control-hourglass = tiimalasi
control-no-clock = ilman kelloa
edge-near = lähemmällä puolella
edge-far = kauemmalla puolella
clock-place-left-of-white = Valkean vasemmalla puolella
clock-place-right-of-white = Valkean oikealla puolella
facing-left = vasemmalle lähipuolelta katsoen
facing-right = oikealle lähipuolelta katsoen
clock-in-hand-dispute = erimielisyys
clock-in-hand-request = pelaajien pyyntö
clock-in-hand-fault = kellon vika
return-restore = epäjärjestykseen saatetut nappulat on palautettava
return-touch = ensiksi kosketettua nappulaa ei siirretty
return-empty-press = siirtoa ei tehty
no-progress-perpetual-check = ikuinen shakki
no-progress-repetition = aseman toistuminen
no-progress-dead = mikään laillinen siirto ei edistä peliä
remark-flag = huomautus lipun putoamisesta
remark-illegal-move = huomautus laittomasta siirrosta
remark-other = muu huomautus
breach-two-hands = siirto kahdella kädellä
breach-adjusting = korjaaminen ilmoittamatta siitä ensin
breach-touch-move = muun kuin kosketetun nappulan siirto
area-venue = pelihuoneistosta
area-playing-area = pelitilasta
stop-reason-arbiter = tuomarin kutsuminen
stop-reason-promotion-piece = korotusnappula puuttuu
stop-reason-wrong-setting = kello on asetettu väärin
stop-reason-displacement = nappulat ovat epäjärjestyksessä
stop-reason-illegal-move = vastustaja teki laittoman siirron
stop-reason-flag = vastustajan lippu on pudonnut
stop-reason-sealed = kuorisiirto on tehty
stop-reason-other = muu syy
promoted-queen = kuningatar
promoted-rook = torni
promoted-bishop = lähetti
promoted-knight = ratsu
sign-handshake = ojensi kätensä
sign-king-laid-down = kaatoi kuninkaan
sign-clocks-stopped = pysäytti molemmat kellot
sign-walked-away = lähti sanaakaan sanomatta
irregularity-wrong-setup = alkuasema oli väärä
irregularity-turned-board = lauta on väärin päin
irregularity-reversed-colors = pelataan kääntövärein
irregularity-wrong-setting = kello on asetettu väärin
irregularity-pressing-hand = kelloa painettiin eri kädellä kuin siirrettiin
irregularity-hand-on-clock = käsi kellon päällä tai yläpuolella
irregularity-clock-handling = kellon kovakourainen käsittely
irregularity-sheet = pöytäkirjassa on jotakin sinne kuulumatonta
irregularity-broken-sheet = sähköinen pöytäkirja ei toimi
irregularity-disrepute = shakin mainetta vahingoittava käytös
irregularity-assistance = ulkopuolinen apu
irregularity-device = laite
irregularity-smoking = tupakointi
irregularity-vaping = sähkötupakka
irregularity-phone-in-venue = puhelimen käyttö pelihuoneistossa
irregularity-distraction = vastustajan häirintä
irregularity-refusal = kieltäytyminen auttamasta pelin rekonstruoinnissa
irregularity-disobedience = kieltäytyminen noudattamasta sääntöjä
irregularity-displacement = nappuloiden saattaminen epäjärjestykseen, mikä vei aikaa
irregularity-visitor = pelitilassa on joku, joka ei saisi olla siellä
irregularity-wrong-times = kellojen ajat ovat väärin
irregularity-boards-differ = laudoilla on eri asemat
irregularity-silence = siirtoa ei ilmoitettu tai toistettu
annul-reason-wrong-setup = alkuasema oli väärä
annul-reason-reversed-colors = pelattiin kääntövärein
annul-reason-interference = ulkopuolinen puuttui peliin
annul-reason-position-lost = asemaa ei saada selville
claim-ruling-upheld = hyväksytään
claim-ruling-rejected = hylätään
claim-ruling-postponed = lykätään
claim-ruling-postponed-with-time = lykätään, vastustajalle kaksi minuuttia

## Kenelle kerrotaan

audience-everyone = kerrotaan kaikille
audience-arbiter = kerrotaan vain tuomarille
audience-white = kerrotaan vain Valkealle ja tuomarille
audience-black = kerrotaan vain Mustalle ja tuomarille
audience-nobody = ei kerrota kenellekään
