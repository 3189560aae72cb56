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
seat-you = you
seat-flag = flag down
level-beginner = A beginner
level-casual = Someone who plays now and then
level-club = A club player
level-strong = The club's best
level-master = As strong as it can
seat-partner-away = does not answer; the clocks stand until it is back
lever-press = Press
lever-pressed = Pressed
lever-wait = Wait
time-low = Little time left
control-minutes = { $minutes } min
control-seconds = { $seconds } s
start-game-now = Start the game
sit-beside = Turn everything to one side
sit-facing = Turn each half to its player

## What players do

do-offer = Offer a draw
do-decline = Decline
do-claim = Claim
do-sheet = Sheet
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
claim-threefold = Threefold
claim-fifty_moves = Fifty moves
claim-intended = With a move I am about to make
claim-make = Claim
resume = Play goes on
do-draw = Draw
do-accept-short = Accept
do-withdraw = Withdraw
do-takeback = Take back
do-castle = castle
do-agree = Agree
do-rematch = Rematch
do-replay = Replay
do-flip = Flip
claim-with = With my move
claim-now = On the board
claim-bound = You then have to make this move.
offer-stands = It stands until you touch a piece or decline.
takeback-wanted = { $side } wants to take the last move back
takeback-or-move = If you make a move instead, the game goes on.
restart-wanted = { $side } wants to begin anew
rematch-wanted = Your opponent wants a rematch
rematch-go = Sit down
seal-title = Seal your move
close = Close

## How things stand

status-waiting = The game has not begun
status-playing = The game is on
status-stopped = Play is stopped
status-called = A move must be sealed
status-sealed = The game is adjourned
status-resuming = The game is about to go on: the envelope is opened
status-annulled = The game is annulled
status-white = White to move
status-black = Black to move
status-offer = { $side } offers a draw
last-move = Last move
last-none = No move has been made.
count = Moves made: { $count }
input = Move
input-hint = Nf3, g1 f3, or in words
input-unknown = Not understood: { $text }
input-send = Play
input-announce = Announce
input-repeat = Repeat
moves = Scoresheet
moves-none = Nothing written yet
illegal-line = illegal
status-yours = Your move
played = { $side } played { $move }.
played-offer = { $side } played { $move } and offers a draw.
look-title = You are looking back
look-goes-on = The game goes on. A piece touched here does nothing.
look-return = Back to the game
look-shown = The board shows the position after { $move }.
look-start = The board shows the starting position.
look-first = To the start
look-back = One back
look-on = One forward
look-last = To the last move
look-table = Back to the table
card = Ruling
ruling-why = Why
ruling-by-book = Why, by the book
rulings-so-far = Rulings so far: { $count }

## The line

line-connecting = Connecting…
line-shut = This link does not open the table.
line-back = Connected again
lost = Connection lost
lost-seconds = { $seconds } s
lost-retrying = Trying again by itself. What you do here is kept and sent.
lost-retry = Try now
lost-wait = Wait, or go on playing
lost-kept = { $count ->
        [one] One thing you did is kept on this device and will be sent.
       *[other] { $count } things you did are kept on this device and will be sent.
    }
lost-time-restored = If the server failed, the clocks stand and the time is given back.
lost-time-counts = At this table the time goes on, whatever failed.
lost-network = If only this device lost its network, your clock goes on. The times shown are the last ones heard.
outage-restored = The server was away for { $seconds } s. The clocks stood meanwhile.
outage-counts = The server was away for { $seconds } s. The time counts.

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
