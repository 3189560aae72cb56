### Orden på skärmarna runt ett parti: regelböckerna, domarens bord, partiet en gång till,
### protokollet. De laddas med dessa skärmar.

## Regelböckerna

rules-title = Regelböcker
rules-book = Bok
rules-beside = Jämför med
rules-beside-none = ingen annan bok
rules-find = Sök ett nummer eller ett ord
rules-only = Bara skillnader
rules-count = { $count } artiklar
rules-found = { $count } artiklar handlar om detta
rules-failed = Reglerna kunde inte hämtas. Försök igen.
rules-how = Så gör bordet
rules-none = Inget hittades.
rules-alone = Inget om detta i den andra boken
rules-elsewhere = I de andra böckerna
rules-cases = Fall som visar det: { $count }
rules-all = Bokens alla artiklar
likeness-same = samma i sak
likeness-nearly = nästan samma
likeness-differs = utgången kan skilja sig
likeness-untold = inte jämfört

## Domarens bord

desk = Domare
desk-do = Besluta så
desk-record = Vad som hände
desk-time-unread = En tid skrivs så här: 4:30.
decide-start = Starta partiet
decide-pause = Stoppa båda klockorna
decide-resume = Låt partiet fortsätta
decide-call_flag = Konstatera en fallen flagga
decide-order_unknown = Det går inte att avgöra vad som hände först
decide-declare_illegal = Ingrip mot ett regelvidrigt drag
decide-rule_touch = Avgör en rörd pjäs
decide-classify_touch = Avgör om en beröring var oavsiktlig
decide-restore = Återställ en tidigare ställning
decide-set_clock = Ställ en klocka
decide-extra_time = Ge extra tid
decide-penalise = Bestraffa
decide-permit = Ge ett tillstånd
decide-inspect = En spelare kontrollerades
decide-device_sound = En telefon hördes
decide-device_found = En apparat hittades
decide-judge_stop = Bedöm skälet att stoppa klockan
decide-judge_claim = Avgör kravet
decide-consent_to_draw = Samtyck till remi
decide-judge_offer = Avgör anbudet med villkor
decide-judge_resignation = Avgör om spelaren gav upp
decide-grant_increment = Lägg till fem sekunder per drag
decide-close_appeal = Avgör överklagandet
decide-correct_boards = Rätta olika bräden
decide-set_session = Meddela när spelpasset slutar
decide-call_seal = Begär ett hemligt drag
decide-confirm_envelope = Ta hand om kuvertet
decide-open_envelope = Öppna kuvertet
decide-judge_sealed = Tolka det hemliga draget
decide-envelope_lost = Kuvertet är borta
decide-excuse_lateness = Ursäkta sen ankomst
decide-declare_loss = Förklara partiet förlorat
decide-set_result = Fastställ resultatet
decide-annul = Annullera partiet
decide-reopen = Låt ett avslutat parti fortsätta
decide-dismiss = Låt det vara
desk-title = Domarbordet
desk-waiting = { $count ->
        [0] Inget väntar
        [one] En fråga väntar på dig
       *[other] { $count } frågor väntar på dig
    }
desk-none = När en spelare kallar på dig eller något kräver ditt omdöme står det här med bevisen.
desk-away = inte här än
desk-flag = flagga
desk-runs = går
desk-board = bord { $board }
desk-ago = { $time } sedan
desk-before = före
desk-after = nu
desk-follows = Vad som skulle följa
desk-barred = Inte möjligt: { $decision } – { $why }
desk-decide = Beslut
desk-find = Sök ett beslut eller en artikel
desk-found = { $count ->
        [0] Inget hittades
        [one] Ett beslut
       *[other] { $count } beslut
    }
desk-possible = Möjligt nu
desk-not-now = Inte nu: { $why }
desk-all = Alla beslut
desk-fewer = Bara de vanliga
desk-by = Enligt
desk-back = Tillbaka
desk-still = { $count ->
        [one] en fråga väntar
       *[other] { $count } frågor väntar
    }
desk-nothing-yet = Inget har hänt än.
desk-sheets = Partiprotokoll
desk-tab-questions = Frågor
desk-tab-decide = Besluta
desk-tab-log = Logg
desk-tab-sheets = Protokoll
desk-bar-start = Starta
desk-bar-pause = Stoppa
desk-bar-resume = Spela vidare
count-illegal = { $count ->
        [one] 1 regelvidrigt drag
       *[other] { $count } regelvidriga drag
    }
count-warnings = { $count ->
        [one] 1 varning
       *[other] { $count } varningar
    }
count-claims = { $count ->
        [one] 1 felaktigt krav
       *[other] { $count } felaktiga krav
    }
count-sounds = { $count ->
        [one] telefonen ljöd en gång
       *[other] telefonen ljöd { $count } gånger
    }
count-assistant = har en assistent
clip-touched = { $square } rörd
clip-released = { $from }–{ $to } släppt
clip-put-back = { $to } satt tillbaka
clip-taken-off = { $square } borttagen
clip-put = Ställd på { $square }
clip-adjusting = ”Jag rättar”
clip-pressed = { $side } tryckte
clip-announced = ”{ $move }”
clip-adjusted = ”Jag rättar” sades
clip-not-adjusted = ”Jag rättar” sades inte
clip-play = Spela upp
answer-judge_stop = { $yes ->
        [true] Gott skäl
       *[other] Inget gott skäl
    }
answer-declare_illegal = Ingrip mot det regelvidriga draget ({ $side })
answer-call_flag = Flaggan har fallit ({ $side })
answer-rule_touch = Den rörda pjäsen flyttas
answer-judge_claim = { $ruling ->
        [upheld] Bifall kravet
        [rejected] Draget eller partiet står fast
        [postponed] Skjut upp
       *[other] Skjut upp, två minuter till motståndaren
    }
answer-consent_to_draw = { $yes ->
        [true] Remi
       *[other] Spela vidare
    }
answer-judge_offer = { $yes ->
        [true] Anbudet gäller
       *[other] Inget anbud
    }
answer-judge_resignation = { $yes ->
        [true] Uppgivet
       *[other] Inte uppgivet
    }
answer-declare_loss = { $side } förlorar
answer-set_result = Resultat { $score }
answer-resume = Tiderna är rätt, spela vidare
answer-order_unknown = Ingen kan säga
answer-grant_increment = { $yes ->
        [true] Lägg till fem sekunder per drag
       *[other] Nej
    }
answer-annul = Nytt parti
answer-correct_boards = Rätta efter båda protokollen
answer-penalise = Varna { $side }
answer-judge_sealed = Det betyder inget drag
answer-count_unknown = Antalet drag kan inte visas
answer-permit = { $yes ->
        [true] Tillåt
       *[other] Neka
    }
answer-close_appeal = { $yes ->
        [true] Upphäv beslutet
       *[other] Beslutet står fast
    }
answer-transfer_board = Vänd brädet, behåll ställningen
answer-device_found = En telefon hittades
answer-dismiss = Låt det vara
decide-check_board = Kontrollera brädet före partiet
decide-place_clock = Bestäm klockans plats
decide-face_clock = Vänd klockan
decide-postpone_start = Skjut upp starten
decide-call_both_flags = Båda flaggorna har fallit
decide-count_unknown = Antalet drag kan inte visas
decide-reconstruct = Partiet har rekonstruerats
decide-replace_sheet = Byt ut ett elektroniskt protokoll
decide-adjust_time = Mindre tid på grund av en assistent
decide-replace_clock = Byt klocka
decide-set_control = Ändra betänketiden
decide-note_illegal_position = Notera en regelvidrig ställning
decide-piece_displaced = En pjäs stod på fel ruta
decide-transfer_board = Brädet är vänt
decide-approve_assistant = Godkänn en assistent
decide-admit = Släpp in någon på spelområdet
decide-expel = Avvisa någon
field-board = Brädet som det står (FEN)
field-faces = Riktning
field-until = Ny starttid
field-official = En funktionär ledde det
field-less = Hur mycket mindre
field-control = Betänketid
field-for_schedule = Tidsschemat skulle annars bli lidande
field-was = Beröringen var
field-because = Skäl
field-duties = Uppgifter
field-who = Vem
field-cents = Böter i cent
field-rounds = Ronder
field-question = Vilken fråga, från 0
choice-all_time = all tid som är kvar
choice-points = ett annat resultat
choice-fine = böter
choice-rounds = avstängning från ronder
choice-right_of_white = till höger om Vit
choice-left_of_white = till vänster om Vit
choice-left = vänster
choice-right = höger
choice-accidental = ett misstag
choice-deliberate = avsiktlig
choice-unclear = ingen kan säga
choice-unsaid = inget
choice-dispute = en tvist
choice-request = en begäran
choice-fault = ett fel på klockan
field-of = Vem
field-ply = Efter så många drag, båda sidor tillsammans
field-time = Tid
field-moves = Utförda drag
field-period = Period
field-to = Tillstånd
field-agreed = Spelaren gick med på det
field-body = Även kroppen
field-device = Apparat
field-ends = Slutar
field-at = Fortsätter
field-place = Plats
field-text = Vad som står där
field-proof = Bevis, om det hemliga draget lämnades på en enhet
field-meant = Drag; tomt om det inte går att tyda
field-declared = Draget som spelaren uppger; får lämnas tomt
field-white = Vit
field-black = Svart
field-penalty = Straff
field-reason = Skäl
field-valid = Giltigt skäl
field-ruling = Avgörande
field-granted = Beviljas
field-stands = Det gäller utan villkoret
field-resigned = Spelaren gav upp
field-score = Resultat
choice-yes = ja
choice-no = nej
choice-warning = varning
choice-more_time = extra tid till motståndaren
choice-less_time = mindre tid
choice-loss = förlust av partiet
choice-expulsion = uteslutning
choice-upheld = godkänns
choice-rejected = avslås
choice-postponed = skjuts upp
choice-postponed_with_time = skjuts upp, två minuter till motståndaren
choice-wrong_setup = fel utgångsställning
choice-interference = en utomstående lade sig i
choice-reversed_colors = ombytta färger
choice-position_lost = ställningen går inte att fastställa
choice-phone = en telefon eller liknande
choice-other_device = en annan elektronisk apparat
choice-switched_off = en avstängd telefon i en väska

## Förseglade drag

seal = Lämna ditt hemliga drag
seal-move = Drag som i protokollet
seal-paper = Skriv draget på papper och lägg det i kuvertet.
seal-do = Lägg i kuvertet
seal-in = Det ligger i kuvertet
seal-changed = Du kan fortfarande ändra draget tills du stoppar klockorna.
seal-proof = Om kuvertet går förlorat bevisar detta ditt drag:
seal-close = Stoppa klockorna
envelope = Hemliga drag på enheter
envelope-none = Utan nyckel lämnas hemliga drag på papper.
envelope-make = Skapa en nyckel
envelope-key = Nyckel
envelope-keep = Nyckeln finns bara i denna webbläsare. Skriv upp den: utan den kan ingen öppna kuvertet.
envelope-open = Öppna kuvertet med nyckeln

## Bevis

evidence = Bevis
evidence-of = Avgörande { $seq }
evidence-before = Före
evidence-after = Efter
evidence-clocks = Klockorna före och efter
evidence-elsewhere = Vad andra böcker säger om samma handlingar
evidence-nothing = Inget att avgöra
chances = Kan en sida fortfarande sätta matt?
chances-ask = Fråga
chances-winnable = { $side } kan sätta matt:
chances-unwinnable = { $side } kan inte sätta matt med någon följd av regelrätta drag.
chances-undetermined = { $side }: inte avgjort inom gränsen. Det är din bedömning.
chances-line = Dragen som leder till matt

## Chess960

do-announce-castling = Säg att du rockerar, { $way }

## Partiet en gång till

replay = Partiet en gång till
replay-failed = Partiet kunde inte hämtas.
replay-walk = Genom partiet
replay-start = Början
replay-first = Till början
replay-back = Ett bakåt
replay-on = Ett framåt
replay-last = Till slutet
sheet-print = Skriv ut (A5)
sheet-braille = Punktskrift, { $side }
sheet-event = Tävling
sheet-round = Rond
sheet-board = Bord
sheet-date = Datum
sheet-result = Resultat
sheet-figures = Figurer
sheet-times = Tider

## Protokoll att skriva på

sheet-own = Ditt protokoll
sheet-others = Motståndarens protokoll
sheet-table = Till brädet
sheet-move = Drag
sheet-here = skriv här
sheet-empty = tom
sheet-illegible = oläsligt
sheet-way = Skrivsätt
sheet-way-type = Skriv
sheet-way-tap = Peka på brädet
sheet-way-speak = Säg det
sheet-draft = Skriv draget
sheet-unchecked = det du skriver kontrolleras inte
sheet-tap-hint = Peka på pjäsen där den står nu.
sheet-words = Draget i ord
sheet-words-hint = springare slår e fem
sheet-words-unknown = Säg pjäsen och rutan: springare f tre.
sheet-takes = slår
sheet-castles = rockad; en gång till för lång
sheet-offer = remianbud
sheet-check = schack
sheet-undo = Ta bort sista tecknet
sheet-write = Anteckna
sheet-complete = Mitt protokoll är fullständigt
sheet-show-other = Motståndarens protokoll
sheet-show-own = Mitt protokoll
sheet-signed = har skrivit under { $score }
sheet-unsigned = har inte skrivit under
sheet-sign = Skriv under { $score }
recording-free = Du får anteckna dragen men måste inte.
recording-always = Du antecknar varje drag, hur lite tid som än är kvar.
recording-until_short = Du antecknar varje drag tills du har mindre än 5 minuter.
recording-lapsed = Du behöver inte anteckna under resten av den här perioden.
recording-due = Komplettera ditt protokoll före ditt nästa drag. Du får använda motståndarens.
compare-sheet = Protokoll: { $side }
compare-record = Bordets uppteckning
compare-record-hint = efter brädet; visas inte för spelarna
compare-moves = { $count ->
        [one] 1 drag
       *[other] { $count } drag
    }
compare-corrected = { $count } rättade
compare-illegible = { $count } oläsliga
compare-differences = { $count ->
        [0] Inga skillnader
        [one] En skillnad
       *[other] { $count } skillnader
    }
compare-agrees = { $side } skrev { $text }, som på brädet.
compare-differs = { $side } skrev { $text }.
compare-unreadable = { $side }: anteckningen kan inte läsas.
compare-no_move = { $side } skrev { $text }, som inte är ett drag i ställningen.
compare-blank = { $side } har inte antecknat det.
compare-meaning = Protokollen jämförs efter innebörd: Sd5, S–d5 och engelskans Nd5 är samma drag.
compare-recording-free = { $side } behöver inte anteckna.
compare-recording-always = { $side } antecknar varje drag.
compare-recording-until_short = { $side } antecknar tills mindre än 5 minuter återstår.
compare-recording-lapsed = { $side } behöver inte anteckna under resten av perioden.
compare-recording-due = { $side } måste komplettera protokollet före nästa drag.
role-king = kung
role-queen = dam
role-rook = torn
role-bishop = löpare
role-knight = springare

## Assistenter

assistant-of = Assistent: { $player }
assistant-none = Domaren har inte godkänt någon uppgift än.
assistant-last = Senaste draget
assistant-announce = Annonsera dragen
assistant-move = Flytta pjäserna
assistant-press = Tryck på klockan
assistant-write = För protokoll
assistant-tell = Säg drag och tider, bara på begäran
assistant-claim_flag = Säg till domaren
assistant-seal = Försegla draget
assistant-copy = Draget på din spelares bräde, med rutor ({ $side })
assistant-copy-do = Gör draget där
assistant-sheet = Öppna protokollet
assistant-tell-do = Säg dem nu
assistant-flag-do = Motståndarens flagga har fallit
assistant-touch-do = Motståndaren rörde en pjäs
assistant-seal-later = När domaren vill ha ett drag förseglat görs det här.
assistant-link = Länk till platsen; den visas en gång
assistant-issue = Gör en länk till platsen
status-playing-on = Partiet pågår.
