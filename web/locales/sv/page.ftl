### Sidans ord. Namnen på pjäser, sidor, fakta och avslag finns i rulings.ftl.


## Önskemål

menu = Meny: språk, utseende, ljud
menu-rules = Regler

## Brädet och klockan

start-clock = Starta Vits klocka
board = Bräde
board-in-hand = { $square } { $piece } i handen
board-promotion = Förvandling
board-nothing = ingenting
clock-lever = Tryck på klockan, { $side }
clock-times = Du { $own }, motståndaren { $other }
clock-flag = { $side }: flaggan har fallit
letter-king = K
letter-queen = D
letter-rook = T
letter-bishop = L
letter-knight = S
letter-pawn = B
seat-you = du
seat-here = här
seat-away = inte ansluten
seat-watching = { $count ->
        [one] En tittar på
       *[other] { $count } tittar på
    }
seat-flag = flaggan har fallit
level-beginner = En nybörjare
level-casual = Någon som spelar ibland
level-club = En klubbspelare
level-strong = Klubbens bästa
level-master = Så stark den kan
seat-partner-away = svarar inte; klockorna står tills den är tillbaka
lever-press = Tryck
lever-pressed = Tryckt
lever-wait = Vänta
time-low = Lite tid kvar
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-moves = { $moves } drag på { $time }
start-game-now = Börja partiet
sit-beside = Vänd allt åt samma håll
sit-facing = Vänd varje halva mot sin spelare

## Vad spelarna gör

do-offer = Erbjud remi
do-decline = Avböj
do-claim = Kräv
do-sheet = Protokoll
do-adjust = Jag rättar
do-stop = Stoppa
do-resign = Ge upp
do-arrive = Jag är här
hold = håll nere
again = en gång till för att bekräfta
cancel = Avbryt
resume = Partiet fortsätter
do-draw = Remi
do-accept-short = Godta
do-withdraw = Ta tillbaka
do-takeback = Ta tillbaka
do-castle = rockad
do-agree = Går med på det
do-rematch = Returparti
do-replay = Se partiet
do-flip = Vänd
offer-stands = Anbudet gäller tills du rör en pjäs eller avböjer.
seal-title = Skriv det hemliga draget
close = Stäng

## Läget

status-waiting = Partiet har inte börjat
status-playing = Partiet pågår
status-stopped = Partiet är stoppat
status-called = Ett hemligt drag ska lämnas
status-sealed = Partiet är avbrutet
status-resuming = Partiet fortsätter: kuvertet öppnas
status-annulled = Partiet är annullerat
status-white = Vit är vid draget
status-black = Svart är vid draget
status-offer = { $side } erbjuder remi
last-move = Senaste draget
last-none = Inget drag har gjorts.
count = Gjorda drag: { $count }
input = Drag
input-hint = Sf3, g1 f3 eller i ord
input-unknown = Uppfattades inte: { $text }
input-send = Spela
input-announce = Säg draget
input-repeat = Upprepa
moves = Protokoll
moves-none = Inget antecknat ännu
illegal-line = regelvidrigt
status-yours = Ditt drag
played = { $side } spelade { $move }.
played-offer = { $side } spelade { $move } och bjuder remi.
look-first = Till början
look-back = Ett drag tillbaka
look-on = Ett drag framåt
look-last = Till det senaste draget
look-table = Tillbaka till bordet
card = Avgörande
ruling-why = Varför
ruling-by-book = Varför, enligt reglerna
rulings-so-far = Avgöranden: { $count }

## Förbindelsen

line-connecting = Ansluter…
line-shut = Den här länken öppnar inte bordet.
line-back = Ansluten igen
lost = Anslutningen bröts
lost-seconds = { $seconds } s
lost-retrying = Försöker igen av sig självt. Det du gör här sparas och skickas.
lost-retry = Försök nu
lost-wait = Vänta, eller spela vidare
lost-kept = { $count ->
        [one] En sak du gjorde är sparad på enheten och skickas.
       *[other] { $count } saker du gjorde är sparade på enheten och skickas.
    }
lost-time-restored = Om servern stannade står klockorna och tiden ges tillbaka.
lost-time-counts = Vid det här bordet går tiden, vad som än hände.
lost-network = Om bara den här enheten tappade nätet går din klocka. Tiderna som visas är de senast hörda.

## Brädets tangenter

keys = Tangenter
