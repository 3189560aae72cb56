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
event-wrong-result = resultatet är { $result }, men { $ending ->
        [checkmate] matt
        [stalemate] patt
        [dead] en död ställning
        [fivefold] ställningens femte förekomst
       *[seventy-five] 75 drag utan bondedrag och slag
    } gör det { $right }
event-claim = { $by ->
        [white] Vit
       *[black] Svart
    } kan kräva remi: { $basis ->
        [threefold] samma ställning tre gånger
       *[fifty] femtio drag
    }{ $count ->
        [0] { " " }på brädet
        [any] { " " }med vilket drag som helst som varken slår eller är ett bondedrag
       *[other] { " " }med { $moves }
    }; säg inget
event-wrong-record = { $fault ->
        [illegal] det antecknade draget { $text } är regelvidrigt
        [ambiguous] det antecknade draget { $text } kan läsas på flera sätt
        [unreadable] anteckningen { $text } är inget drag
        [missing] ett drag saknas före { $text }
       *[after] anteckningarna fortsätter efter partiets slut: { $text }
    }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }{ $count ->
        [0] { "" }
       *[other] ; kanske { $moves }
    }{ $fate ->
        [stands] ; det står fast, eftersom motståndaren har dragit
        [loses] ; det förlorar partiet
       *[none] { "" }
    }
event-flag = { $side ->
        [white] Vits
       *[black] Svarts
    } klocka visar noll; motståndaren { $mate ->
        [yes] kan sätta matt
        [no] kan inte sätta matt med någon dragföljd
       *[unknown] kan kanske sätta matt
    }
event-both-flags = båda klockorna visar noll
event-time-trouble = { $side ->
        [white] Vit
       *[black] Svart
    } har ont om tid (Vit { $white }, Svart { $black }): var på plats
event-default-time = den tillåtna förseningen är slut och inget drag är gjort
event-result-proposed = kungarna står mitt på brädet: { $result ->
        [white] vit vann
        [black] svart vann
       *[draw] remi
    }, om spelarna säger så
event-result-missing = anteckningarna slutar utan resultat
event-no-signal = brädet svarar inte ({ $state }): här visas det som det sist kände av

## Varför inget syns av en fil

unseen-absent = finns inte: väntar på den
unseen-unread = kan inte läsas: { $why }
unseen-empty = inget parti ännu

## Varför en anteckning inte är ett drag

man = { $role ->
        [pawn] bonden
        [knight] springaren
        [bishop] löparen
        [rook] tornet
        [queen] damen
       *[king] kungen
    } på { $square }
why-nobody = ingen sådan pjäs kan gå dit
why-not-notation = { $found ->
        [none] anteckningen slutar vid tecken { $column }, där det borde stå { $wanted ->
            [move] en pjäs, en linje eller rockad
            [file] en linje a–h
            [rank] en rad 1–8
            [promotion] en pjäs bokstav
            [castling] rockad, 0-0 eller 0-0-0
           *[end] slutet på draget eller ett tecken som +
        }
       *[other] tecken { $column } är { $found }, där det borde stå { $wanted ->
            [move] en pjäs, en linje eller rockad
            [file] en linje a–h
            [rank] en rad 1–8
            [promotion] en pjäs bokstav
            [castling] rockad, 0-0 eller 0-0-0
           *[end] slutet på draget eller ett tecken som +
        }
    }
why-ended = { $ending ->
        [checkmate] matt
        [stalemate] patt
        [dead] en död ställning
        [fivefold] samma ställning för femte gången
       *[seventy-five] 75 drag utan slag eller bondedrag
    }
reason-no-piece = det står ingen pjäs på { $square }
reason-not-on-move = { $side ->
        [white] { $man } är Vits, men Svart är vid draget
       *[black] { $man } är Svarts, men Vit är vid draget
    }
reason-no-movement = { $man } står kvar på sin ruta
reason-captures-king = { $man } kan inte slås
reason-own-piece = { $man } kan inte gå till en ruta med en egen pjäs: { $other }
reason-not-its-move = { $man } går inte till { $square }
reason-passes = { $man } kan inte hoppa över { $other }
reason-pawn-backwards = { $man } kan inte gå bakåt
reason-pawn-sideways = { $man } kan inte gå åt sidan
reason-pawn-blocked = { $man } spärras av { $other }
reason-double-step-too-late = { $man } står inte på sin utgångsruta och kan inte gå två steg
reason-double-step-blocked = { $man } kan inte gå två steg: { $other } står i vägen
reason-captures-straight = { $man } kan inte slå { $other } rakt fram
reason-nothing-to-capture = { $man } går till { $square } bara för att slå, och där finns inget att slå
reason-en-passant-too-late = { $man } kan inte slå en passant: { $other } har inte just gått två steg
reason-promotion-missing = { $man } måste bli dam, torn, löpare eller springare på { $square }
reason-promotion-too-early = { $man } förvandlas inte på { $square }: det är inte sista raden
reason-promotion-of-officer = { $man } förvandlas inte: bara bönder gör det
reason-promotion-to = en bonde kan inte förvandlas till { $role ->
        [pawn] bonde
       *[king] kung
    }
reason-dead-pawn = { $man } lämnades oförvandlad och kan inte flyttas mer
reason-into-check = kungen skulle stå i schack: { $other } angriper { $square }
reason-castling-lost = rätten att rockera på { $wing }-sidan är förlorad
reason-castling-king-away = { $man } har flyttats och kan inte rockera
reason-castling-rook-away = det står inget torn på { $square } att rockera med
reason-castling-in-check = ingen rockad i schack: { $other } angriper kungen
reason-castling-crosses = ingen rockad över { $square }: { $other } angriper rutan
reason-castling-reaches = ingen rockad till { $square }: { $other } angriper rutan
reason-castling-blocked = ingen rockad med { $other } mellan kungen och tornet
reason-castling-way-blocked = ingen rockad med { $other } i vägen för kungen eller tornet
reason-left-in-check = { $man } står kvar i schack för { $other }
reason-exposed-to-check = draget ställer { $man } i schack för { $other }

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
label-board = Bord
label-players = Spelare
label-move = Senaste drag
label-white = Vit
label-black = Svart
label-result = Läge
label-quiet = Rader märkta TIG är bara för domaren: spelarna får inte få veta det.
label-lost = Förbindelsen är bruten. Det som visas kan vara gammalt.
label-no-secret = Sidan behöver hela länken som servern skrev ut när den startade, också det som står efter #.
label-sound = Ljud när domaren måste gripa in
label-language = Språk
label-source = Källa
label-keys = q sluta · j k rulla · siffror och Enter: till ett bord
label-stopped = Servern har stannat.
label-over = ÖVER
label-short = tidsnöd
