### Bord som bevakas. Sidorna kommer som white och black, dragen så som filen skriver dem.

or = eller

## Vad som har hänt

event-ended = { $ending ->
        [checkmate] matt har avslutat partiet
        [stalemate] patt har avslutat partiet
        [dead] en död ställning har avslutat partiet
        [fivefold] samma ställning för femte gången har avslutat partiet
       *[seventy-five] 75 drag utan slag eller bondedrag har avslutat partiet
    }
event-claim = { $by ->
        [white] Vit
       *[black] Svart
    } kan kräva remi: { $basis ->
        [threefold] samma ställning tre gånger
       *[fifty] femtio drag
    }{ $count ->
        [0] { " " }på brädet
       *[other] { " " }med { $moves }
    }; säg inget
event-wrong-record = { $fault ->
        [illegal] det antecknade draget { $text } är regelvidrigt
        [ambiguous] det antecknade draget { $text } kan läsas på flera sätt
        [unreadable] anteckningen { $text } är inget drag
       *[after] anteckningarna fortsätter efter partiets slut: { $text }
    }{ $count ->
        [0] { "" }
       *[other] ; kanske { $moves }
    }
event-flag = { $side ->
        [white] Vits
       *[black] Svarts
    } klocka visar noll; motståndaren { $mate ->
        [yes] kan sätta matt
        [no] kan inte sätta matt med någon dragföljd
       *[unknown] kan kanske sätta matt
    }
event-both-flags = båda flaggorna har fallit
event-time-trouble = { $side ->
        [white] Vit
       *[black] Svart
    } har ont om tid (Vit { $white }, Svart { $black }): var på plats
event-default-time = förseningstiden har gått och inget drag är gjort
event-result-missing = anteckningarna slutar utan resultat

## Vad domaren gör

duty-must = GRIP IN
duty-watch = BEVAKA
duty-quiet = TIG
duty-may = KAN

## Kring borden

label-title = Borden efter angelägenhet
label-now = Nu
label-soon = Snart
label-later = Senare
label-room = Salen
label-nothing = Inget.
label-playing = pågår
label-waiting = inget drag ännu
label-done = avslutat
label-unread = kan inte läsas
label-board = Bord
label-players = Spelare
label-move = Senaste drag
label-white = Vit
label-black = Svart
label-result = Läge
label-quiet = Rader märkta TIG är bara för domaren: spelarna får inte veta.
label-lost = Förbindelsen är bruten. Det som visas kan vara gammalt.
label-no-secret = Sidan behöver hela länken som servern skrev ut när den startade, också det som står efter #.
label-sound = Ljud när domaren måste gripa in
label-language = Språk
label-source = Källa
label-keys = q sluta · j k rulla · siffror och Enter: till ett bord
label-stopped = Servern har stannat.
