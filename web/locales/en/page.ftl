### The words of the page. Names of men, sides, facts and refusals are those of rulings.ftl.


## What one likes

menu = Menu: language, look, sound
menu-home = Home
menu-rules = Rules
menu-quiz = Practise the Laws
menu-clock = Just a clock
likes-sounds = Sounds
likes-voice = Read moves aloud
likes-still = Nothing moves
language = Language
language-en = English
language-fi = Suomi
language-sv = Svenska
theme = Look
theme-system = As device
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
pieces = Pieces
pieces-staunton = Figures
pieces-letters = Letters

## The board and the clock

start-clock = Start White's clock
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
do-arrive = I am here
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
claim-intended = With a move I am about to make
claim-intended-hint = for instance Nf3 or g1 f3; leave it empty if it is on the board
claim-make = Claim
resume = Play goes on

## How things stand

status-waiting = The game has not begun.
status-stopped = Play is stopped.
status-called = A move must be sealed.
status-sealed = The game is adjourned.
status-resuming = The game is about to go on: the envelope is opened.
status-annulled = The game is annulled.
status-white = White to move.
status-black = Black to move.
status-offer = { $side } offers a draw.
last-move = Last move: { $move }
last-none = No move has been made.
count = Moves made: { $count }
input = Move
input-hint = Nf3, g1 f3, or in words
input-unknown = Not understood: { $text }
input-send = Make the move
input-announce = Announce
input-repeat = Repeat
moves = Scoresheet
moves-none = Nothing written yet
illegal-line = illegal
your-sheet = Your score sheet
card = Ruling
card-continue = Continue
look-through = Look through the game

## The line

line-connecting = Connecting…
line-connected = Connected; everything has arrived.
line-sending = Connected; on its way: { $count }
line-broken = Connection lost. Your moves are kept; the clock at the table keeps running. Trying again…
line-shut = This link does not open the table.

## Keys of the board

keys = Keys
key-arrows = to another square
key-letters = to the next such piece, with Shift to the previous one
key-digits = to a rank, with Shift to a file
key-enter = picks up a piece and puts it down
key-escape = puts it back
key-delete = takes it off the board
key-o = which square this is
key-x = the pieces on the lines from here
key-l = the last move
key-t = the times
key-c = how many moves have been made
key-i = to the field for moves
key-space = presses the clock
