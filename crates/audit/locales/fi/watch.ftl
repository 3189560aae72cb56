### Seuratut laudat. Puolet tulevat sanoina white ja black, siirrot niin kuin tiedosto ne merkitsee.

or = tai

## Mitä on tapahtunut

event-ended = { $ending ->
        [checkmate] matti on päättänyt pelin
        [stalemate] patti on päättänyt pelin
        [dead] kuollut asema on päättänyt pelin
        [fivefold] saman aseman viides esiintyminen on päättänyt pelin
       *[seventy-five] 75 siirtoa ilman lyöntiä tai sotilassiirtoa on päättänyt pelin
    }
event-wrong-result = tulos on { $result }, mutta { $ending ->
        [checkmate] matin
        [stalemate] patin
        [dead] kuolleen aseman
        [fivefold] aseman viidennen esiintymisen
       *[seventy-five] 75 siirron ilman lyöntiä ja sotilaan siirtoa
    } mukaan se on { $right }
event-claim = { $by ->
        [white] Valkea
       *[black] Musta
    } voi vaatia tasapeliä: { $basis ->
        [threefold] sama asema kolmesti
       *[fifty] viisikymmentä siirtoa
    }{ $count ->
        [0] { " " }laudalla
        [any] { " " }millä tahansa siirrolla, joka ei ole lyönti eikä sotilassiirto
       *[other] { " " }siirrolla { $moves }
    }; älä kerro
event-wrong-record = { $fault ->
        [illegal] merkitty siirto { $text } on laiton
        [ambiguous] merkitty siirto { $text } on monitulkintainen
        [unreadable] merkintä { $text } ei ole siirto
        [missing] ennen siirtoa { $text } puuttuu siirto
       *[after] merkinnät jatkuvat pelin päätyttyä: { $text }
    }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }{ $count ->
        [0] { "" }
       *[other] ; kenties { $moves }
    }{ $fate ->
        [stands] ; se jää voimaan, koska vastustaja on jo siirtänyt
        [loses] ; sillä häviää pelin
       *[none] { "" }
    }
event-flag = { $side ->
        [white] Valkean
       *[black] Mustan
    } kello on nollassa; vastustaja { $mate ->
        [yes] voi tehdä matin
        [no] ei voi tehdä mattia millään siirtosarjalla
       *[unknown] voi ehkä tehdä matin
    }
event-both-flags = molemmat kellot ovat nollassa
event-time-trouble = { $side ->
        [white] Valkealla
       *[black] Mustalla
    } on aikapula (Valkea { $white }, Musta { $black }): ole paikalla
event-default-time = myöhästymisaika on kulunut, eikä siirtoa ole tehty
event-result-proposed = kuninkaat ovat laudan keskellä: { $result ->
        [white] valkea voitti
        [black] musta voitti
       *[draw] tasapeli
    }, jos pelaajat niin sanovat
event-result-missing = merkinnät päättyvät ilman tulosta
event-no-signal = lauta ei vastaa ({ $state }): näkyvissä on se, mitä se viimeksi tunnisti

## Miksi tiedostosta ei nähdä mitään

unseen-absent = ei vielä tiedostoa: odotetaan sitä
unseen-unread = ei voi lukea: { $why }
unseen-empty = ei vielä peliä

## Miksi merkintä ei ole siirto

man = ruudun { $square } { $role ->
        [pawn] sotilas
        [knight] ratsu
        [bishop] lähetti
        [rook] torni
        [queen] kuningatar
       *[king] kuningas
    }
why-nobody = mikään sellainen nappula ei pääse sinne
why-not-notation = { $found ->
        [none] merkintä loppuu { $column }. merkkiin, jossa pitäisi olla { $wanted ->
            [move] nappula, linja tai linnoitus
            [file] linja a–h
            [rank] rivi 1–8
            [promotion] nappulan kirjain
            [castling] linnoitus, 0-0 tai 0-0-0
           *[end] siirron loppu tai merkki kuten +
        }
       *[other] { $column }. merkki on { $found }, vaikka siinä pitäisi olla { $wanted ->
            [move] nappula, linja tai linnoitus
            [file] linja a–h
            [rank] rivi 1–8
            [promotion] nappulan kirjain
            [castling] linnoitus, 0-0 tai 0-0-0
           *[end] siirron loppu tai merkki kuten +
        }
    }
why-ended = { $ending ->
        [checkmate] matti
        [stalemate] patti
        [dead] kuollut asema
        [fivefold] saman aseman viides esiintyminen
       *[seventy-five] 75 siirtoa ilman lyöntiä tai sotilassiirtoa
    }
reason-no-piece = ruudussa { $square } ei ole nappulaa
reason-not-on-move = { $side ->
        [white] { $man } on Valkean, mutta siirtovuoro on Mustalla
       *[black] { $man } on Mustan, mutta siirtovuoro on Valkealla
    }
reason-no-movement = { $man } jäi paikalleen
reason-captures-king = { $man } ei ole lyötävissä
reason-own-piece = { $man } ei voi siirtyä ruutuun, jossa on oma nappula: { $other }
reason-not-its-move = { $man } ei siirry ruutuun { $square }
reason-passes = { $man } ei voi siirtyä toisen nappulan yli: tiellä on { $other }
reason-pawn-backwards = { $man } ei voi siirtyä taaksepäin
reason-pawn-sideways = { $man } ei voi siirtyä sivulle
reason-pawn-blocked = { $man } ei pääse eteenpäin: edessä on { $other }
reason-double-step-too-late = { $man } ei ole lähtöruudussaan eikä voi siirtyä kahta ruutua
reason-double-step-blocked = { $man } ei voi siirtyä kahta ruutua: tiellä on { $other }
reason-captures-straight = { $man } ei voi lyödä suoraan eteenpäin: edessä on { $other }
reason-nothing-to-capture = { $man } pääsee ruutuun { $square } vain lyömällä, eikä siinä ole lyötävää
reason-en-passant-too-late = { $man } ei voi lyödä ohesta: { $other } ei juuri siirtynyt kahta ruutua
reason-promotion-missing = { $man } on korotettava ruudussa { $square } kuningattareksi, torniksi, lähetiksi tai ratsuksi
reason-promotion-too-early = { $man } ei korotu ruudussa { $square }, joka ei ole viimeisellä rivillä
reason-promotion-of-officer = { $man } ei korotu: vain sotilaat korotetaan
reason-promotion-to = sotilasta ei voi korottaa { $role ->
        [pawn] sotilaaksi
       *[king] kuninkaaksi
    }
reason-dead-pawn = { $man } jäi korottamatta eikä voi enää liikkua
reason-into-check = kuningas joutuisi shakkiin: { $other } uhkaa ruutua { $square }
reason-castling-lost = oikeus linnoittua { $wing }-linjan puolelle on menetetty
reason-castling-king-away = { $man } on jo siirtynyt eikä voi linnoittua
reason-castling-rook-away = ruudussa { $square } ei ole tornia, jonka kanssa linnoittua
reason-castling-in-check = shakissa ei voi linnoittua: { $other } uhkaa kuningasta
reason-castling-crosses = ruudun { $square } yli ei voi linnoittua: { $other } uhkaa sitä
reason-castling-reaches = ruutuun { $square } ei voi linnoittua: { $other } uhkaa sitä
reason-castling-blocked = ei voi linnoittua: kuninkaan ja tornin välissä on { $other }
reason-castling-way-blocked = ei voi linnoittua: kuninkaan tai tornin tiellä on { $other }
reason-left-in-check = { $man } jää shakkiin: { $other } uhkaa sitä
reason-exposed-to-check = { $man } altistuu shakille: { $other } uhkaa sitä

## Mitä tuomari tekee

duty-must = TOIMI
duty-watch = SEURAA
duty-quiet = VAIKENE
duty-may = VOIT

## Lautojen ympärillä

label-title = Laudat kiireellisyyden mukaan
label-now = Nyt
label-soon = Pian
label-later = Myöhemmin
label-room = Sali
label-nothing = Ei mitään.
label-playing = kesken
label-waiting = ei vielä siirtoa
label-done = päättynyt
label-board = Lauta
label-players = Pelaajat
label-move = Viimeinen siirto
label-white = Valkea
label-black = Musta
label-result = Tilanne
label-quiet = Sanalla VAIKENE merkityt rivit ovat vain tuomarille: pelaajille ei saa kertoa.
label-lost = Yhteys on poikki. Näkyvät tiedot voivat olla vanhoja.
label-no-secret = Sivu tarvitsee koko linkin, jonka palvelin tulosti käynnistyessään, myös #-merkin jälkeisen osan.
label-sound = Ääni, kun tuomarin on toimittava
label-language = Kieli
label-source = Lähde
label-keys = q lopeta · j k vieritä · numerot ja Enter: laudan luo
label-stopped = Palvelin on pysähtynyt.
label-over = OHI
label-short = aikapula
