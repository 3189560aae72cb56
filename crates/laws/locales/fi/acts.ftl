### Mitä laudan ääressä tehdään, sanoina; avaimet seuraavat tekojen ja päätösten JSON-sanoja.

## Teot

act-move = { $offer ->
        [true] { $move } ja tarjoaa tasapeliä
       *[other] { $move }
    }
act-adjust = ilmoittaa korjaavansa nappuloita
act-adjusted = on lopettanut nappuloiden korjaamisen
act-touch = { $together ->
        [none] koskettaa ruudun { $square } nappulaa
       *[other] koskettaa yhtä aikaa ruutujen { $square } ja { $together } nappuloita
    }
act-release = { $two_hands ->
        [true] irrottaa otteensa: { $from } – { $to }, kahdella kädellä
       *[other] irrottaa otteensa: { $from } – { $to }
    }
act-take-off = ottaa ruudun { $square } nappulan laudalta
act-put = panee ruutuun { $square } nappulan: { $piece }
act-name-piece = ilmoittaa korotusnappulan: { $promoted }
act-announce-castling = ilmoittaa linnoittuvansa ruudun { $rook } tornin kanssa
act-displace = saattaa nappuloita epäjärjestykseen
act-restored = on pannut nappulat takaisin paikoilleen
act-press = { $hand ->
        [other] painaa kelloa eri kädellä kuin siirsi
       *[none] painaa kelloa
    }
act-stop-clock = pysäyttää kellon: { $reason }
act-offer-draw = tarjoaa tasapeliä
act-offer-draw-if = tarjoaa tasapeliä ehdollisesti: { $condition }
act-accept-draw = hyväksyy tasapelitarjouksen
act-decline-draw = hylkää tasapelitarjouksen
act-claim-draw = { $intended ->
        [none] vaatii tasapeliä: { $basis }
       *[other] vaatii tasapeliä siirrolla { $intended }: { $basis }
    }
act-announce-claim = vaatii tasapeliä siirrolla { $intended }, jonka ilmoitti mutta jota ei kirjannut: { $basis }
act-resign = antautuu
act-doubt-resignation = kysyy, antautuiko { $of }: { $sign }
act-deny-resignation = sanoo, ettei kukaan antautunut
act-claim-flag = huomauttaa vastustajan lipun pudonneen
act-claim-illegal = huomauttaa vastustajan laittomasta siirrosta
act-admit-illegal = huomauttaa omasta laittomasta siirrostaan
act-order-unknown = sanoo, ettei tapahtumajärjestystä voi selvittää
act-complain = huomauttaa rikkomuksesta: { $of }
act-agree-correction = suostuu laittoman siirron korjaamiseen
act-write = kirjoittaa: { $text }
act-sheet-complete = ilmoittaa täydentäneensä pöytäkirjansa
act-request-sheet = pyytää pöytäkirjalomakkeen
act-view-record = pyytää nähdä pelin pöytäkirjan
act-sign = allekirjoittaa tuloksen { $score }
act-appeal = valittaa: { $text }
act-complain-to-committee = valittaa tuomarin toiminnasta shakkituomaritoimikunnalle: { $text }
act-arrive = saapuu
act-leave = poistuu { $area }
act-ask-permission = pyytää lupaa { $to }
act-ask-rule = kysyy kohdasta { $number }
act-report = huomauttaa: { $what }
act-answer-report = { $admitted ->
        [true] myöntää: { $what }
       *[other] kiistää: { $what }
    }
act-tip = kertoo tuomarille: { $text }
act-demand-two-boards = vaatii kahta lautaa
act-announce = ilmoittaa: { $text }
act-repeat = toistaa: { $text }
act-copy = tekee siirron toisella laudalla: { $move }
act-ask-times = kysyy aikoja ja siirtojen määrää
act-tell-times = kertoo ajat ja siirtojen määrän
act-seal-early = haluaa tehdä kuorisiirron ennen istunnon loppua
act-seal = kirjoittaa siirron ja panee sen kuoreen
act-request-increment = { $delay ->
        [true] pyytää aikaviivettä
       *[other] pyytää siirtolisää
    }
act-claim-no-normal-win = vaatii tasapeliä, koska { $ground }
act-verify = { $agreed ->
        [true] vahvistaa merkinnät oikeiksi
       *[other] kieltäytyy vahvistamasta merkintöjä
    }
act-choose-side = haluaa istua { $edge }
act-return-clock = käynnistää vastustajan kellon uudelleen: { $reason }
act-point-out-flag = huomauttaa oman lippunsa pudonneen
act-begin-mate = alkaa osoittaa mattia
act-show-mate = { $line-count ->
        [0] ei osoita mattia
       *[other] osoittaa pakotetun matin: { $line }
    }
act-claim-no-progress = vaatii tasapeliä, koska peli ei edisty: { $ground }
act-interfere = puuttuu peliin: { $about }
act-draw-lots = arpoo värit
act-drew-by-hand = sanoo, että värit arvottiin käsin
act-confirm = sanoo, että siirto on tehty
act-withdraw-offer = peruu tasapelitarjouksensa
act-take-back = haluaa perua viimeisen siirron
act-restart = haluaa aloittaa pelin alusta
act-look = katsoo kelloa

## Päätökset

decision-start = aloittaa pelin
decision-check-board = vertaa lautaa alkuasemaan
decision-place-clock = määrää kellon paikan: { $place }
decision-postpone-start = siirtää pelin alun, uusi aika { $until }
decision-face-clock = määrää, mihin suuntaan kellotaulut näyttävät: { $faces }
decision-pause = { $because ->
        [none] pysäyttää molemmat kellot
       *[other] pysäyttää molemmat kellot ({ $because })
    }
decision-resume = antaa pelin jatkua
decision-judge-stop = { $valid ->
        [true] pitää pysäyttämisen syytä pätevänä
       *[other] ei pidä pysäyttämisen syytä pätevänä
    }
decision-call-flag = toteaa { $of-gen } lipun pudonneen
decision-call-both-flags = toteaa molempien lippujen pudonneen
decision-order-unknown = ei saa selville tapahtumajärjestystä
decision-classify-touch = { $unclear ->
        [true] ei voi sanoa, oliko { $of-gen } kosketus tahallinen
       *[other] { $accidental ->
        [true] pitää { $of-gen } kosketusta vahinkona
       *[other] pitää { $of-gen } kosketusta tahallisena
    }
    }
decision-rule-touch = ratkaisee, mihin { $of-gen } kosketus velvoittaa
decision-declare-illegal = puuttuu { $of-gen } laittomaan siirtoon
decision-note-illegal-position = toteaa aseman laittomaksi
decision-restore = { $ply ->
        [0] palauttaa alkuaseman
       *[other] palauttaa aseman, joka oli { $ply-side-gen } { $ply-number }. siirron jälkeen
    }
decision-piece-displaced = { $ply ->
        [0] toteaa nappulan olleen väärässä ruudussa pelin alusta asti
       *[other] toteaa nappulan olleen väärässä ruudussa { $ply-side-gen } { $ply-number }. siirrosta alkaen
    }
decision-set-clock = { $because ->
        [none] asettaa { $of-gen } kelloon ajan { $time }
       *[other] asettaa { $of-gen } kelloon ajan { $time } ({ $because })
    }
decision-set-control = muuttaa miettimisaikaa: { $control }
decision-replace-clock = vaihtaa kellon
decision-extra-time = antaa lisäaikaa: Valkea { $white }, Musta { $black }
decision-adjust-time = vähentää { $of-gen } aikaa avustajan vuoksi: { $less }
decision-annul = mitätöi pelin: { $reason }
decision-transfer-board = kääntää laudan ja siirtää aseman
decision-replace-sheet = vaihtaa { $of-gen } sähköisen pöytäkirjan
decision-judge-claim = ratkaisee vaatimuksen: { $ruling }
decision-consent-to-draw = { $granted ->
        [true] suostuu tasapeliin
       *[other] ei suostu tasapeliin
    }
decision-judge-offer = { $stands ->
        [true] antaa tarjouksen jäädä voimaan ilman ehtoa
       *[other] ei pidä ehdollista tarjousta tarjouksena
    }
decision-judge-resignation = { $resigned ->
        [true] katsoo, että se oli antautuminen
       *[other] katsoo, ettei se ollut antautuminen
    }
decision-count-unknown = toteaa, ettei siirtojen määrää saada selville
decision-reconstruct = kirjaa rekonstruoinnin: siirtoja kummallakin { $moves }
decision-penalise = rankaisee { $of-ptv } ({ $penalties }): { $reason }
decision-declare-loss = tuomitsee pelin { $score }: { $reason }
decision-device-sound = toteaa { $of-gen } puhelimen soineen
decision-device-found = löytää { $of-abl } laitteen
decision-inspect = { $agreed ->
        [true] tarkastaa { $of-gen }
       *[other] toteaa { $of-gen } kieltäytyneen tarkastuksesta
    }
decision-approve-assistant = hyväksyy { $of-gen } avustajan: { $duties }
decision-permit = { $granted ->
        [true] antaa { $of-all } luvan { $to }
       *[other] ei anna { $of-all } lupaa { $to }
    }
decision-excuse-lateness = antaa { $of-gen } myöhästymisen anteeksi: { $reason }
decision-admit = { $granted ->
        [true] päästää pelitilaan: { $who }
       *[other] ei päästä pelitilaan: { $who }
    }
decision-expel = poistaa pelihuoneistosta: { $who }
decision-set-result = määrää tulokseksi { $score }: { $reason }
decision-reopen = antaa pelin jatkua: { $reason }
decision-dismiss = jättää kysymyksen sikseen
decision-close-appeal = { $granted ->
        [true] hyväksyy valituksen
       *[other] hylkää valituksen
    }
decision-correct-boards = { $known ->
        [false] korjaa laudat molempien pöytäkirjojen avulla
       *[other] korjaa laudat: pöytäkirjat täsmäävät { $ply-side-gen } { $ply-number }. siirtoon saakka
    }
decision-set-session = ilmoittaa istunnon päättymishetken: { $ends }
decision-call-seal = kehottaa siirtovuorossa olevaa tekemään kuorisiirron
decision-confirm-envelope = tarkistaa kuoren ja ottaa sen talteen
decision-open-envelope = avaa kuoren: { $text }
decision-judge-sealed = { $meant ->
        [none] ei saa kuorisiirrosta selvää
       *[other] tulkitsee kuorisiirron siirroksi { $meant }
    }
decision-envelope-lost = { $declared ->
        [none] toteaa kuoren kadonneen
       *[other] toteaa kuoren kadonneen; ilmoitettu siirto on { $declared }
    }
decision-grant-increment = { $granted ->
        [true] lisää molemmille viisi sekuntia siirtoa kohti{ $delay ->
            [true] , aikaviiveenä
           *[other] { "" }
        }
       *[other] ei suostu pyyntöön lisätä aikaa
    }
