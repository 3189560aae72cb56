### Vad som görs vid brädet, i ord; nycklarna följer handlingarnas och beslutens JSON-ord.

## Handlingar

act-move = { $offer ->
        [true] { $move } och erbjuder remi
       *[other] { $move }
    }
act-adjust = säger till om att pjäser rättas till
act-adjusted = har rättat till färdigt
act-touch = { $together ->
        [none] rör pjäsen på { $square }
       *[other] rör pjäserna på { $square } och { $together } samtidigt
    }
act-release = { $two_hands ->
        [true] släpper pjäsen: { $from } till { $to }, med två händer
       *[other] släpper pjäsen: { $from } till { $to }
    }
act-take-off = tar bort pjäsen på { $square }
act-put = ställer en pjäs på { $square }: { $piece }
act-name-piece = anger pjäsen: { $promoted }
act-announce-castling = anmäler rockad med tornet på { $rook }
act-displace = rubbar pjäser
act-restored = har ställt tillbaka pjäserna
act-press = { $hand ->
        [other] trycker på klockan med en annan hand än den som gjorde draget
       *[none] trycker på klockan
    }
act-stop-clock = stoppar klockan: { $reason }
act-offer-draw = erbjuder remi
act-offer-draw-if = erbjuder remi med ett villkor: { $condition }
act-accept-draw = antar remianbudet
act-decline-draw = avböjer remianbudet
act-claim-draw = { $intended ->
        [none] kräver remi: { $basis }
       *[other] kräver remi med { $intended }: { $basis }
    }
act-announce-claim = kräver remi med { $intended }, som sades men inte antecknades: { $basis }
act-resign = ger upp
act-doubt-resignation = frågar om { $of } gav upp: { $sign }
act-deny-resignation = säger att ingen gav upp
act-claim-flag = påpekar att motståndarens flagga har fallit
act-claim-illegal = påpekar att motståndaren gjorde ett regelvidrigt drag
act-admit-illegal = påpekar sitt eget regelvidriga drag
act-order-unknown = säger att ingen kan avgöra vad som hände först
act-complain = klagar: { $of }
act-agree-correction = går med på att rätta det regelvidriga draget
act-write = skriver: { $text }
act-sheet-complete = säger att protokollet är fullständigt
act-request-sheet = ber om ett protokoll
act-view-record = ber att få se partiets protokoll
act-sign = undertecknar resultatet { $score }
act-appeal = överklagar: { $text }
act-complain-to-committee = klagar på domaren hos domarkommittén: { $text }
act-arrive = kommer
act-leave = lämnar { $area }
act-ask-permission = ber om tillstånd { $to }
act-ask-rule = frågar om { $number }
act-report = anmäler: { $what }
act-answer-report = { $admitted ->
        [true] medger: { $what }
       *[other] förnekar: { $what }
    }
act-tip = berättar för domaren: { $text }
act-demand-two-boards = kräver två bräden
act-announce = säger: { $text }
act-repeat = upprepar: { $text }
act-copy = gör draget på det andra brädet: { $move }
act-ask-times = frågar om tiderna och antalet drag
act-tell-times = uppger tiderna och antalet drag
act-seal-early = vill lämna ett hemligt drag innan spelpasset slutar
act-seal = skriver ett drag och lägger det i kuvertet
act-request-increment = { $delay ->
        [true] ber om fördröjning
       *[other] ber om tidstillägg
    }
act-claim-no-normal-win = kräver remi eftersom { $ground }
act-verify = { $agreed ->
        [true] bekräftar det nedskrivna
       *[other] vägrar bekräfta det nedskrivna
    }
act-choose-side = väljer att sitta { $edge }
act-return-clock = startar motståndarens klocka igen: { $reason }
act-point-out-flag = påpekar att den egna flaggan har fallit
act-begin-mate = börjar visa en matt
act-show-mate = { $line-count ->
        [0] visar ingen matt
       *[other] visar en forcerad matt: { $line }
    }
act-claim-no-progress = kräver remi eftersom partiet inte går framåt: { $ground }
act-interfere = lägger sig i partiet { $about }
act-draw-lots = lottar färgerna
act-drew-by-hand = säger att färgerna lottades för hand
act-confirm = säger att draget är gjort
act-withdraw-offer = tar tillbaka sitt remianbud
act-take-back = vill ta tillbaka det senaste draget
act-restart = vill börja om partiet
act-look = ser på klockan

## Beslut

decision-start = startar partiet
decision-check-board = jämför brädet med utgångsställningen
decision-place-clock = bestämmer att klockan står { $place }
decision-face-clock = bestämmer att urtavlorna vetter { $faces }
decision-postpone-start = skjuter upp starten till { $until }
decision-pause = { $because ->
        [none] stoppar båda klockorna
       *[other] stoppar båda klockorna ({ $because })
    }
decision-resume = låter partiet fortsätta
decision-judge-stop = { $valid ->
        [true] finner skälet att stoppa klockan giltigt
       *[other] finner inget giltigt skäl att stoppa klockan
    }
decision-call-flag = konstaterar att { $of-gen } flagga har fallit
decision-call-both-flags = konstaterar att båda flaggorna har fallit
decision-order-unknown = kan inte avgöra vad som hände först
decision-classify-touch = { $unclear ->
        [true] kan inte säga om { $of-gen } beröring var avsiktlig
       *[other] { $accidental ->
        [true] finner { $of-gen } beröring oavsiktlig
       *[other] finner { $of-gen } beröring avsiktlig
    }
    }
decision-rule-touch = avgör vad { $of-gen } beröring förpliktar till
decision-declare-illegal = ingriper mot { $of-gen } regelvidriga drag
decision-note-illegal-position = noterar att ställningen är regelvidrig
decision-restore = { $ply ->
        [0] återställer utgångsställningen
       *[other] återställer ställningen efter { $ply-side-gen } drag { $ply-number }
    }
decision-piece-displaced = { $ply ->
        [0] finner att en pjäs har stått fel sedan början
       *[other] finner att en pjäs har stått fel sedan { $ply-side-gen } drag { $ply-number }
    }
decision-set-clock = { $because ->
        [none] ställer { $of-gen } klocka på { $time }
       *[other] ställer { $of-gen } klocka på { $time } ({ $because })
    }
decision-set-control = ändrar betänketiden till { $control }
decision-replace-clock = byter klocka
decision-extra-time = ger extra tid: Vit { $white }, Svart { $black }
decision-adjust-time = drar av { $less } från { $of-gen } tid för assistenten
decision-annul = annullerar partiet: { $reason }
decision-transfer-board = vänder brädet och flyttar över ställningen
decision-replace-sheet = byter ut { $of-gen } elektroniska protokoll
decision-judge-claim = avgör kravet: { $ruling }
decision-consent-to-draw = { $granted ->
        [true] samtycker till remi
       *[other] samtycker inte till remi
    }
decision-judge-offer = { $stands ->
        [true] låter anbudet gälla utan villkoret
       *[other] godtar inte ett anbud med villkor
    }
decision-judge-resignation = { $resigned ->
        [true] finner att spelaren gav upp
       *[other] finner att spelaren inte gav upp
    }
decision-count-unknown = finner att antalet drag inte går att fastställa
decision-reconstruct = noterar rekonstruktionen: antal drag för vardera { $moves }
decision-penalise = bestraffar { $of } ({ $penalties }): { $reason }
decision-declare-loss = dömer { $score }: { $reason }
decision-device-sound = noterar att { $of-gen } telefon hördes
decision-device-found = hittar en apparat hos { $of }
decision-inspect = { $agreed ->
        [true] kontrollerar { $of }
       *[other] noterar att { $of } vägrar kontroll
    }
decision-approve-assistant = godkänner en assistent för { $of }: { $duties }
decision-permit = { $granted ->
        [true] tillåter { $of } { $to }
       *[other] tillåter inte { $of } { $to }
    }
decision-excuse-lateness = ursäktar { $of-gen } sena ankomst: { $reason }
decision-admit = { $granted ->
        [true] släpper in { $who } på spelområdet
       *[other] släpper inte in { $who } på spelområdet
    }
decision-expel = avvisar { $who } från tävlingslokalen
decision-set-result = fastställer resultatet { $score }: { $reason }
decision-reopen = låter partiet fortsätta: { $reason }
decision-dismiss = låter en fråga bero
decision-close-appeal = { $granted ->
        [true] bifaller överklagandet
       *[other] avslår överklagandet
    }
decision-correct-boards = { $known ->
        [false] rättar brädena med hjälp av båda protokollen
       *[other] rättar brädena: protokollen stämmer överens till och med { $ply-side-gen } drag { $ply-number }
    }
decision-set-session = meddelar när spelpasset slutar: { $ends }
decision-call-seal = uppmanar spelaren vid draget att lämna ett hemligt drag
decision-confirm-envelope = kontrollerar kuvertet och tar hand om det
decision-open-envelope = öppnar kuvertet: { $text }
decision-judge-sealed = { $meant ->
        [none] kan inte tyda det hemliga draget
       *[other] läser det hemliga draget som { $meant }
    }
decision-envelope-lost = { $declared ->
        [none] finner att kuvertet är borta
       *[other] finner att kuvertet är borta; uppgivet drag är { $declared }
    }
decision-grant-increment = { $granted ->
        [true] ger båda fem sekunder mer per drag{ $delay ->
            [true] , som fördröjning
           *[other] { "" }
        }
       *[other] avslår begäran om mer tid
    }
