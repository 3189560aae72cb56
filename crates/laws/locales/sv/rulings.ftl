### Domarens svar i ord. Egna ord; nycklarna följer faktas JSON-ord. Sidorna kommer som $by, $of,
### $to och $from, i genitiv med ändelsen -gen; tider som på klockan, drag i notation, ja och nej
### som true och false.

## Fakta

fact-refused = Avvisat: { $why }
fact-started = Partiet började
fact-board-differs = Brädet visar inte utgångsställningen: { $squares }
fact-board-agrees = Brädet visar utgångsställningen
fact-clock-placed = Klockan står { $place }
fact-clock-faced = Klockans urtavlor vetter { $faces }
fact-clock-not-placed = Domaren har inte bestämt var klockan ska stå
fact-start-postponed = Starten sköts upp till { $until }
fact-arrived = { $by } kom till brädet
fact-left = { $by } lämnade { $area }{ $permitted ->
        [true] { "" }
       *[false] { " " }utan tillstånd
    }
fact-adjusting = { $by } sade till om att pjäser rättas till
fact-adjusting-ended = { $by } slutade rätta till pjäser
fact-touched = { $by } rörde pjäsen på { $square }{ $binds ->
        [true] { "" }
       *[false] , vilket inte förpliktar till något
    }
fact-touch-classified = { $accidental ->
        [true] { $of-gen } beröring var oavsiktlig
       *[false] { $of-gen } beröring var avsiktlig
    }
fact-released = { $by } släppte en pjäs: { $from } till { $to }{ $two_hands ->
        [true] , med två händer
       *[false] { "" }
    }
fact-taken-off = { $by } tog bort pjäsen på { $square }
fact-put = { $by } ställde en pjäs på { $square }: { $piece }
fact-piece-named = { $by } angav pjäsen: { $promoted }
fact-fetching-piece = { $by } får förvandla medan klockorna är stoppade
fact-castling-announced = { $by } anmälde rockad med tornet på { $rook }
fact-displaced = { $by } rubbade pjäser
fact-pieces-restored = { $by } ställde tillbaka pjäserna
fact-move-made = { $by } spelade { $move }
fact-move-completed = { $by-gen } drag är fullbordat: { $how }
fact-illegal-stands = { $by-gen } regelvidriga drag gäller tills vidare: { $kind }
fact-illegal-admitted = { $by } säger att det egna draget var regelvidrigt
fact-illegal-found = { $by-gen } drag { $move } är regelvidrigt: { $reasons }
fact-illegal-forgiven = Det är för sent att ingripa mot { $by-gen } regelvidriga drag
fact-correction-agreed = { $by } går med på att rätta det regelvidriga draget
fact-position-restored = { $ply ->
        [0] Utgångsställningen återställdes
       *[other] Ställningen efter { $ply-side-gen } drag { $ply-number } återställdes
    }
fact-pawn-became-queen = Bonden på { $square } ersattes med en dam
fact-illegal-counted = { $count ->
        [1] { $by-gen } första regelvidriga drag: { $kind }
        [2] { $by-gen } andra regelvidriga drag: { $kind }
       *[other] { $by-gen } regelvidriga drag nummer { $count }: { $kind }
    }
fact-moves-bound = { $moves-count ->
        [0] { $by } får göra vilket tillåtet drag som helst
        [1] { $by } måste spela { $moves }
       *[other] { $by } måste välja bland: { $moves }
    }
fact-breach-found = { $by } bröt mot reglerna för hur drag utförs: { $of }
fact-symptom-noted = Ställningen är regelvidrig; nästa drag avgör
fact-symptom-gone = Ställningen är inte längre regelvidrig
fact-castling-barred = { $rooks-count ->
        [1] Rockad med tornet på { $rooks } är inte längre möjlig
       *[other] Rockad med tornen på { $rooks } är inte längre möjlig
    }
fact-clock-started = { $of-gen } klocka startades
fact-clock-pressed = { $by } tryckte på klockan
fact-clocks-stopped = Båda klockorna stoppades
fact-resumed = Partiet fortsätter
fact-time-added = { $to } fick { $span } extra
fact-time-taken = { $from } förlorade { $span }
fact-clock-set = { $of-gen } klocka ställdes på { $time }
fact-time-proposed = Rätt ställd från början skulle { $of-gen } klocka visa { $time }
fact-extra-proposed = { $to } brukar då få { $span } extra
fact-control-set = Betänketiden är nu { $control }
fact-flag-fallen = { $of-gen } flagga har fallit
fact-control-met = { $by } gjorde de krävda dragen i tid
fact-count-unknown = Antalet drag går inte att fastställa: nästa drag inleder nästa period
fact-order-doubted = { $by } säger att ingen kan avgöra vad som hände först
fact-order-unknown = Det går inte att avgöra vad som hände först
fact-draw-offered = { $proper ->
        [true] { $by } erbjöd remi
       *[false] { $by } erbjöd remi vid fel tidpunkt; anbudet är giltigt
    }
fact-draw-offered-if = { $by } erbjöd remi med ett villkor: { $condition }
fact-offer-lapsed = Remianbudet förföll: { $why }
fact-offer-revived = Remianbudet gäller igen
fact-draw-claimed = { $intended ->
        [none] { $by } krävde remi: { $basis }
       *[other] { $by } krävde remi med draget { $intended }: { $basis }
    }
fact-claim-upheld = Kravet är riktigt: { $found }
fact-claim-rejected = Kravet är felaktigt: { $found }
fact-consented = { $granted ->
        [true] Domaren samtyckte till remi
       *[false] Domaren samtyckte inte till remi
    }
fact-resignation-denied = { $by } säger sig inte ha gett upp
fact-resignation-judged = { $resigned ->
        [true] { $of } har gett upp
       *[other] { $of } har inte gett upp
    }
fact-two-boards = Partiet spelas på två bräden på { $by-gen } begäran
fact-announced = { $by } sade draget { $move }
fact-repeated = { $agrees ->
        [true] { $by } upprepade draget { $move }
       *[other] { $by } upprepade draget { $move }, men det var inte draget som sades
    }
fact-copied = { $agrees ->
        [true] Draget gjordes även på det andra brädet: { $move }
       *[other] På det andra brädet gjordes ett annat drag: { $move }
    }
fact-boards-corrected = Båda brädena visar nu partiets ställning
fact-times-asked = { $by } frågade sin assistent om tiderna och antalet drag
fact-times-told = Drag { $moves }; förbrukad tid: Vit { $white }, Svart { $black }
fact-session-set = Spelpasset slutar { $ends }
fact-sealing-called = { $by } ska lämna ett hemligt drag
fact-seal-written = { $by } skrev sitt hemliga drag
fact-move-to-seal = { $by } drog på brädet; det hemliga draget måste vara { $move }
fact-move-sealed = { $reply ->
        [true] { $by } lämnade ett hemligt svar och startade den frånvarandes klocka
       *[other] { $by } lämnade ett hemligt drag; kuvertet är förslutet
    }
fact-envelope-confirmed = Kuvertet är fullständigt ifyllt; { $white } – { $black } fortsätter { $date } klockan { $time } i { $place }
fact-resumption-began = Det är tid att återuppta partiet: ställning och tider har ställts upp som de var
fact-answering-clock-started = { $of-gen } klocka startades; { $of } ska besvara det hemliga draget
fact-envelope-due = Den tillåtna förseningen är slut: kuvertet ska öppnas
fact-envelope-opened = Kuvertet öppnades: { $text }
fact-envelope-lost = Kuvertet är borta; partiet fortsätter från avbrottsställningen
fact-increment-requested = { $delay ->
        [true] { $by } bad om fem sekunders fördröjning per drag för båda
       *[other] { $by } bad om fem sekunders tillägg för båda
    }
fact-increment-decided = { $granted ->
        [true] { $delay ->
            [true] Domaren beviljade fördröjningen
           *[other] Domaren beviljade tidstillägget
        }
       *[other] { $delay ->
            [true] Domaren beviljade inte fördröjningen
           *[other] Domaren beviljade inte tidstillägget
        }
    }
fact-no-normal-win-claimed = { $referred ->
        [true] { $by } avslutade partiet med påståendet att { $ground }
       *[other] { $by } krävde remi eftersom { $ground }
    }
fact-chances-weighed = { $can_mate ->
        [true] { $of } kan fortfarande sätta matt; drag av vardera sidan utan slag eller bondedrag: { $moves }
        [false] { $of } kan inte sätta matt; drag av vardera sidan utan slag eller bondedrag: { $moves }
       *[other] Det är inte känt om { $of } kan sätta matt; drag av vardera sidan utan slag eller bondedrag: { $moves }
    }
fact-verified = { $agreed ->
        [true] { $by } bekräftade det nedskrivna
       *[other] { $by } vägrade bekräfta det nedskrivna
    }
fact-claim-postponed = Beslutet om { $by-gen } krav sköts upp
fact-claim-due = { $flag-gen } flagga har fallit: { $by-gen } krav måste nu avgöras
fact-no-normal-win-rejected = { $by-gen } krav avslogs
fact-side-chosen = { $by } sitter { $edge }
fact-mate-asked = { $of } får visa en forcerad matt fram till { $until }
fact-mate-begun = { $by } började visa en matt och har tid till { $until }
fact-mate-shown = { $forced ->
        [true] { $by } visade en forcerad matt: { $line }
       *[other] { $by } visade inte någon forcerad matt
    }
fact-king-taken = { $by } slog kungen
fact-no-progress-claimed = { $by } krävde remi eftersom partiet inte går framåt: { $ground }
fact-trial-began = Motståndaren går inte med på { $by-gen } krav; partiet måste nu gå framåt
fact-trial-ended = Partiet har gått framåt efter { $by-gen } krav
fact-interfered = En utomstående lade sig i partiet { $about }
fact-lots-drawn = { $exchanged ->
        [true] Färgerna lottades: spelarna byter färger
       *[other] Färgerna lottades: spelarna behåller sina färger
    }
fact-lots-by-hand = { $by } säger att färgerna lottades för hand
fact-takeback-wanted = { $by } vill ta tillbaka det senaste draget
fact-restart-wanted = { $by } vill börja om partiet
fact-written = { $by } skrev: { $text }
fact-recording-lapsed = { $of } behöver inte längre föra protokoll i denna period
fact-sheet-due = { $by } måste komplettera sitt protokoll före nästa drag
fact-sheet-completed = { $by-gen } protokoll är fullständigt
fact-sheet-given = { $to } fick ett tomt protokoll
fact-record-shown = { $count ->
        [1] { $to } såg partiets protokoll för första gången
        [2] { $to } såg partiets protokoll för andra gången
       *[other] { $to } har nu sett partiets protokoll { $count } gånger
    }
fact-reconstructed = Partiet rekonstruerades: antal drag för vardera { $moves }
fact-sheet-replaced = { $of-gen } elektroniska protokoll byttes ut; dragen hämtas ur motståndarens
fact-signed = { $sheets ->
        [digital] { $by } godkände resultatet { $score } i det elektroniska protokollet
       *[paper] { $by } undertecknade resultatet { $score }
    }
fact-asked = Domaren tillfrågas: { $question }
fact-answered = Besvarat: { $question }
fact-report-answered = { $admitted ->
        [true] { $by } medger det som anmäldes: { $what }
       *[other] { $by } förnekar det som anmäldes: { $what }
    }
fact-stop-judged = { $valid ->
        [true] { $by } hade giltigt skäl att stoppa klockan
       *[false] { $by } hade inget giltigt skäl att stoppa klockan
    }
fact-noted = Noteras för domaren: { $of } { $what }
fact-penalised = { $of } bestraffades: { $penalty }
fact-device-sounded = { $count ->
        [1] { $of-gen } telefon hördes för första gången
        [2] { $of-gen } telefon hördes för andra gången
       *[other] { $of-gen } telefon har nu hörts { $count } gånger
    }
fact-inspected = { $agreed ->
        [true] { $of } kontrollerades
       *[false] { $of } vägrade att låta sig kontrolleras
    }
fact-assistant-approved = { $of-gen } assistent godkändes: { $duties }
fact-permitted = { $granted ->
        [true] { $of } fick tillstånd { $to }
       *[false] { $of } fick inte tillstånd { $to }
    }
fact-lateness-excused = { $of-gen } sena ankomst ursäktades
fact-admitted = { $granted ->
        [true] { $who } släpptes in på spelområdet
       *[false] { $who } släpptes inte in på spelområdet
    }
fact-expelled = { $who } avvisades från tävlingslokalen
fact-board-transferred = Brädet var felvänt: ställningen flyttades över, och partiet fortsätter
fact-colors-kept = Färgerna var ombytta; partiet fortsätter med dem
fact-rule-explained = { $article } förklarades
fact-tipped = Domaren fick veta: { $text }
fact-appealed = { $by } överklagade: { $text }
fact-committee-told = { $by } klagade på domaren hos domarkommittén: { $text }
fact-appeal-closed = { $granted ->
        [true] Överklagandet bifölls
       *[false] Överklagandet avslogs
    }
fact-reopened = Resultatet upphävdes: partiet fortsätter
fact-annulled = Partiet annullerades; ett nytt ska spelas
fact-can-mate = { $by } kan fortfarande sätta matt, till exempel { $line }
fact-cannot-mate = { $by } kan inte sätta matt: { $because }
fact-mate-undecided = Det gick inte att avgöra om { $by } fortfarande kan sätta matt; det räknas som möjligt
fact-material-weighed = { $suffices ->
        [true] { $of-gen } pjäser räcker för att tvinga fram matt
       *[other] { $of-gen } pjäser räcker inte för att tvinga fram matt
    }
fact-game-ended = Partiet slutade { $score }: { $ground }
result = { $score } · { $ground }

## Avgörandenas rubriker

headline = { $what }: { $then }
headline-illegal-move = Regelvidrigt drag
headline-illegal-pawn-left = Bonden stod kvar på sista raden
headline-illegal-no-move = Tryck på klockan utan drag
headline-illegal-two-hands = Två händer i ett drag
headline-breach-two-hands = Två händer i ett drag
headline-breach-adjusting = Rättade till utan att säga till
headline-breach-touch-move = Rörd pjäs
headline-claim-upheld = Riktigt krav
headline-claim-rejected = Felaktigt krav
headline-flag = { $of-gen } tid är slut
headline-more = { $minutes ->
        [1] { $of } får en minut till
        [2] { $of } får två minuter till
       *[other] { $of } får { $span } till
    }
headline-less = { $minutes ->
        [1] { $of } förlorar en minut
        [2] { $of } förlorar två minuter
       *[other] { $of } förlorar { $span }
    }
headline-wins = { $of } vinner
headline-draw = remi
headline-score = { $score }

## Drag som läses upp

spoken-move = { $promoted ->
        [none] { $role } { $from } { $to }
       *[other] { $role } { $from } { $to } { $promoted }
    }
spoken-castling-h-file = kort rockad
spoken-castling-a-file = lång rockad

## Platser i partiet

place = { $ply ->
        [0] i utgångsställningen
       *[other] efter { $ply-side-gen } drag { $ply-number }
    }

## En pjäs där den står

man-pawn = bonden på { $square }
man-knight = springaren på { $square }
man-bishop = löparen på { $square }
man-rook = tornet på { $square }
man-queen = damen på { $square }
man-king = kungen på { $square }

## Vad som är fel med ett drag

reason-no-piece = det står ingen pjäs på { $from }
reason-not-on-move = { $man } är { $owner-gen }, men den andra sidan är vid draget
reason-no-movement = { $man } står kvar på sin ruta
reason-captures-king = { $king } kan inte slås
reason-own-piece = { $man } kan inte gå till en ruta med en egen pjäs: { $occupant }
reason-not-its-move = { $man } går inte så till { $to }
reason-passes = { $man } kan inte hoppa över { $over }
reason-pawn-backwards = { $pawn } kan inte gå bakåt
reason-pawn-sideways = { $pawn } kan inte gå åt sidan
reason-pawn-too-far = { $pawn } går inte till { $to }
reason-pawn-blocked = { $pawn } spärras av { $by }
reason-double-step-too-late = { $pawn } står inte på sin utgångsruta och kan inte gå två steg
reason-double-step-blocked = { $pawn } kan inte gå två steg: { $by } står i vägen
reason-captures-straight = { $pawn } kan inte slå { $victim } rakt fram
reason-nothing-to-capture = { $pawn } går till { $to } bara när den slår, och där finns inget att slå
reason-en-passant-too-late = { $pawn } kan inte slå en passant: { $victim } har inte just gått två steg
reason-promotion-missing = { $pawn } måste förvandlas till dam, torn, löpare eller springare på { $to }
reason-promotion-too-early = { $pawn } förvandlas inte på { $to }, som inte är den sista raden
reason-promotion-of-officer = { $man } kan inte förvandlas: bara bönder förvandlas
reason-promotion-to = en bonde kan inte förvandlas till { $role }
reason-dead-pawn = { $pawn } lämnades oförvandlad och kan inte flyttas mer
reason-into-check = kungen skulle stå i schack på { $to }: rutan angrips av { $by }
reason-castling-lost = rätten att rockera { $wing } är förlorad
reason-castling-king-away = { $king } har flyttats och kan inte rockera
reason-castling-rook-away = det finns inget torn på { $corner } att rockera med
reason-castling-in-check = kungen står i schack för { $by } och kan inte rockera
reason-castling-crosses = kungen kan inte rockera över { $square }, som angrips av { $by }
reason-castling-reaches = kungen kan inte rockera till { $square }, som angrips av { $by }
reason-castling-blocked = { $by } står mellan kungen och tornet
reason-castling-way-blocked = { $by } står i vägen för kungen eller tornet
reason-left-in-check = { $king } står kvar i schack för { $by }
reason-exposed-to-check = draget ställer { $king } i schack för { $by }
wing-a-file = på a-linjens sida
wing-h-file = på h-linjens sida
role-pawn = bonde
role-knight = springare
role-bishop = löpare
role-rook = torn
role-queen = dam
role-king = kung

## Vad ett krav ledde till

found-untold = dragen räknades
found-times = { $intended ->
        [true] { $times ->
            [one] med draget uppstår ställningen för första gången
            [2] med draget uppstår ställningen för andra gången; tidigare: { $plies }
           *[other] med draget har ställningen uppstått { $times } gånger; tidigare: { $plies }
        }
       *[other] { $times ->
            [one] ställningen har uppstått bara en gång
            [2] ställningen har uppstått två gånger: { $plies }
           *[other] ställningen har uppstått { $times } gånger: { $plies }
        }
    }
found-quiet = { $moves ->
        [one] vardera sidan har gjort 1 drag utan slag eller bondedrag
       *[other] vardera sidan har gjort { $moves } drag utan slag eller bondedrag
    }
found-not-on-move = motståndaren är vid draget, och bara spelaren vid draget kan kräva remi
found-touched = en pjäs hade redan rörts, och då går det inte att kräva remi i det draget
found-illegal = det antecknade draget är regelvidrigt: { $reasons }

## Varför en sida inte kan sätta matt

no-mate-mated = den egna kungen är matt
no-mate-stalemate = det är patt
no-mate-bare-king = det finns bara en kung att sätta matt med
no-mate-one-knight = en ensam springare sätter matt bara om andra pjäser än damer spärrar kungens rutor
no-mate-bishops-of-one-color = löparna täcker bara rutor av en färg, och inget kan spärra de andra
no-mate-no-check = ingen av pjäserna kan någonsin schacka
no-mate-no-net = kungen har alltid en ruta att gå till
no-mate-every-line = vad som än spelas nu är matt omöjlig
no-mate-exhausted = { $positions ->
        [one] den enda ställning som kan uppstå är inte matt
       *[other] ingen av de { $positions } ställningar som kan uppstå är matt
    }

## Vad som inte finns

missing-illegal-move = inget regelvidrigt drag hittades: det senaste draget var tillåtet
missing-illegal-castling = draget var tillåtet: så rockerar man när kung och dam har bytt plats
missing-illegal-position = ställningen är inte regelvidrig
missing-touch-breach = de rörda pjäserna tillåter draget som spelades
missing-two-hands = draget utfördes med en hand
missing-touch = ingen pjäs har rörts
missing-adjustment = ingen har sagt till om att pjäser rättas till
missing-displacement = inga pjäser är rubbade
missing-disturbance = motståndaren har inte rubbat några pjäser
missing-ground = det finns inget skäl att starta motståndarens klocka igen
missing-offer = det finns inget remianbud att svara på
missing-agreement = ingen remi är överenskommen
missing-claim = det finns inget krav att avgöra
missing-request = ingenting har begärts
missing-question = det finns ingen sådan fråga
missing-appeal = det finns inget överklagande
missing-stop = ingen spelare har stoppat klockan
missing-interruption = partiet är inte avbrutet
missing-end = partiet är inte slut
missing-absence = spelaren är redan på plats
missing-move = inget sådant drag har gjorts
missing-count = ingen flagga har fallit så att dragen måste räknas
missing-doubt = det finns inte två händelser vars ordning är oklar
missing-sheet = protokollet behöver inte kompletteras
missing-wrong-setup = utgångsställningen var rätt
missing-announcement = inget drag har sagts
missing-silence = inget drag behöver sägas eller upprepas
missing-second-board = det finns inget andra bräde
missing-assistant = spelaren har ingen assistent
missing-session = spelpassets slut har inte meddelats
missing-sealed-move = det finns inget hemligt drag
missing-unread-text = det finns inget hemligt drag som inte gått att tyda
missing-adjournment = partiet har inte avbrutits med hemligt drag
missing-promotion = ingen bonde ska förvandlas
missing-penalty = inget straff angavs
missing-time = ingen tid angavs

## Varför något avvisades

refusal-not-started = partiet har inte börjat
refusal-game-over = partiet är slut
refusal-interrupted = partiet är stoppat tills domaren låter det fortsätta
refusal-adjourned = partiet är avbrutet tills kuvertet öppnas
refusal-not-yours = det är inte du som ska göra det
refusal-not-your-move = motståndaren är vid draget
refusal-illegal-move = draget är regelvidrigt
refusal-with-reasons = { $why }: { $reasons }
refusal-with-moves = { $why }: { $moves }
refusal-bound = ett annat drag måste göras nu
refusal-already-released = pjäsen är redan släppt och står kvar
refusal-no-piece = där finns ingen sådan pjäs
refusal-wrong-mode = det går inte i det här spelsättet
refusal-nothing-there = ingenting har ändrats
refusal-too-early = det är för tidigt för det
refusal-too-late = det är för sent för det
refusal-flag-not-down = flaggan har inte fallit
refusal-right-lost = rätten gick förlorad när en pjäs rördes
refusal-not-in-force = ingen sådan regel gäller för detta parti
refusal-too-often = det är oftare än tillåtet
refusal-not-allowed = det är inte tillåtet här
refusal-out-of-order = tidpunkten ligger före en som redan har antecknats
refusal-no-such-duty = assistenten har ingen sådan uppgift
refusal-no-such-article = någon sådan artikel finns inte
refusal-not-running = den klockan går inte
refusal-not-demanded = ingen spelare har begärt det
refusal-offer-stands = ett anbud gäller redan
refusal-conditional = ett remianbud kan inte ha villkor
refusal-no-arbiter = ingen är utsedd att avgöra det
refusal-would-flag = det skulle ta all återstående tid
refusal-not-algebraic = bara algebraisk notation gäller
refusal-pawn-letter = bonden har ingen bokstav
refusal-nothing-taken = där slås ingenting
refusal-ambiguous = det kan betyda mer än ett drag
refusal-no-promotion = även den nya pjäsen måste skrivas ut
refusal-wrong-board = pjäserna står inte som de ska
refusal-not-complete = något saknas
refusal-not-understood = i orden hörs inget tillåtet drag
refusal-seal-broken = det är inte vad som låg i kuvertet

## Vad som noteras för domaren

note-out-of-turn = flyttade en pjäs utan att vara vid draget
note-improper-offer = erbjöd remi vid fel tidpunkt
note-repeated-offer = erbjöd remi gång på gång
note-conditional-offer = erbjöd remi med ett villkor
note-inadmissible-claim = krävde remi utan rätt till det
note-repeated-claim = upprepade sitt krav utan något nytt
note-wrong-flag-claim = påstod att en flagga hade fallit fast den inte hade det
note-wrong-illegal-claim = påstod att ett tillåtet drag var regelvidrigt
note-wrong-touch-claim = klagade på en förseelse som inte hade skett
note-not-written = antecknade inte sitt senaste drag före nästa
note-written-ahead = antecknade ett drag i förväg
note-sheet-not-completed = drog utan att komplettera protokollet
note-touch-breach = gjorde ett drag som de rörda pjäserna inte tillåter
note-two-hands = använde två händer för ett drag
note-adjusted-wrongly = rättade till pjäser när det inte var tillåtet
note-displaced = rubbade pjäser
note-time-trouble = är i tidsnöd: mindre än fem minuter kvar
note-left-without-permission = gick därifrån utan tillstånd
note-too-many-looks = bad om protokollet oftare än tillåtet
note-refused-inspection = vägrade en kontroll
note-idle-press = tryckte på en klocka som inte gick
note-empty-press = tryckte på klockan utan att ha gjort ett drag
note-other-hand = tryckte på klockan med en annan hand än den som gjorde draget
note-long-form = skrev ett drag i lång form
note-idle-stop = stoppade klockan utan giltigt skäl
note-sheet-behind = har inte fört sitt protokoll fullständigt
note-early-press = tryckte på klockan innan draget var sagt och gjort
note-told-unasked = fick veta tider eller antal drag av sin assistent utan att fråga

## Hur ett drag blev fullbordat

completion-pressed = spelaren tryckte på klockan
completion-ended-game = det avslutade partiet
completion-next-move = nästa drag utfördes
completion-sealed = det lämnades som hemligt drag
completion-claimed = det var det avsedda draget i ett riktigt krav

## Varför ett anbud föll

lapse-declined = det avböjdes
lapse-touched = en pjäs rördes eller flyttades
lapse-withdrawn = det togs tillbaka
lapse-game-ended = partiet slutade på annat sätt

## Regelvidriga handlingar

illegal-act-move = en pjäs flyttades mot reglerna
illegal-act-pawn-left = en bonde lämnades på sista raden
illegal-act-no-move = tryck på klockan utan drag
illegal-act-two-hands = ett drag med två händer

## Vad som väntar på domaren

question-stop = { $by } stoppade klockan ({ $reason }). Var skälet giltigt?
question-consent = Remi har överenskommits. Är det tillåtet?
question-conditional-offer = { $by } erbjuder remi med ett villkor ({ $condition }). Gäller anbudet utan villkoret?
question-resignation = { $of } { $sign }. Betydde det att ge upp?
question-absence = { $of } är försenad. Förlorar { $of } partiet?
question-touch-breach = { $by } flyttade en annan pjäs än den rörda. Står draget fast?
question-report = { $of ->
        [none] En anmälan: { $what }
       *[other] En anmälan mot { $of }: { $what }
    }
question-appeal = { $by } överklagar. Ska beslutet upphävas?
question-result = Spelarna undertecknade { $signed }, men avgörandet var ett annat. Vilket gäller?
question-times = En tidigare ställning återställdes. Stämmer tiderna?
question-earlier-illegal = Det har framkommit att { $by } gjorde ett regelvidrigt drag före flaggfallet. Ska resultatet upphävas?
question-own-illegal = { $by } säger att det egna draget var regelvidrigt. Ska det rättas?
question-both-flags = Båda flaggorna har fallit, och ingen vet vilken som föll först. Vad blir resultatet?
question-order = { $by } säger att ingen kan avgöra vad som hände först. Går det att utreda?
question-several-games = { $of } har varnats i flera partier. Vad mer följer av det?
question-no-normal-win = { $by } hävdar att motståndaren inte kan eller inte försöker vinna på normalt sätt
question-increment = { $by } ber om fem sekunder mer per drag för båda
question-no-progress = { $by } krävde remi eftersom partiet inte går framåt, och nu har en flagga fallit. Har det gått framåt?
question-interference = { $by-gen } krav bygger på vad en utomstående sade. Ska partiet spelas om?
question-boards-differ = Brädena eller det som sades stämmer inte överens. Vad spelades?
question-early-press = { $by } tryckte på klockan innan draget var gjort. Vad följer av det?
question-envelope = Ett hemligt drag har lämnats. Vad ska kuvertet visa?
question-sealed-move = { $by-gen } hemliga drag går inte att tyda. Vilket drag avses?
question-sheets = En flagga har fallit och ingen förde protokoll: protokollen måste först kompletteras
question-recorder = Ingen av spelarna för längre protokoll: någon annan måste anteckna dragen
question-edition = Dessa regler gällde ännu inte den dag partiet spelades
question-device = En apparat hittades hos { $of }. Förlorar { $of } partiet?
question-permission = { $of } ber om tillstånd { $to }

## Straff

penalty-warning = en varning
penalty-more-time = { $value } extra till motståndaren
penalty-less-time = { $value } mindre
penalty-all-time = all återstående tid
penalty-points = resultatet { $value }
penalty-loss = förlust av partiet; motståndaren får { $value }
penalty-fine = böter på { $value } cent
penalty-rounds = { $value ->
        [one] avstängning från en rond
       *[other] avstängning från { $value } ronder
    }
penalty-expulsion = uteslutning ur tävlingen

share-none = ingenting
share-half = en halv poäng
share-whole = poängen

## Grunder

ground-checkmate = matt
ground-resignation = uppgivet
ground-stalemate = patt
ground-dead-position = död ställning
ground-agreement = överenskommelse
ground-time = tidsöverskridande
ground-illegal-moves = regelvidrigt drag
ground-threefold = ställningen uppstod för tredje gången
ground-fifty-moves = femtio drag utan slag eller bondedrag
ground-fivefold = ställningen uppstod för femte gången
ground-seventy-five-moves = 75 drag utan slag eller bondedrag
ground-illegal-position = en regelvidrig ställning kvarstod
ground-absence = frånvaro
ground-both-flags = båda flaggorna hade fallit
ground-no-normal-win = ingen vinst på normalt sätt
ground-sealed-move = det hemliga draget
ground-no-progress = partiet går inte framåt
ground-king-taken = kungen slogs
ground-arbiter = domarens beslut
ground-signed = undertecknat av båda spelarna

## Vad som hör till fakta och handlingar

basis-threefold = ställningen för tredje gången
basis-fifty-moves = femtio drag
no-win-cannot = motståndaren inte kan vinna på normalt sätt
no-win-not-trying = motståndaren inte försöker vinna på normalt sätt
control-delay = fördröjning
control-hourglass = timglas
control-no-clock = utan klocka
edge-near = på den närmaste sidan
edge-far = på den bortre sidan
clock-place-left-of-white = till vänster om Vit
clock-place-right-of-white = till höger om Vit
facing-left = åt vänster, sett från den närmaste sidan
facing-right = åt höger, sett från den närmaste sidan
clock-in-hand-dispute = en tvist
clock-in-hand-request = spelarnas begäran
clock-in-hand-fault = fel på klockan
return-restore = rubbade pjäser ska ställas tillbaka
return-touch = den först rörda pjäsen flyttades inte
return-empty-press = inget drag gjordes
no-progress-perpetual-check = evig schack
no-progress-repetition = upprepad ställning
no-progress-dead = inget tillåtet drag för partiet framåt
remark-flag = genom att säga att en flagga har fallit
remark-illegal-move = genom att säga att ett drag var regelvidrigt
remark-other = på annat sätt
breach-two-hands = två händer i ett drag
breach-adjusting = att rätta till pjäser utan att säga till först
breach-touch-move = en annan pjäs än den rörda
area-venue = tävlingslokalen
area-playing-area = spelområdet
stop-reason-arbiter = för att tillkalla domaren
stop-reason-promotion-piece = pjäsen för en förvandling saknas
stop-reason-wrong-setting = klockan är fel ställd
stop-reason-displacement = pjäser har rubbats
stop-reason-illegal-move = motståndaren gjorde ett regelvidrigt drag
stop-reason-flag = motståndarens flagga har fallit
stop-reason-sealed = det hemliga draget är lämnat
stop-reason-other = ett annat skäl
promoted-queen = dam
promoted-rook = torn
promoted-bishop = löpare
promoted-knight = springare
sign-handshake = räckte fram handen
sign-king-laid-down = lade ner kungen
sign-clocks-stopped = stoppade båda klockorna
sign-walked-away = gick utan ett ord
irregularity-wrong-setup = utgångsställningen var fel
irregularity-turned-board = brädet är felvänt
irregularity-reversed-colors = färgerna är ombytta
irregularity-wrong-setting = klockan är fel ställd
irregularity-pressing-hand = tryck på klockan med en annan hand än den som gjorde draget
irregularity-hand-on-clock = en hand på eller ovanför klockan
irregularity-clock-handling = hårdhänt behandling av klockan
irregularity-sheet = något i protokollet som inte hör dit
irregularity-broken-sheet = ett elektroniskt protokoll som inte fungerar
irregularity-disrepute = uppförande som skadar schackets anseende
irregularity-assistance = hjälp utifrån
irregularity-device = en apparat
irregularity-smoking = rökning
irregularity-vaping = elcigarett
irregularity-phone-in-venue = en telefon användes i tävlingslokalen
irregularity-distraction = störning av motståndaren
irregularity-refusal = vägran att hjälpa till med en rekonstruktion
irregularity-disobedience = vägran att följa reglerna
irregularity-displacement = rubbade pjäser, vilket kostade tid
irregularity-visitor = någon på spelområdet som inte får vara där
irregularity-wrong-times = fel tider på klockorna
irregularity-boards-differ = de två brädena skiljer sig
irregularity-silence = ett drag sades eller upprepades inte
annul-reason-wrong-setup = utgångsställningen var fel
annul-reason-reversed-colors = färgerna var ombytta
annul-reason-interference = en utomstående lade sig i partiet
annul-reason-position-lost = ställningen går inte att fastställa
claim-ruling-upheld = godkänns
claim-ruling-rejected = avslås
claim-ruling-postponed = skjuts upp
claim-ruling-postponed-with-time = skjuts upp, två minuter till motståndaren

## Vem som får veta det

audience-everyone = alla får veta det
audience-arbiter = bara domaren får veta det
audience-white = bara Vit och domaren får veta det
audience-black = bara Svart och domaren får veta det
audience-nobody = ingen får veta det
