### What the arbiter answers, in words. Own words; keys follow the JSON words of facts and of what
### belongs to them. Sides come as $by, $of, $to and $from; times as clocks show them; moves in
### notation; a yes or no as true or false.

## Facts

fact-refused = Refused: { $why }
fact-started = The game began
fact-board-differs = The board does not show the initial position: { $squares }
fact-board-agrees = The board shows the initial position
fact-clock-placed = The clock is { $place }
fact-clock-faced = The clock faces { $faces }
fact-clock-not-placed = The arbiter has not decided where the clock goes
fact-start-postponed = The start was postponed to { $until }
fact-arrived = { $by } came to the board
fact-left = { $by } left { $area }{ $permitted ->
        [true] { "" }
       *[false] { " " }without permission
    }
fact-adjusting = { $by } announced an adjustment
fact-adjusting-ended = { $by } finished adjusting
fact-touched = { $by } touched the piece on { $square }{ $binds ->
        [true] { "" }
       *[false] , which is not binding
    }
fact-touch-classified = { $accidental ->
        [true] { $of }'s touch was accidental
       *[false] { $of }'s touch was deliberate
    }
fact-released = { $by } released a piece: { $from } to { $to }{ $two_hands ->
        [true] , with two hands
       *[false] { "" }
    }
fact-taken-off = { $by } removed the piece on { $square }
fact-put = { $by } put a { $piece } on { $square }
fact-piece-named = { $by } named the piece: { $promoted }
fact-fetching-piece = { $by } may promote while the clocks are stopped
fact-castling-announced = { $by } announced castling with the rook on { $rook }
fact-displaced = { $by } displaced pieces
fact-pieces-restored = { $by } put the displaced pieces back
fact-move-made = { $by } played { $move }
fact-move-completed = { $by }'s move is complete: { $how }
fact-illegal-stands = { $by }'s illegal move stands for now: { $kind }
fact-illegal-admitted = { $by } says that their own move was illegal
fact-illegal-found = { $by }'s move { $move } is illegal: { $reasons }
fact-illegal-forgiven = It is too late to act on { $by }'s illegal move
fact-correction-agreed = { $by } agrees to correct the illegal move
fact-position-restored = { $ply ->
        [0] The starting position was restored
       *[other] The position after { $ply-side }'s move { $ply-number } was restored
    }
fact-pawn-became-queen = The pawn on { $square } was replaced by a queen
fact-illegal-counted = { $count ->
        [1] { $by }'s first illegal move: { $kind }
        [2] { $by }'s second illegal move: { $kind }
       *[other] { $by }'s illegal move no. { $count }: { $kind }
    }
fact-moves-bound = { $moves-count ->
        [0] { $by } may play any legal move
        [1] { $by } must play { $moves }
       *[other] { $by } must play one of { $moves }
    }
fact-breach-found = { $by } broke the rules on moving the pieces: { $of }
fact-symptom-noted = The position is illegal; the next move decides
fact-symptom-gone = The position is no longer illegal
fact-castling-barred = { $rooks-count ->
        [1] Castling with the rook on { $rooks } is no longer possible
       *[other] Castling with the rooks on { $rooks } is no longer possible
    }
fact-clock-started = { $of }'s clock was started
fact-clock-pressed = { $by } pressed the clock
fact-clocks-stopped = Both clocks are stopped
fact-resumed = Play goes on
fact-time-added = { $to } received { $span } more
fact-time-taken = { $from } lost { $span }
fact-clock-set = { $of }'s clock was set to { $time }
fact-time-proposed = Set correctly from the start, { $of }'s clock would show { $time }
fact-extra-proposed = It is usual to give { $to } { $span } more
fact-control-set = The time control is now { $control }
fact-flag-fallen = { $of }'s flag has fallen
fact-control-met = { $by } made the required moves in time
fact-count-unknown = The number of moves cannot be established: the next move opens the next period
fact-order-doubted = { $by } says that nobody can tell which came first
fact-order-unknown = Nobody can tell which came first
fact-draw-offered = { $proper ->
        [true] { $by } offered a draw
       *[false] { $by } offered a draw at the wrong time; the offer is valid
    }
fact-draw-offered-if = { $by } offered a draw on a condition: { $condition }
fact-offer-lapsed = The draw offer lapsed: { $why }
fact-offer-revived = The draw offer stands again
fact-draw-claimed = { $intended ->
        [none] { $by } claimed a draw: { $basis }
       *[other] { $by } claimed a draw with the move { $intended }: { $basis }
    }
fact-claim-upheld = The claim is correct: { $found }
fact-claim-rejected = The claim is incorrect: { $found }
fact-consented = { $granted ->
        [true] The arbiter agreed to the draw
       *[false] The arbiter did not agree to the draw
    }
fact-resignation-denied = { $by } says that it was not a resignation
fact-resignation-judged = { $resigned ->
        [true] { $of } has resigned
       *[other] { $of } has not resigned
    }
fact-two-boards = The game is played on two boards at { $by }'s request
fact-announced = { $by } announced { $move }
fact-repeated = { $agrees ->
        [true] { $by } repeated { $move }
       *[other] { $by } repeated { $move }, which is not the move announced
    }
fact-copied = { $agrees ->
        [true] The move was made on the other board too: { $move }
       *[other] A different move was made on the other board: { $move }
    }
fact-boards-corrected = Both boards show the position of the game
fact-times-asked = { $by } asked the assistant for the times and the number of moves
fact-times-told = Move { $moves }; time used: White { $white }, Black { $black }
fact-session-set = The session ends at { $ends }
fact-sealing-called = { $by } must seal a move
fact-seal-written = { $by } wrote a move to be sealed
fact-move-to-seal = { $by } moved on the board and must seal { $move }
fact-move-sealed = { $reply ->
        [true] { $by } sealed a reply and started the absent player's clock
       *[other] { $by } sealed a move; the envelope is closed
    }
fact-envelope-confirmed = The envelope is complete; { $white } – { $black } continues on { $date } at { $time } in { $place }
fact-resumption-began = It is time to resume: the position and the times have been set up as they were
fact-answering-clock-started = { $of }'s clock was started; { $of } must answer the sealed move
fact-envelope-due = The default time is over: the envelope must be opened
fact-envelope-opened = The envelope was opened: { $text }
fact-envelope-lost = The envelope is lost; the game goes on from the adjourned position
fact-increment-requested = { $delay ->
        [true] { $by } asked for a delay of five seconds a move for both players
       *[other] { $by } asked for five more seconds a move for both players
    }
fact-increment-decided = { $granted ->
        [true] { $delay ->
            [true] The arbiter granted the delay
           *[other] The arbiter granted the increment
        }
       *[other] { $delay ->
            [true] The arbiter did not grant the delay
           *[other] The arbiter did not grant the increment
        }
    }
fact-no-normal-win-claimed = { $referred ->
        [true] { $by } ended the game by claiming that { $ground }
       *[other] { $by } claimed a draw because { $ground }
    }
fact-chances-weighed = { $can_mate ->
        [true] { $of } can still mate; moves by each side without a capture or a pawn move: { $moves }
        [false] { $of } cannot mate; moves by each side without a capture or a pawn move: { $moves }
       *[other] It is not known whether { $of } can mate; moves by each side without a capture or a pawn move: { $moves }
    }
fact-verified = { $agreed ->
        [true] { $by } verified what was written down
       *[other] { $by } refused to verify what was written down
    }
fact-claim-postponed = The decision on { $by }'s claim was postponed
fact-claim-due = { $flag }'s flag has fallen: { $by }'s claim must be decided now
fact-no-normal-win-rejected = { $by }'s claim was rejected
fact-side-chosen = { $by } sits { $edge }
fact-mate-asked = { $of } may show a forced mate until { $until }
fact-mate-begun = { $by } began to show a mate and has until { $until }
fact-mate-shown = { $forced ->
        [true] { $by } showed a forced mate: { $line }
       *[other] { $by } did not show a forced mate
    }
fact-king-taken = { $by } took the king
fact-no-progress-claimed = { $by } claimed a draw because the game is making no progress: { $ground }
fact-trial-began = The opponent disagrees with { $by }'s claim; the game must now make progress
fact-trial-ended = The game has made progress since { $by }'s claim
fact-interfered = An outsider interfered { $about }
fact-lots-drawn = { $exchanged ->
        [true] Lots were drawn for the colours: the players exchange theirs
       *[other] Lots were drawn for the colours: the players keep theirs
    }
fact-lots-by-hand = { $by } says that the colours were drawn by hand
fact-takeback-wanted = { $by } wants to take the last move back
fact-restart-wanted = { $by } wants to start the game again
fact-written = { $by } wrote: { $text }
fact-recording-lapsed = { $of } no longer has to record the moves in this period
fact-sheet-due = { $by } must complete the scoresheet before the next move
fact-sheet-completed = { $by }'s scoresheet is complete
fact-sheet-given = { $to } was given a blank scoresheet
fact-record-shown = { $count ->
        [1] { $to } looked at the record for the first time
        [2] { $to } looked at the record for the second time
       *[other] { $to } has now looked at the record { $count } times
    }
fact-reconstructed = The game was reconstructed: { $moves ->
        [one] { $moves } move each
       *[other] { $moves } moves each
    }
fact-sheet-replaced = { $of }'s electronic scoresheet was replaced; its moves are taken from the opponent's
fact-signed = { $sheets ->
        [digital] { $by } approved { $score } on the electronic scoresheet
       *[paper] { $by } signed { $score }
    }
fact-asked = The arbiter is asked: { $question }
fact-answered = Answered: { $question }
fact-report-answered = { $admitted ->
        [true] { $by } admits what was reported: { $what }
       *[other] { $by } denies what was reported: { $what }
    }
fact-stop-judged = { $valid ->
        [true] { $by } had a valid reason to stop the clock
       *[false] { $by } had no valid reason to stop the clock
    }
fact-noted = Noted: { $of } { $what }
fact-penalised = { $of } was penalised: { $penalty }
fact-device-sounded = { $count ->
        [1] { $of }'s phone sounded for the first time
        [2] { $of }'s phone sounded for the second time
       *[other] { $of }'s phone has now sounded { $count } times
    }
fact-inspected = { $agreed ->
        [true] { $of } was inspected
       *[false] { $of } refused the inspection
    }
fact-assistant-approved = An assistant for { $of } was approved: { $duties }
fact-permitted = { $granted ->
        [true] { $of } was permitted { $to }
       *[false] { $of } was not permitted { $to }
    }
fact-lateness-excused = { $of }'s late arrival was excused
fact-admitted = { $granted ->
        [true] { $who } was let into the playing area
       *[false] { $who } was not let into the playing area
    }
fact-expelled = { $who } was sent out of the venue
fact-board-transferred = The board was the wrong way round: the position was transferred, and the game goes on
fact-colors-kept = The colours were reversed; the game goes on with them
fact-rule-explained = { $article } was explained
fact-tipped = The arbiter was told: { $text }
fact-appealed = { $by } appealed: { $text }
fact-committee-told = { $by } complained to the committee about the arbiter: { $text }
fact-appeal-closed = { $granted ->
        [true] The appeal was granted
       *[false] The appeal was dismissed
    }
fact-reopened = The result no longer stands: the game goes on
fact-annulled = The game is annulled and will be replayed
fact-can-mate = { $by } can still mate, for example by { $line }
fact-cannot-mate = { $by } cannot mate: { $because }
fact-mate-undecided = It could not be settled whether { $by } can still mate; it counts as possible
fact-material-weighed = { $suffices ->
        [true] { $of } has enough pieces to force mate
       *[other] { $of } has too few pieces to force mate
    }
fact-game-ended = The game ended { $score }: { $ground }
result = { $score } · { $ground }

## Headlines of rulings

headline = { $what }: { $then }
headline-illegal-move = Illegal move
headline-illegal-pawn-left = Pawn left on the last rank
headline-illegal-no-move = Clock pressed without a move
headline-illegal-two-hands = Two hands for one move
headline-breach-two-hands = Two hands for one move
headline-breach-adjusting = Adjusting without a word
headline-breach-touch-move = Touch-move
headline-claim-upheld = Correct claim
headline-claim-rejected = Wrong claim
headline-flag = { $of }'s time is up
headline-more = { $minutes ->
        [1] { $of } gets one minute
        [2] { $of } gets two minutes
       *[other] { $of } gets { $span }
    }
headline-less = { $minutes ->
        [1] { $of } loses one minute
        [2] { $of } loses two minutes
       *[other] { $of } loses { $span }
    }
headline-wins = { $of } wins
headline-draw = draw
headline-score = { $score }

## Moves read aloud

spoken-move = { $promoted ->
        [none] { $role } { $from } { $to }
       *[other] { $role } { $from } { $to } { $promoted }
    }
spoken-castling-h-file = castling kingside
spoken-castling-a-file = castling queenside

## Places in a game

place = { $ply ->
        [0] at the start
       *[other] after { $ply-side }'s move { $ply-number }
    }

## A piece where it stands

man-pawn = the pawn on { $square }
man-knight = the knight on { $square }
man-bishop = the bishop on { $square }
man-rook = the rook on { $square }
man-queen = the queen on { $square }
man-king = the king on { $square }

## What is wrong with a move

reason-no-piece = there is no piece on { $from }
reason-not-on-move = { $man } is { $owner }'s, but the other side has the move
reason-no-movement = { $man } has not moved
reason-captures-king = { $king } cannot be captured
reason-own-piece = { $man } cannot move to a square held by its own side: { $occupant }
reason-not-its-move = { $man } does not move to { $to } like that
reason-passes = { $man } cannot pass over { $over }
reason-pawn-backwards = { $pawn } cannot move backwards
reason-pawn-sideways = { $pawn } cannot move sideways
reason-pawn-too-far = { $pawn } does not move to { $to }
reason-pawn-blocked = { $pawn } is blocked by { $by }
reason-double-step-too-late = { $pawn } is not on its starting square and cannot move two squares
reason-double-step-blocked = { $pawn } cannot move two squares: { $by } is in its way
reason-captures-straight = { $pawn } cannot capture { $victim } straight ahead
reason-nothing-to-capture = { $pawn } can move to { $to } only by capturing, and there is nothing to capture
reason-en-passant-too-late = { $pawn } cannot capture en passant: { $victim } has not just made a double step
reason-promotion-missing = { $pawn } must become a queen, rook, bishop or knight on { $to }
reason-promotion-too-early = { $pawn } is not promoted on { $to }, which is not the last rank
reason-promotion-of-officer = { $man } cannot be promoted: only pawns are
reason-promotion-to = a pawn cannot be promoted to a { $role }
reason-dead-pawn = { $pawn } was left unpromoted and cannot move any more
reason-into-check = the king would stand in check on { $to }: { $by } attacks it
reason-castling-lost = the right to castle { $wing } is lost
reason-castling-king-away = { $king } has moved and cannot castle
reason-castling-rook-away = there is no rook on { $corner } to castle with
reason-castling-in-check = the king is in check from { $by } and cannot castle
reason-castling-crosses = the king cannot castle across { $square }, which { $by } attacks
reason-castling-reaches = the king cannot castle to { $square }, which { $by } attacks
reason-castling-blocked = { $by } stands between the king and the rook
reason-castling-way-blocked = { $by } stands in the way of the king or the rook
reason-left-in-check = { $king } stays in check from { $by }
reason-exposed-to-check = the move exposes { $king } to { $by }
wing-a-file = on the a-file side
wing-h-file = on the h-file side
role-pawn = pawn
role-knight = knight
role-bishop = bishop
role-rook = rook
role-queen = queen
role-king = king

## What a claim came to

found-untold = the moves were counted
found-times = { $intended ->
        [true] { $times ->
            [one] with that move the position appears for the first time
            [2] with that move the position appears for the second time; before that: { $plies }
           *[other] with that move the position appears { $times } times; before that: { $plies }
        }
       *[other] { $times ->
            [one] the position has appeared only once
            [2] the position has appeared twice: { $plies }
           *[other] the position has appeared { $times } times: { $plies }
        }
    }
found-quiet = { $moves ->
        [one] 1 move by each side without a capture or a pawn move
       *[other] { $moves } moves by each side without a capture or a pawn move
    }
found-not-on-move = the opponent has the move, and only the player who has the move can claim
found-touched = a piece had been touched, so it was too late to claim on this move
found-illegal = the move written down is illegal: { $reasons }

## Why a side cannot mate

no-mate-mated = its own king is mated
no-mate-stalemate = it is stalemate
no-mate-bare-king = it has nothing but its king to mate with
no-mate-one-knight = a lone knight mates only if pieces other than queens block the king's squares
no-mate-bishops-of-one-color = its bishops cover squares of one colour only, and nothing can block the others
no-mate-no-check = none of its pieces can ever give check
no-mate-no-net = the king will always have a square to go to
no-mate-every-line = whatever is played next, mate is impossible
no-mate-exhausted = { $positions ->
        [one] the only position that can arise is not mate
       *[other] none of the { $positions } positions that can arise is mate
    }

## What is not there

missing-illegal-move = no illegal move was found: the last move was legal
missing-illegal-castling = the move was legal: this is how to castle when king and queen have changed places
missing-illegal-position = the position is not illegal
missing-touch-breach = the touched pieces allow the move that was played
missing-two-hands = the move was made with one hand
missing-touch = no piece was touched
missing-adjustment = no adjustment was announced
missing-displacement = no pieces are displaced
missing-disturbance = the opponent has not displaced any pieces
missing-ground = there is no reason to start the opponent's clock again
missing-offer = there is no draw offer to answer
missing-agreement = no draw was agreed
missing-claim = there is no claim to decide
missing-request = nothing was asked for
missing-question = there is no such question
missing-appeal = there is no appeal
missing-stop = no player has stopped the clock
missing-interruption = play is not interrupted
missing-end = the game is not over
missing-absence = the player is at the board already
missing-move = no such move was made
missing-count = no flag has fallen that would call for counting the moves
missing-doubt = there are no two events whose order is in doubt
missing-sheet = the scoresheet need not be completed
missing-wrong-setup = the initial position was right
missing-announcement = no move was announced
missing-silence = no announcement or repetition is missing
missing-second-board = there is no second board
missing-assistant = the player has no assistant
missing-session = the end of the session was not announced
missing-sealed-move = there is no sealed move
missing-unread-text = there is no sealed move that could not be read
missing-adjournment = the game was not adjourned
missing-promotion = no pawn is being promoted
missing-penalty = no penalty was named
missing-time = no time was named

## Why an act was refused

refusal-not-started = the game has not begun
refusal-game-over = the game is over
refusal-interrupted = play is stopped until the arbiter resumes it
refusal-adjourned = the game is adjourned until the envelope is opened
refusal-not-yours = that is not for you to do
refusal-not-your-move = the other side has the move
refusal-illegal-move = the move is illegal
refusal-with-reasons = { $why }: { $reasons }
refusal-with-moves = { $why }: { $moves }
refusal-bound = a different move must be played now
refusal-already-released = the piece has been released and stays where it is
refusal-no-piece = there is no such piece there
refusal-wrong-mode = not possible in this mode of play
refusal-nothing-there = nothing has changed
refusal-too-early = it is too early for that
refusal-too-late = it is too late for that
refusal-flag-not-down = the flag is not down
refusal-right-lost = touching a piece has ended that right
refusal-not-in-force = no such rule applies to this game
refusal-too-often = that is more often than allowed
refusal-not-allowed = that is not allowed here
refusal-out-of-order = that moment lies before one already recorded
refusal-no-such-duty = the assistant has no such duty
refusal-no-such-article = there is no such article
refusal-not-running = that clock is not running
refusal-not-demanded = no player has asked for it
refusal-offer-stands = an offer has already been made
refusal-conditional = a draw offer cannot have conditions
refusal-no-arbiter = nobody has been appointed to decide that
refusal-would-flag = that would take all the time left
refusal-not-algebraic = only algebraic notation counts
refusal-pawn-letter = pawns have no letter
refusal-nothing-taken = nothing is taken there
refusal-ambiguous = that could mean more than one move
refusal-no-promotion = the new piece must be written down, too
refusal-wrong-board = the pieces do not stand as they should
refusal-not-complete = something is missing
refusal-not-understood = no legal move can be heard in those words
refusal-seal-broken = that is not what was sealed

## What is noted for the arbiter

note-out-of-turn = moved when the opponent had the move
note-improper-offer = offered a draw at the wrong time
note-repeated-offer = offered a draw again and again
note-conditional-offer = offered a draw on a condition
note-inadmissible-claim = claimed a draw without the right to it
note-repeated-claim = repeated a claim without anything new
note-wrong-flag-claim = claimed that a flag had fallen when it had not
note-wrong-illegal-claim = claimed that a legal move was illegal
note-wrong-touch-claim = complained of a breach that had not happened
note-not-written = made a move without having written down the previous one
note-written-ahead = wrote a move in advance
note-sheet-not-completed = moved without completing the scoresheet
note-touch-breach = made a move that the touched pieces do not allow
note-two-hands = used two hands for a move
note-adjusted-wrongly = adjusted pieces when it was not allowed
note-displaced = displaced pieces
note-time-trouble = has less than five minutes left
note-left-without-permission = left without permission
note-too-many-looks = asked for the record more often than allowed
note-refused-inspection = refused an inspection
note-idle-press = pressed a clock that was not running
note-empty-press = pressed the clock without having made a move
note-other-hand = did not press the clock with the hand that made the move
note-long-form = wrote a move in the long form
note-idle-stop = stopped the clock without a valid reason
note-sheet-behind = has not kept the scoresheet up to date
note-early-press = pressed the clock before announcing and making the move
note-told-unasked = was told the times or the number of moves by an assistant without asking

## How a move became complete

completion-pressed = the clock was pressed
completion-ended-game = it ended the game
completion-next-move = the next move was made
completion-sealed = it was sealed
completion-claimed = it was the intended move of a right claim

## Why an offer lapsed

lapse-declined = it was declined
lapse-touched = a piece was touched or moved
lapse-withdrawn = it was withdrawn
lapse-game-ended = the game ended in another way

## Illegal acts

illegal-act-move = a move that the rules forbid
illegal-act-pawn-left = a pawn left on the last rank
illegal-act-no-move = the clock pressed without a move
illegal-act-two-hands = a move made with two hands

## What waits for the arbiter

question-stop = { $by } stopped the clock ({ $reason }). Was the reason valid?
question-consent = A draw was agreed. Is it allowed?
question-conditional-offer = { $by } offers a draw on a condition ({ $condition }). Does the offer stand without it?
question-resignation = { $of } { $sign }. Was that a resignation?
question-absence = { $of } is late. Does { $of } lose the game?
question-touch-breach = { $by } moved a different piece from the one touched. Does the move stand?
question-report = { $of ->
        [none] A report: { $what }
       *[other] A report about { $of }: { $what }
    }
question-appeal = { $by } appeals. Should the decision be set aside?
question-result = The players signed { $signed }, but the ruling was different. Which one stands?
question-times = An earlier position was restored. Are the times right?
question-earlier-illegal = An illegal move that { $by } made before the flag fell has come to light. Should the result be set aside?
question-own-illegal = { $by } says that their own move was illegal. Should it be corrected?
question-both-flags = Both flags are down, and nobody can tell which fell first. What is the result?
question-order = { $by } says that nobody can tell which came first. Can you?
question-several-games = { $of } was warned in several games. What else follows?
question-no-normal-win = { $by } claims that the opponent cannot win by normal means, or is not trying to
question-increment = { $by } asks for five more seconds a move for both players
question-no-progress = { $by } claimed that the game was making no progress, and now a flag is down. Has it made progress?
question-interference = { $by }'s claim rests on what an outsider said. Should the game be replayed?
question-boards-differ = The boards or the announcements differ. What was played?
question-early-press = { $by } pressed the clock before the move was made. What follows?
question-envelope = A move was sealed. What must the envelope show?
question-sealed-move = { $by }'s sealed move cannot be read. Which move does it mean?
question-sheets = A flag is down and neither player recorded: the scoresheets must be completed first
question-recorder = Neither player records any more: someone else must write down the moves
question-edition = These Laws were not yet in force on the day of the game
question-device = A device was found on { $of }. Does { $of } lose the game?
question-permission = { $of } asks for permission { $to }

## Penalties

penalty-warning = a warning
penalty-more-time = { $value } more for the opponent
penalty-less-time = { $value } less
penalty-all-time = all the time left
penalty-points = the result { $value }
penalty-loss = loss of the game; the opponent gets { $value }
penalty-fine = a fine of { $value } cents
penalty-rounds = { $value ->
        [one] exclusion from one round
       *[other] exclusion from { $value } rounds
    }
penalty-expulsion = expulsion from the event

share-none = nothing
share-half = half a point
share-whole = the point

## Grounds

ground-checkmate = mate
ground-resignation = resignation
ground-stalemate = stalemate
ground-dead-position = dead position
ground-agreement = agreement
ground-time = time ran out
ground-illegal-moves = illegal move
ground-threefold = the position appeared for the third time
ground-fifty-moves = fifty moves without a capture or a pawn move
ground-fivefold = the position appeared for the fifth time
ground-seventy-five-moves = 75 moves without a capture or a pawn move
ground-illegal-position = an illegal position stayed on the board
ground-absence = absence
ground-both-flags = both flags were down
ground-no-normal-win = no win by normal means
ground-sealed-move = the sealed move
ground-no-progress = no progress in the game
ground-king-taken = the king was taken
ground-arbiter = the arbiter's decision
ground-signed = as signed by both players

## What belongs to facts and acts

basis-threefold = the position for the third time
basis-fifty-moves = fifty moves
no-win-cannot = the opponent cannot win by normal means
no-win-not-trying = the opponent is not trying to win by normal means
control-delay = delay
control-hourglass = hourglass
control-no-clock = no clock
edge-near = on the near side
edge-far = on the far side
clock-place-left-of-white = on White's left
clock-place-right-of-white = on White's right
facing-left = left, as seen from the near side
facing-right = right, as seen from the near side
clock-in-hand-dispute = a dispute
clock-in-hand-request = the players' request
clock-in-hand-fault = a faulty clock
return-restore = displaced pieces have to be put back
return-touch = the piece touched first was not moved
return-empty-press = no move was made
no-progress-perpetual-check = perpetual check
no-progress-repetition = repetition
no-progress-dead = no legal move makes any difference
remark-flag = by saying that a flag is down
remark-illegal-move = by saying that a move was illegal
remark-other = in some other way
breach-two-hands = two hands for one move
breach-adjusting = adjusting without saying so first
breach-touch-move = a different piece from the one touched
area-venue = the venue
area-playing-area = the playing area
stop-reason-arbiter = to call the arbiter
stop-reason-promotion-piece = the piece for a promotion is missing
stop-reason-wrong-setting = the clock is set wrongly
stop-reason-displacement = pieces were displaced
stop-reason-illegal-move = the opponent moved illegally
stop-reason-flag = the opponent's flag is down
stop-reason-sealed = the move is sealed
stop-reason-other = another reason
promoted-queen = queen
promoted-rook = rook
promoted-bishop = bishop
promoted-knight = knight
sign-handshake = offered a handshake
sign-king-laid-down = laid down the king
sign-clocks-stopped = stopped both clocks
sign-walked-away = left without a word
irregularity-wrong-setup = the initial position was wrong
irregularity-turned-board = the board is the wrong way round
irregularity-reversed-colors = the colours are reversed
irregularity-wrong-setting = the clock is set wrongly
irregularity-pressing-hand = the clock was not pressed with the hand that made the move
irregularity-hand-on-clock = a hand kept on or above the clock
irregularity-clock-handling = rough handling of the clock
irregularity-sheet = something on a scoresheet that does not belong there
irregularity-broken-sheet = a scoresheet device that does not work
irregularity-disrepute = conduct that brings the game into disrepute
irregularity-assistance = help from outside
irregularity-device = a device
irregularity-smoking = smoking
irregularity-vaping = an electronic cigarette
irregularity-phone-in-venue = a phone used in the venue
irregularity-distraction = distraction of the opponent
irregularity-refusal = refusal to help with a reconstruction
irregularity-disobedience = refusal to follow the Laws
irregularity-displacement = displaced pieces, which cost time
irregularity-visitor = somebody in the playing area who may not be there
irregularity-wrong-times = wrong times on the clocks
irregularity-boards-differ = the two boards differ
irregularity-silence = a move was not announced or not repeated
annul-reason-wrong-setup = the initial position was wrong
annul-reason-reversed-colors = the colours were reversed
annul-reason-interference = an outsider interfered
annul-reason-position-lost = the position cannot be established
claim-ruling-upheld = upheld
claim-ruling-rejected = rejected
claim-ruling-postponed = postponed
claim-ruling-postponed-with-time = postponed, two minutes for the opponent

## Who is told

audience-everyone = everyone is told
audience-arbiter = only the arbiter is told
audience-white = only White and the arbiter are told
audience-black = only Black and the arbiter are told
audience-nobody = nobody is told
