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
event-claim = { $by ->
        [white] Valkea
       *[black] Musta
    } voi vaatia tasapeliä: { $basis ->
        [threefold] sama asema kolmesti
       *[fifty] viisikymmentä siirtoa
    }{ $count ->
        [0] { " " }laudalla
       *[other] { " " }siirrolla { $moves }
    }; älä kerro
event-wrong-record = { $fault ->
        [illegal] merkitty siirto { $text } on laiton
        [ambiguous] merkitty siirto { $text } on monitulkintainen
        [unreadable] merkintä { $text } ei ole siirto
       *[after] merkinnät jatkuvat pelin päätyttyä: { $text }
    }{ $count ->
        [0] { "" }
       *[other] ; kenties { $moves }
    }
event-flag = { $side ->
        [white] Valkean
       *[black] Mustan
    } kello on nollassa; vastustajan matti { $mate ->
        [yes] on mahdollinen
        [no] on mahdoton millään siirtosarjalla
       *[unknown] on ehkä mahdollinen
    }
event-both-flags = kumpikin kello on nollassa
event-time-trouble = { $side ->
        [white] Valkealla
       *[black] Mustalla
    } on aikapula (Valkea { $white }, Musta { $black }): ole paikalla
event-default-time = myöhästymisaika on kulunut eikä siirtoa ole tehty
event-result-missing = merkinnät päättyvät ilman tulosta

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
label-unread = ei voi lukea
label-board = Lauta
label-players = Pelaajat
label-move = Viimeinen siirto
label-white = Valkea
label-black = Musta
label-result = Tilanne
label-quiet = Sanalla VAIKENE merkityt rivit ovat vain tuomarille: pelaajille ei saa kertoa.
label-lost = Yhteys on poikki. Näkyvä voi olla vanhaa.
label-no-secret = Sivu tarvitsee koko linkin, jonka palvelin tulosti käynnistyessään, myös #-merkin jälkeisen osan.
label-sound = Ääni, kun tuomarin on toimittava
label-language = Kieli
label-source = Lähde
label-keys = q lopeta · j k vieritä · numerot ja Enter: laudan luo
label-stopped = Palvelin on pysähtynyt.
