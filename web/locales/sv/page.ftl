### Sidans ord. Namnen på pjäser, sidor, fakta och avslag finns i rulings.ftl.


## Önskemål

menu = Meny: språk, utseende, ljud
menu-home = Hem
menu-rules = Regler
menu-quiz = Öva på reglerna
menu-clock = Bara en klocka
likes-sounds = Ljud
likes-voice = Läs upp dragen
likes-still = Inget rör sig
language = Språk
language-en = English
language-fi = Suomi
language-sv = Svenska
theme = Utseende
theme-system = Enhetens
theme-light = Ljust
theme-dark = Mörkt
theme-contrast = Kontrast
pieces = Pjäser
pieces-staunton = Figurer
pieces-letters = Bokstäver

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

## Vad spelarna gör

do-offer = Erbjud remi
do-accept = Anta remin
do-decline = Avböj
do-claim = Kräv
do-adjust = Jag rättar
do-stop = Stoppa
do-resign = Ge upp
do-arrive = Jag är här
hold = håll nere
again = en gång till för att bekräfta
cancel = Avbryt
stop-title = Varför stoppas klockorna?
stop-arbiter = Kalla på domaren
stop-illegal_move = Regelvidrigt drag
stop-flag = Flaggan har fallit
stop-promotion_piece = Pjäsen för förvandlingen saknas
stop-displacement = Pjäser rubbades
stop-wrong_setting = Klockan är fel ställd
stop-other = Något annat
claim-title = Kräv remi
claim-threefold = Ställningen för tredje gången
claim-fifty_moves = Femtio drag
claim-intended = Med draget som jag tänker göra
claim-intended-hint = till exempel Sf3 eller g1 f3; lämna tomt om ställningen redan finns på brädet
claim-make = Kräv
resume = Partiet fortsätter

## Läget

status-waiting = Partiet har inte börjat.
status-stopped = Partiet är stoppat.
status-called = Ett hemligt drag ska lämnas.
status-sealed = Partiet är avbrutet.
status-resuming = Partiet fortsätter: kuvertet öppnas.
status-annulled = Partiet är annullerat.
status-white = Vit är vid draget.
status-black = Svart är vid draget.
status-offer = { $side } erbjuder remi.
last-move = Senaste draget: { $move }
last-none = Inget drag har gjorts.
count = Gjorda drag: { $count }
input = Drag
input-hint = Sf3, g1 f3 eller i ord
input-unknown = Uppfattades inte: { $text }
input-send = Gör draget
input-announce = Säg draget
input-repeat = Upprepa
moves = Protokoll
moves-none = Inget antecknat ännu
illegal-line = regelvidrigt
your-sheet = Ditt protokoll
card = Avgörande
card-continue = Fortsätt
look-through = Se igenom partiet

## Förbindelsen

line-connecting = Ansluter…
line-connected = Ansluten; allt har kommit fram.
line-sending = Ansluten; på väg: { $count }
line-broken = Förbindelsen bröts. Dina drag är sparade; klockan vid bordet går. Försöker igen…
line-shut = Den här länken öppnar inte bordet.

## Brädets tangenter

keys = Tangenter
key-arrows = till en annan ruta
key-letters = till nästa likadana pjäs, med Skift till den föregående
key-digits = till en rad, med Skift till en linje
key-enter = tar upp en pjäs och släpper den
key-escape = ställer tillbaka den
key-delete = tar den av brädet
key-o = vilken ruta detta är
key-x = pjäserna på linjerna härifrån
key-l = senaste draget
key-t = tiderna
key-c = hur många drag som gjorts
key-i = till fältet för drag
key-space = trycker på klockan
