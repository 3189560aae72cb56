### Tuomarin vastaukset sanoina. Omin sanoin; avaimet seuraavat tosiasioiden JSON-sanoja. Puolet
### tulevat muuttujissa $by, $of, $to ja $from, taivutettuina päätteillä -gen, -ade, -all, -abl ja
### -ptv; ajat kuten kellossa, siirrot merkintöinä, kyllä tai ei sanoina true ja false.

## Tosiasiat

fact-refused = Hylättiin: { $why }
fact-started = Peli alkoi
fact-board-differs = Lauta ei ole alkuasemassa: { $squares }
fact-board-agrees = Lauta on alkuasemassa
fact-clock-placed = Kello on { $place }
fact-clock-faced = Kellotaulut näyttävät { $faces }
fact-clock-not-placed = Tuomari ei ole määrännyt kellon paikkaa
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
fact-piece-named = { $by } sanoi korotusnappulan: { $promoted }
fact-fetching-piece = { $by } saa korottaa kellojen seistessä
fact-castling-announced = { $by } ilmoitti linnoittavansa ruudun { $rook } tornin kanssa
fact-displaced = { $by } saattoi nappuloita epäjärjestykseen
fact-pieces-restored = { $by } pani nappulat takaisin paikoilleen
fact-move-made = { $by } teki siirron { $move }
fact-move-completed = { $by-gen } siirto on suoritettu loppuun: { $how }
fact-illegal-stands = { $by-gen } laiton siirto jäi toistaiseksi voimaan: { $kind }
fact-illegal-admitted = { $by } sanoo, että oma siirto oli laiton
fact-illegal-found = { $by-gen } siirto { $move } on laiton: { $reasons }
fact-illegal-forgiven = { $by-gen } laittomaan siirtoon ei voi enää puuttua
fact-correction-agreed = { $by } suostuu laittoman siirron korjaamiseen
fact-position-restored = { $ply ->
        [0] Palattiin pelin alkuun
       *[other] Palattiin asemaan { $ply-side-gen } { $ply-number }. siirron jälkeen
    }
fact-pawn-became-queen = Ruudun { $square } sotilas vaihtui kuningattareksi
fact-illegal-counted = { $by-gen } { $count }. laiton siirto: { $kind }
fact-moves-bound = { $moves-count ->
        [0] { $by } saa valita minkä siirron tahansa
        [1] { $by-gen } on pelattava { $moves }
       *[other] { $by-gen } on valittava näistä: { $moves }
    }
fact-breach-found = { $by } rikkoi siirtämisen sääntöjä: { $of }
fact-symptom-noted = Asema on laiton; seuraava tehty siirto ratkaisee
fact-symptom-gone = Asema ei enää ole laiton
fact-castling-barred = Linnoitus ei ole mahdollinen näiden ruutujen tornien kanssa: { $rooks }
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
fact-count-unknown = Siirtojen määrää ei saada selville: seuraava siirto aloittaa seuraavan jakson
fact-order-doubted = { $by } sanoo, ettei tapahtumajärjestystä voi selvittää
fact-order-unknown = Tapahtumajärjestystä ei voi selvittää
fact-draw-offered = { $proper ->
        [true] { $by } tarjosi tasapeliä
       *[false] { $by } tarjosi tasapeliä väärään aikaan; tarjous on voimassa
    }
fact-draw-offered-if = { $by } tarjosi tasapeliä ehdolla: { $condition }
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
       *[other] { $by } toisti siirron { $move }, joka on muu kuin ilmoitettu
    }
fact-copied = { $agrees ->
        [true] Siirto tehtiin myös toisella laudalla: { $move }
       *[other] Toisella laudalla tehtiin muu siirto: { $move }
    }
fact-boards-corrected = Molemmilla laudoilla on pelin asema
fact-times-asked = { $by } kysyi avustajaltaan aikoja ja siirtojen määrää
fact-times-told = Siirto { $moves }; aikaa kulunut: Valkea { $white }, Musta { $black }
fact-session-set = Istunto päättyy ajassa { $ends }
fact-sealing-called = { $by-gen } on tehtävä kuorisiirto
fact-seal-written = { $by } kirjasi kuorisiirron
fact-move-to-seal = { $by } siirsi laudalla: kuorisiirto on { $move }
fact-move-sealed = { $reply ->
        [true] { $by } antoi vastauksensa kuorisiirtona ja käynnisti poissa olevan kellon
       *[other] { $by } teki kuorisiirron; kuori on suljettu
    }
fact-envelope-confirmed = Kuoren merkinnät ovat täydelliset; { $white } – { $black } jatkuu { $date } kello { $time }, { $place }
fact-resumption-began = Jatkamisen aika on tullut: asema ja ajat palautettiin ennalleen
fact-answering-clock-started = { $of-gen } kello käynnistettiin; vastausvuoro on { $of-ade }
fact-envelope-due = Myöhästymisaika on kulunut: kuori on avattava
fact-envelope-opened = Kuori avattiin: { $text }
fact-envelope-lost = Kuori on kadonnut; peli jatkuu keskeytysasemasta
fact-increment-requested = { $delay ->
        [true] { $by } pyysi molemmille viiden sekunnin viivettä siirtoa kohti
       *[other] { $by } pyysi molemmille viiden sekunnin siirtolisää
    }
fact-increment-decided = { $granted ->
        [true] { $delay ->
            [true] Tuomari myönsi viiveen
           *[other] Tuomari myönsi siirtolisän
        }
       *[other] { $delay ->
            [true] Tuomari ei myöntänyt viivettä
           *[other] Tuomari ei myöntänyt siirtolisää
        }
    }
fact-no-normal-win-claimed = { $referred ->
        [true] { $by } päätti pelin väitteeseen, että { $ground }
       *[other] { $by } vaati tasapeliä, koska { $ground }
    }
fact-chances-weighed = { $can_mate ->
        [true] { $of } voi vielä tehdä matin; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
        [false] { $of } ei voi tehdä mattia; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
       *[other] Ei tiedetä, voiko { $of } vielä tehdä matin; siirtoja kummallakin ilman lyöntiä tai sotilassiirtoa: { $moves }
    }
fact-verified = { $agreed ->
        [true] { $by } vahvisti muistiin merkityn
       *[other] { $by } kieltäytyi vahvistamasta muistiin merkittyä
    }
fact-claim-postponed = Ratkaisu { $by-gen } vaatimuksesta lykättiin
fact-claim-due = { $flag-gen } lippu on pudonnut: { $by-gen } vaatimus on nyt ratkaistava
fact-no-normal-win-rejected = { $by-gen } vaatimus hylättiin
fact-side-chosen = { $by } istuu { $edge }
fact-mate-asked = { $of } saa osoittaa pakotetun matin viimeistään { $until }
fact-mate-begun = { $by } alkoi luetella mattia, aikaa on { $until } asti
fact-mate-shown = { $forced ->
        [true] { $by } osoitti pakotetun matin: { $line }
       *[other] { $by } ei osoittanut pakotettua mattia
    }
fact-king-taken = { $by } löi kuninkaan
fact-no-progress-claimed = { $by } vaati tasapeliä, koska peli ei etene: { $ground }
fact-trial-began = Vastustaja ei suostunut { $by-gen } vaatimukseen; pelin on nyt edettävä
fact-trial-ended = Peli on edennyt { $by-gen } vaatimuksen jälkeen
fact-interfered = Ulkopuolinen puuttui peliin: { $about }
fact-lots-drawn = { $exchanged ->
        [true] Värit arvottiin: pelaajat vaihtavat värejä
       *[other] Värit arvottiin: pelaajat pitävät värinsä
    }
fact-lots-by-hand = { $by } sanoo, että värit arvottiin käsin
fact-takeback-wanted = { $by } haluaa viimeisen siirron takaisin
fact-restart-wanted = { $by } haluaa aloittaa pelin alusta
fact-written = { $by } kirjoitti: { $text }
fact-recording-lapsed = { $of-gen } ei enää tarvitse kirjata siirtoja tässä jaksossa
fact-sheet-due = { $by-gen } on täydennettävä pöytäkirjansa ennen seuraavaa siirtoa
fact-sheet-completed = { $by-gen } pöytäkirja on täydellinen
fact-sheet-given = { $to } sai tyhjän pöytäkirjan
fact-record-shown = { $to } katsoi siirtoluetteloa { $count }. kerran
fact-reconstructed = Peli rakennettiin uudelleen: siirtoja kummallakin { $moves }
fact-signed = { $by } allekirjoitti tuloksen { $score }
fact-asked = Tuomarilta kysytään: { $question }
fact-answered = Vastattu: { $question }
fact-report-answered = { $admitted ->
        [true] { $by } myöntää sen, mistä ilmoitettiin: { $what }
       *[other] { $by } kiistää sen, mistä ilmoitettiin: { $what }
    }
fact-stop-judged = { $valid ->
        [true] { $by-ade } oli hyvä syy pysäyttää kello
       *[false] { $by-ade } ei ollut hyvää syytä pysäyttää kelloa
    }
fact-noted = Merkittiin tuomarille: { $of } { $what }
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
       *[false] { $who }: pääsy pelitilaan kiellettiin
    }
fact-expelled = { $who } poistettiin paikalta
fact-board-transferred = Lauta oli väärin päin: asema siirrettiin, ja peli jatkuu
fact-colors-kept = Värit olivat vaihtuneet ja pysyvät niin
fact-rule-explained = Kohta { $article } selitettiin
fact-tipped = Tuomarille kerrottiin: { $text }
fact-appealed = { $by } valitti: { $text }
fact-committee-told = { $by } valitti tuomarin toiminnasta shakkituomaritoimikunnalle: { $text }
fact-appeal-closed = { $granted ->
        [true] Valitus hyväksyttiin
       *[false] Valitus hylättiin
    }
fact-reopened = Tulos kumottiin: peli jatkuu
fact-annulled = Peli on mitätöity; pelataan uusi
fact-can-mate = { $by } voi vielä tehdä matin, esimerkiksi { $line }
fact-cannot-mate = { $by } ei voi tehdä mattia: { $because }
fact-mate-undecided = Ei selvinnyt, voiko { $by } vielä tehdä matin; sitä pidetään mahdollisena
fact-material-weighed = { $suffices ->
        [true] { $of-gen } nappulat riittävät pakottamaan matin
       *[other] { $of-gen } nappulat eivät riitä pakottamaan mattia
    }
fact-game-ended = Peli päättyi { $score }: { $ground }

## Pelin kohdat

place = { $ply ->
        [0] alkuasema
       *[other] { $ply-side-gen } { $ply-number }. siirto
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

## Säännöt, joihin vedotaan

cited-fide-2018 = FIDE 2018
cited-fide-2014 = FIDE 2014
cited-finnish-blitz-2014 = SKSL pika
cited-home = Kotisäännöt

## Mikä siirrossa on väärin

reason-no-piece = ruudussa { $from } ei ole nappulaa
reason-not-on-move = { $man } on { $owner-gen }, ja siirtovuoro on toisella
reason-no-movement = { $man } jää paikalleen
reason-captures-king = { $king-ptv } ei voi lyödä
reason-own-piece = { $man } ei voi siirtyä ruutuun, jossa on oma nappula: { $occupant }
reason-not-its-move = { $man } ei siirry niin ruutuun { $to }
reason-passes = { $man } ei voi hypätä yli: tiellä on { $over }
reason-pawn-backwards = { $pawn } ei voi siirtyä taaksepäin
reason-pawn-sideways = { $pawn } ei voi siirtyä sivulle
reason-pawn-too-far = { $pawn } ei siirry ruutuun { $to }
reason-pawn-blocked = { $pawn } ei pääse eteenpäin: edessä on { $by }
reason-double-step-too-late = { $pawn } ei ole lähtöruudussaan eikä voi siirtyä kahta ruutua
reason-double-step-blocked = { $pawn } ei voi siirtyä kahta ruutua: tiellä on { $by }
reason-captures-straight = { $pawn } ei voi lyödä suoraan edestä: { $victim }
reason-nothing-to-capture = { $pawn } siirtyy ruutuun { $to } vain lyödessään, eikä siinä ole lyötävää
reason-en-passant-too-late = { $pawn } ei voi lyödä ohestalyönnillä: { $victim } ei juuri tehnyt kaksoisaskelta
reason-promotion-missing = { $pawn } on korotettava ruudussa { $to } kuningattareksi, torniksi, lähetiksi tai ratsuksi
reason-promotion-too-early = { $pawn-ptv } ei koroteta ruudussa { $to }, joka ei ole viimeisellä rivillä
reason-promotion-of-officer = { $man-ptv } ei voi korottaa: vain sotilaat korotetaan
reason-promotion-to = tällaiseksi ei koroteta: { $role }
reason-dead-pawn = { $pawn } jätettiin siihen eikä voi enää liikkua
reason-into-check = kuningas joutuisi shakkiin ruudussa { $to }: sitä uhkaa { $by }
reason-castling-lost = oikeus linnoittaa { $wing } on menetetty
reason-castling-king-away = { $king } on siirtynyt eikä voi linnoittaa
reason-castling-rook-away = ruudussa { $corner } ei ole tornia, jonka kanssa linnoittaa
reason-castling-in-check = kuningas on shakissa eikä voi linnoittaa: shakkaajana { $by }
reason-castling-crosses = kuningas ei voi linnoittaa ruudun { $square } yli: sitä uhkaa { $by }
reason-castling-reaches = kuningas ei voi linnoittaa ruutuun { $square }: sitä uhkaa { $by }
reason-castling-blocked = kuninkaan ja tornin välissä on { $by }
reason-castling-way-blocked = kuninkaan tai tornin tiellä on { $by }
reason-left-in-check = { $king } jää shakkiin: shakkaajana { $by }
reason-exposed-to-check = siirto avaa tien shakille: { $king } joutuu uhatuksi, uhkaajana { $by }
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
found-not-on-move = siirtovuoro ja sen mukana oikeus vaatia on vastustajalla
found-touched = nappulaan oli koskettu, eikä sen jälkeen voi tällä siirrolla vaatia
found-illegal = kirjattu siirto on laiton: { $reasons }

## Miksi puoli ei voi tehdä mattia

no-mate-mated = se on itse matissa
no-mate-stalemate = asema on patti
no-mate-bare-king = sillä ei ole kuninkaan lisäksi mitään, millä tehdä matti
no-mate-one-knight = yksi ratsu tekee matin vain, jos muut nappulat kuin kuningatar tukkivat kuninkaan ruutuja
no-mate-bishops-of-one-color = lähetit hallitsevat vain yhdenvärisiä ruutuja, eikä mikään voi tukkia muita
no-mate-no-check = mikään nappula ei pääse koskaan antamaan shakkia
no-mate-no-net = kuninkaalle jää aina pakoruutu
no-mate-every-line = siirrettiinpä nyt mitä tahansa, mattia ei voi syntyä
no-mate-exhausted = { $positions ->
        [one] ainoa mahdollinen asema ei ole matti
       *[other] mikään { $positions } mahdollisesta asemasta ei ole matti
    }

## Mitä ei ole

missing-illegal-move = laitonta siirtoa ei löytynyt: viimeinen siirto oli laillinen
missing-illegal-castling = siirto oli laillinen: kun kuningas ja kuningatar ovat toistensa paikoilla, linnoitetaan näin
missing-illegal-position = asema ei ole laiton
missing-touch-breach = kosketetut nappulat sallivat siirron
missing-two-hands = siirto tehtiin yhdellä kädellä
missing-touch = mihinkään nappulaan ei ole koskettu
missing-adjustment = nappuloiden korjaamisesta ei ilmoitettu
missing-displacement = nappulat ovat paikoillaan
missing-disturbance = vastustaja ei ole sekoittanut nappuloita
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
missing-silence = ilmoitusta tai toistoa ei puutu
missing-second-board = toista lautaa ei ole
missing-assistant = pelaajalla ei ole avustajaa
missing-session = istunnon päättymistä ei ole ilmoitettu
missing-sealed-move = kuorisiirtoa ei ole
missing-unread-text = epäselvää kuorisiirtoa ei ole
missing-adjournment = peliä ei ole keskeytetty kuorisiirtoon
missing-promotion = korotettavaa sotilasta ei ole
missing-penalty = rangaistusta ei sanottu
missing-time = aikaa ei sanottu

## Miksi teko ei käynyt

refusal-not-started = peli ei ole alkanut
refusal-game-over = peli on päättynyt
refusal-interrupted = peli on pysäytetty, kunnes tuomari antaa jatkaa
refusal-adjourned = peli on keskeytetty, kunnes kuori avataan
refusal-not-yours = tämä ei ole sinun tehtävissäsi
refusal-not-your-move = siirtovuoro on vastustajalla
refusal-illegal-move = siirto on laiton
refusal-with-reasons = { $why }: { $reasons }
refusal-with-moves = { $why }: { $moves }
refusal-bound = nyt on tehtävä toinen siirto
refusal-already-released = nappula on jo päästetty irti ja jää paikalleen
refusal-no-piece = siinä ei ole sellaista nappulaa
refusal-wrong-mode = ei tässä pelitavassa
refusal-nothing-there = mikään ei ole muuttunut
refusal-too-early = siihen on liian aikaista
refusal-too-late = siihen on liian myöhäistä
refusal-flag-not-down = lippu ei ole pudonnut
refusal-right-lost = oikeus menetettiin, kun nappulaan koskettiin
refusal-not-in-force = sellainen sääntö ei koske tätä peliä
refusal-too-often = useammin kuin on sallittu
refusal-not-allowed = se ei ole tässä sallittua
refusal-out-of-order = tämä tapahtui ennen jo kirjattua
refusal-no-such-duty = avustajalla ei ole tätä tehtävää
refusal-no-such-article = sellaista kohtaa ei ole
refusal-not-running = painettu kello seisoo
refusal-not-demanded = kukaan pelaaja ei ole sitä vaatinut
refusal-offer-stands = tarjous on jo voimassa
refusal-conditional = tasapelitarjoukseen ei voi liittää ehtoja
refusal-no-arbiter = siitä päättämään ei ole nimetty ketään
refusal-would-flag = se veisi kaiken jäljellä olevan ajan
refusal-not-algebraic = vain algebrallinen merkintä kelpaa
refusal-pawn-letter = sotilaalla ei ole kirjainta
refusal-nothing-taken = siinä ei lyödä mitään
refusal-ambiguous = niin merkitään useampi kuin yksi siirto
refusal-no-promotion = myös korotettu nappula on merkittävä
refusal-wrong-board = nappulat eivät ole oikeilla paikoillaan
refusal-not-complete = jotakin puuttuu
refusal-not-understood = sanoista ei saa laillista siirtoa
refusal-seal-broken = tätä ei suljettu kuoreen

## Mitä tuomarille merkitään muistiin

note-out-of-turn = siirsi nappulaa väärällä vuorolla
note-improper-offer = tarjosi tasapeliä väärään aikaan
note-repeated-offer = tarjosi tasapeliä kerta toisensa jälkeen
note-conditional-offer = tarjosi tasapeliä ehdolla
note-inadmissible-claim = vaati tasapeliä ilman oikeutta
note-repeated-claim = toisti vaatimuksensa ilman mitään uutta
note-wrong-flag-claim = väitti pudonneeksi lippua, joka ei ollut pudonnut
note-wrong-illegal-claim = väitti laillista siirtoa laittomaksi
note-wrong-touch-claim = valitti rikkeestä, jota ei ollut
note-not-written = ei kirjannut edellistä siirtoaan ennen seuraavaa
note-written-ahead = kirjasi siirron etukäteen
note-sheet-not-completed = siirsi täydentämättä pöytäkirjaansa
note-touch-breach = teki siirron, jota kosketetut nappulat eivät salli
note-two-hands = käytti siirtoon kahta kättä
note-adjusted-wrongly = korjasi nappuloita silloin, kun ei saanut
note-displaced = saattoi nappuloita epäjärjestykseen
note-time-trouble = on aikapulassa: alle viisi minuuttia jäljellä
note-left-without-permission = poistui luvatta
note-too-many-looks = pyysi siirtoluetteloa useammin kuin saa
note-refused-inspection = kieltäytyi tarkastuksesta
note-idle-press = painoi kelloa, joka ei käynyt
note-empty-press = painoi kelloa tekemättä siirtoa
note-other-hand = painoi kelloa eri kädellä kuin siirsi
note-long-form = kirjoitti siirron pitkässä muodossa
note-idle-stop = pysäytti kellon ilman hyvää syytä
note-sheet-behind = ei ole pitänyt pöytäkirjaansa ajan tasalla
note-early-press = painoi kelloa ennen kuin siirto oli ilmoitettu ja tehty
note-told-unasked = sai avustajaltaan ajat tai siirtojen määrän kysymättä

## Miten siirto tuli suoritetuksi

completion-pressed = kelloa painettiin
completion-ended-game = siirto päätti pelin
completion-next-move = seuraava siirto tehtiin
completion-sealed = se annettiin kuorisiirtona

## Miksi tarjous raukesi

lapse-declined = se torjuttiin
lapse-touched = nappulaan koskettiin tai sitä siirrettiin
lapse-withdrawn = se peruttiin
lapse-game-ended = peli päättyi muuten

## Laittomat siirrot

illegal-act-move = sääntöjen vastainen siirto
illegal-act-pawn-left = sotilas jäi viimeiselle riville
illegal-act-no-move = kelloa painettiin ilman siirtoa
illegal-act-two-hands = kaksi kättä

## Mikä odottaa tuomaria

question-stop = { $by } pysäytti kellon ({ $reason }). Oliko syy hyvä?
question-consent = Tasapelistä on sovittu. Onko se sallittu?
question-conditional-offer = { $by } tarjoaa tasapeliä ehdolla ({ $condition }). Jääkö tarjous voimaan ilman ehtoa?
question-resignation = { $of } { $sign }. Oliko se antautuminen?
question-absence = { $of } on myöhässä. Onko peli hävitty?
question-touch-breach = { $by } siirsi muuta nappulaa kuin kosketti. Jääkö siirto voimaan?
question-report = { $of ->
        [none] Ilmoitus: { $what }
       *[other] Ilmoitus, joka koskee { $of-ptv }: { $what }
    }
question-appeal = { $by } valittaa. Kumotaanko ratkaisu?
question-result = Pelaajat allekirjoittivat tuloksen { $signed }, joka poikkeaa ratkaistusta. Kumpi jää voimaan?
question-times = Asema palautettiin. Ovatko ajat oikein?
question-earlier-illegal = { $by-abl } tuli ilmi laiton siirto, joka tehtiin ennen lipun putoamista. Kumotaanko tulos?
question-own-illegal = { $by } sanoo oman siirtonsa olleen laiton. Korjataanko se?
question-both-flags = Molemmat liput ovat alhaalla, eikä järjestystä voi selvittää. Mikä on tulos?
question-order = { $by } sanoo, ettei tapahtumajärjestystä voi selvittää. Voiko sen selvittää?
question-several-games = { $of } on saanut varoituksen useassa pelissä. Mitä muuta siitä seuraa?
question-no-normal-win = { $by } väittää, ettei vastustaja yritä tai voi voittaa normaalein keinoin
question-increment = { $by } pyytää viiden sekunnin siirtolisää
question-no-progress = { $by } oli vaatinut tasapeliä, koska peli ei etene, ja lippu on alhaalla. Onko peli edennyt?
question-interference = { $by-gen } vaatimus perustuu ulkopuolisen sanoihin. Pelataanko peli uudelleen?
question-boards-differ = Laudat tai ilmoitukset poikkeavat toisistaan. Mitä pelattiin?
question-early-press = { $by } painoi kelloa ennen kuin siirto oli tehty. Mitä siitä seuraa?
question-envelope = Kuorisiirto on tehty. Mitä kuoreen on merkittävä?
question-sealed-move = { $by-gen } kuorisiirrosta ei saa selvää. Mitä siirtoa se tarkoittaa?
question-sheets = Lippu on pudonnut, eikä kumpikaan kirjannut: pöytäkirjat on ensin täydennettävä
question-recorder = Kumpikaan ei enää kirjaa: siirrot on merkittävä muistiin
question-edition = Nämä säännöt eivät pelipäivänä vielä olleet voimassa
question-device = { $of-abl } löytyi laite. Onko peli hävitty?
question-permission = { $of } pyytää lupaa { $to }

## Rangaistukset

penalty-warning = varoitus
penalty-more-time = vastustajalle lisää { $value }
penalty-less-time = aikaa pois { $value }
penalty-all-time = koko jäljellä oleva aika
penalty-points = tulos { $value }
penalty-loss = pelin häviö; vastustajan osuus: { $value }
penalty-fine = sakko { $value } senttiä
penalty-rounds = kilpailukielto, kierroksia { $value }
penalty-expulsion = poistaminen kilpailusta

share-none = ei mitään
share-half = puoli pistettä
share-whole = piste

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
ground-no-progress = peli ei etene
ground-king-taken = kuningas lyötiin
ground-arbiter = tuomarin päätös
ground-signed = molempien allekirjoittama tulos

## Mikä tosiasioihin ja tekoihin kuuluu

basis-threefold = asema kolmannen kerran
basis-fifty-moves = viisikymmentä siirtoa
no-win-cannot = vastustaja ei voi voittaa normaalein keinoin
no-win-not-trying = vastustaja ei yritä voittaa normaalein keinoin
edge-near = lähemmällä puolella
edge-far = kauemmalla puolella
clock-place-left-of-white = valkean vasemmalla puolella
clock-place-right-of-white = valkean oikealla puolella
facing-left = vasemmalle lähipuolelta katsoen
facing-right = oikealle lähipuolelta katsoen
clock-in-hand-dispute = erimielisyys
clock-in-hand-request = pelaajien pyyntö
clock-in-hand-fault = kellon vika
return-restore = sekoitetut nappulat on palautettava
return-touch = ensiksi kosketettua nappulaa ei siirretty
return-empty-press = siirtoa ei tehty
no-progress-perpetual-check = ikuinen shakki
no-progress-repetition = aseman toistuminen
no-progress-dead = mikään siirto ei vie peliä eteenpäin
remark-flag = lippu on alhaalla
remark-illegal-move = siirto oli sääntöjen vastainen
remark-other = jotakin muuta
breach-two-hands = kaksi kättä yhteen siirtoon
breach-adjusting = korjasi ilmoittamatta ensin
breach-touch-move = siirsi muuta nappulaa kuin kosketti
area-venue = pelihuoneistosta
area-playing-area = pelitilasta
permission-leave-venue = poistua pelihuoneistosta
permission-leave-playing-area = poistua pelitilasta
permission-open-bag = avata laukku
permission-use-device = käyttää laitetta
stop-reason-arbiter = kutsuakseen tuomarin
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
sign-clocks-stopped = pysäytti kellot
sign-walked-away = lähti sanaakaan sanomatta
irregularity-wrong-setup = alkuasema oli väärä
irregularity-turned-board = lauta on väärin päin
irregularity-reversed-colors = värit ovat vaihtuneet
irregularity-wrong-setting = kello on asetettu väärin
irregularity-pressing-hand = kelloa painettiin eri kädellä kuin siirrettiin
irregularity-hand-on-clock = käsi kellon päällä tai yläpuolella
irregularity-clock-handling = kellon kovakourainen käsittely
irregularity-sheet = pöytäkirjassa on sinne kuulumatonta
irregularity-disrepute = shakin mainetta vahingoittava käytös
irregularity-assistance = ulkopuolinen apu
irregularity-device = laite
irregularity-smoking = tupakointi
irregularity-vaping = sähkötupakka
irregularity-phone-in-venue = puhelimen käyttö pelipaikalla
irregularity-distraction = vastustajan häirintä
irregularity-refusal = kieltäytyminen pelin uudelleen rakentamisesta
irregularity-disobedience = kieltäytyminen noudattamasta sääntöjä
irregularity-displacement = nappuloiden sekoittaminen, joka vei aikaa
irregularity-visitor = pelitilassa on joku, joka ei saisi olla siellä
irregularity-wrong-times = kellojen ajat ovat väärin
irregularity-boards-differ = laudoilla on eri asema
irregularity-silence = siirtoa ei ilmoitettu tai toistettu
duty-move = nappuloiden siirtäminen
duty-press = kellon painaminen
duty-write = kirjaaminen
duty-announce = siirtojen ilmoittaminen
duty-claim-flag = voiton vaatiminen ajalla
duty-seal = kuorisiirto
duty-tell = aikojen ja siirtojen kertominen pyynnöstä
annul-reason-wrong-setup = alkuasema oli väärä
annul-reason-reversed-colors = värit olivat vaihtuneet
annul-reason-interference = ulkopuolinen puuttui peliin
annul-reason-position-lost = asemaa ei enää löydetä
claim-ruling-upheld = pitää paikkansa
claim-ruling-rejected = ei pidä paikkaansa
claim-ruling-postponed = ratkaistaan myöhemmin
claim-ruling-postponed-with-time = ratkaistaan myöhemmin, vastustajalle kaksi minuuttia

## Kenelle kerrotaan

audience-everyone = kerrotaan kaikille
audience-arbiter = kerrotaan vain tuomarille
audience-white = kerrotaan vain valkealle ja tuomarille
audience-black = kerrotaan vain mustalle ja tuomarille
audience-nobody = ei kerrota kenellekään
