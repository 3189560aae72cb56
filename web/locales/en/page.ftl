### The words of the page. Names of men, sides, facts and refusals are those of rulings.ftl.


## What one likes

menu = Menu: language, look, sound
menu-rules = Rules

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
seat-here = here
seat-away = not connected
seat-watching = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
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
control-moves = { $moves } moves in { $time }
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
offer-stands = It stands until you touch a piece or decline.
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

## Keys of the board

keys = Keys
