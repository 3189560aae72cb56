### The words of the page. Names of men, sides, facts and refusals are those of rulings.ftl.

tagline = The arbiter at your board

## What one likes

language = Language
language-en = English
language-fi = Suomi
language-sv = Svenska
theme = Look
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
pieces = Pieces
pieces-staunton = Figures
pieces-letters = Letters
sound = Announcements aloud
sound-on = Voice on
sound-off = Voice off

## A new game

new-game = New game
where = Where
where-table = One screen between the players
where-devices = Two devices
rules = Rules
book-fide-2018 = FIDE Laws 2018
book-fide-2014 = FIDE Laws 2014
book-finnish-blitz-2014 = Finnish blitz rules 2014
book-home = At home
handling = Moves
handling-screen = Made on the screen; only legal ones count
handling-otb = Made by hand; touch-move, the clock is pressed
supervision = Rapid and blitz
supervision-full = Full competition rules (A.3, B.3)
supervision-limited = The lighter rules (A.4, B.4)
time = Time
time-minutes = Minutes each
time-seconds = Seconds a move
time-none = No clock
player-white = White
player-black = Black
start-game = Start
set-up-failed = The table could not be opened: { $why }
clock-only = Clock only

## Seats

seats = Seats
seat-link = Link for { $side }
seat-open = Sit down as { $side }
watch-link = Link for looking on
seats-hint = Give each player one link. Whoever has a link sits there.
start-clock = Start White's clock

## The board and the clock

board = Board
board-in-hand = { $square } { $piece } in hand
board-promotion = Promotion
board-nothing = nothing
clock-lever = Press the clock, { $side }
clock-times = You { $own }, opponent { $other }
clock-flag = { $side }: the flag is down
letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
letter-pawn = P

## What players do

do-offer = Offer a draw
do-accept = Accept the draw
do-decline = Decline
do-claim = Claim
do-adjust = Adjust
do-stop = Stop
do-resign = Resign
do-flag = Flag
do-illegal = Illegal move
hold = hold
again = once more to confirm
cancel = Cancel
stop-title = Stop the clocks: why?
stop-arbiter = Call the arbiter
stop-illegal_move = Illegal move
stop-flag = The flag is down
stop-promotion_piece = No piece for the promotion
stop-displacement = Pieces were displaced
stop-wrong_setting = The clock is set wrongly
stop-other = Something else
claim-title = Claim a draw
claim-threefold = The position for the third time
claim-fifty_moves = Fifty moves
claim-intended = With the move I am about to make
claim-intended-hint = for instance g1 f3; leave it empty if it is on the board
claim-make = Claim
resume = Play goes on

## How things stand

status-waiting = The game has not begun.
status-stopped = The clocks stand.
status-annulled = The game is annulled.
status-white = White to move.
status-black = Black to move.
status-running = { $side }'s time is running.
status-offer = { $side } offers a draw.
last-move = Last move: { $move }
last-none = No move has been made.
count = Moves made: { $count }
input = Move
input-hint = Squares, or as announced: Springer Gustav eins Felix drei
input-unknown = Not understood: { $text }
input-send = Make the move
input-announce = Announce
input-repeat = Repeat
moves = Scoresheet
moves-none = Nothing written yet
illegal-line = illegal
result = { $score } · { $ground }
card = Ruling
card-continue = Continue
record-pgn = PGN

## The line

line-connecting = Connecting …
line-connected = Connected; everything has arrived.
line-sending = Connected; on its way: { $count }
line-broken = Cut off. Your moves are kept; time at the table goes on. Trying again …
line-shut = This link does not open the table.

## A clock on its own

solo-title = Clock
solo-bonus = Each move brings
solo-increment = Increment
solo-delay = Delay
solo-bronstein = Bronstein
solo-start = Set the clock
solo-stop = Stop
solo-resume = Go on
solo-reset = Set anew
solo-hint = Black presses to start White's time.

## Keys of the board

keys = Keys
key-arrows = to another square
key-letters = to the next such piece, with Shift to the one before
key-digits = to a rank, with Shift to a file
key-enter = takes a piece up and lets it go
key-escape = puts it back
key-delete = takes it off the board
key-o = which square this is
key-x = the pieces on the lines from here
key-l = the last move
key-t = the times
key-c = how many moves were made
key-i = to the field for moves
key-space = presses the clock
