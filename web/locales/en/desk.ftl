### The words of the screens around a game: the rule books, the arbiter's desk, the game once more,
### the scoresheet. They are loaded with those screens.

## The rule books

rules-title = Rule books
rules-book = Book
rules-beside = Compare with
rules-beside-none = no other book
rules-find = Find a number or a word
rules-only = Only where they differ
rules-count = { $count } articles
rules-found = { $count } articles speak of this
rules-failed = The rules could not be loaded. Try again.
rules-how = How the table does it
rules-none = Nothing found.
rules-alone = Nothing on this in the other book
rules-elsewhere = In the other books
rules-cases = Cases that show it: { $count }
rules-all = All articles of the book
likeness-same = the same in substance
likeness-nearly = nearly the same
likeness-differs = an outcome can differ
likeness-untold = not compared

## The arbiter's desk

desk = Arbiter
desk-do = Give this ruling
desk-record = What happened
desk-time-unread = Write a time like this: 4:30.
decide-start = Start the game
decide-pause = Stop both clocks
decide-resume = Let play go on
decide-call_flag = Point out a fallen flag
decide-order_unknown = Nobody can tell which came first
decide-declare_illegal = Act on an illegal move
decide-rule_touch = Rule on a touched piece
decide-classify_touch = Say whether a touch was an accident
decide-restore = Restore an earlier position
decide-set_clock = Set a clock
decide-extra_time = Give extra time
decide-penalise = Penalise
decide-permit = Grant a permission
decide-inspect = A player was inspected
decide-device_sound = A phone sounded
decide-device_found = A device was found
decide-judge_stop = Judge the reason for the stop
decide-judge_claim = Decide the claim
decide-consent_to_draw = Consent to the draw
decide-judge_offer = Judge the conditional offer
decide-judge_resignation = Say whether it was a resignation
decide-grant_increment = Add five seconds a move
decide-close_appeal = Decide the appeal
decide-correct_boards = Correct boards that differ
decide-set_session = Announce the end of the session
decide-call_seal = Have a move sealed
decide-confirm_envelope = Keep the envelope
decide-open_envelope = Open the envelope
decide-judge_sealed = Read the sealed move
decide-envelope_lost = The envelope is lost
decide-excuse_lateness = Excuse a late arrival
decide-declare_loss = Declare the game lost
decide-set_result = Set the result
decide-annul = Annul the game
decide-reopen = Let a finished game go on
decide-dismiss = Let it rest
desk-title = Arbiter’s desk
desk-waiting = { $count ->
        [0] Nothing is waiting
        [one] One question waits for you
       *[other] { $count } questions wait for you
    }
desk-none = When a player calls you or something takes your judgement, it stands here with the evidence.
desk-away = not here yet
desk-flag = flag
desk-runs = runs
desk-board = board { $board }
desk-ago = { $time } ago
desk-before = before
desk-after = now
desk-follows = What would follow
desk-barred = Not possible: { $decision } – { $why }
desk-decide = Decisions
desk-find = Find a decision or an article
desk-found = { $count ->
        [0] Nothing found
        [one] One decision
       *[other] { $count } decisions
    }
desk-possible = Possible now
desk-not-now = Not now: { $why }
desk-all = All decisions
desk-fewer = Only the usual ones
desk-by = By
desk-back = Back
desk-still = { $count ->
        [one] one question waits
       *[other] { $count } questions wait
    }
desk-nothing-yet = Nothing has happened yet.
desk-sheets = Score sheets
desk-tab-questions = Questions
desk-tab-decide = Decide
desk-tab-log = Log
desk-tab-sheets = Sheets
desk-bar-start = Start
desk-bar-pause = Stop clocks
desk-bar-resume = Play on
count-illegal = { $count ->
        [one] 1 illegal move
       *[other] { $count } illegal moves
    }
count-warnings = { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
count-claims = { $count ->
        [one] 1 wrong claim
       *[other] { $count } wrong claims
    }
count-sounds = { $count ->
        [one] phone sounded once
       *[other] phone sounded { $count } times
    }
count-assistant = has an assistant
clip-touched = { $square } touched
clip-released = { $from }–{ $to } let go
clip-put-back = { $to } put back
clip-taken-off = { $square } taken off
clip-put = Put on { $square }
clip-adjusting = “I adjust”
clip-pressed = { $side } pressed
clip-announced = “{ $move }”
clip-adjusted = “I adjust” was said
clip-not-adjusted = No “I adjust” was said
clip-play = Play
answer-judge_stop = { $yes ->
        [true] Good reason
       *[other] No good reason
    }
answer-declare_illegal = Act on { $side }’s illegal move
answer-call_flag = { $side }’s flag is down
answer-rule_touch = The touched piece moves
answer-judge_claim = { $ruling ->
        [upheld] Uphold the claim
        [rejected] The move or the game stands
        [postponed] Postpone
       *[other] Postpone, two minutes to the opponent
    }
answer-consent_to_draw = { $yes ->
        [true] Drawn
       *[other] Play on
    }
answer-judge_offer = { $yes ->
        [true] The offer stands
       *[other] No offer
    }
answer-judge_resignation = { $yes ->
        [true] Resigned
       *[other] Not resigned
    }
answer-declare_loss = { $side } loses
answer-set_result = Result { $score }
answer-resume = The times are right, play on
answer-order_unknown = Nobody can tell
answer-grant_increment = { $yes ->
        [true] Add five seconds a move
       *[other] No
    }
answer-annul = New game
answer-correct_boards = Correct from both sheets
answer-penalise = Warn { $side }
answer-judge_sealed = It means no move
answer-count_unknown = The count cannot be shown
answer-permit = { $yes ->
        [true] Allow
       *[other] Refuse
    }
answer-close_appeal = { $yes ->
        [true] Set the decision aside
       *[other] The decision stands
    }
answer-transfer_board = Turn the board, keep the position
answer-device_found = A phone was found
answer-dismiss = Let it rest
decide-check_board = Check the board before the game
decide-place_clock = Place the clock
decide-face_clock = Turn the clock
decide-postpone_start = Postpone the start
decide-call_both_flags = Both flags are down
decide-count_unknown = The count cannot be shown
decide-reconstruct = The game was reconstructed
decide-replace_sheet = Replace an electronic scoresheet
decide-adjust_time = Less time because of an assistant
decide-replace_clock = Replace the clock
decide-set_control = Change the time control
decide-note_illegal_position = Note an illegal position
decide-piece_displaced = A piece stood on a wrong square
decide-transfer_board = The board is turned
decide-approve_assistant = Approve an assistant
decide-admit = Let someone into the playing area
decide-expel = Send someone away
field-board = The board as it stands (FEN)
field-faces = Facing
field-until = New start
field-official = An official was in charge
field-less = How much less
field-control = Time control
field-for_schedule = The schedule would suffer otherwise
field-was = The touch was
field-because = Reason
field-duties = Duties
field-who = Who
field-cents = Fine, in cents
field-rounds = Rounds
field-question = Which question, from 0
choice-all_time = all the time that is left
choice-points = another result
choice-fine = a fine
choice-rounds = exclusion from rounds
choice-right_of_white = at White’s right
choice-left_of_white = at White’s left
choice-left = left
choice-right = right
choice-accidental = an accident
choice-deliberate = deliberate
choice-unclear = nobody can tell
choice-unsaid = none
choice-dispute = a dispute
choice-request = a request
choice-fault = a fault of the clock
field-of = Who
field-ply = After this many moves, both sides together
field-time = Time
field-moves = Moves completed
field-period = Period
field-to = Permission
field-agreed = The player agreed
field-body = The body too
field-device = Device
field-ends = Ends
field-at = Continues
field-place = Place
field-text = What is written there
field-proof = Proof, if the move was sealed on a device
field-meant = Move; empty if it cannot be read as one
field-declared = The move that the player says was sealed; may be left empty
field-white = White
field-black = Black
field-penalty = Penalty
field-reason = Reason
field-valid = A valid reason
field-ruling = Ruling
field-granted = Granted
field-stands = It stands without the condition
field-resigned = It was a resignation
field-score = Result
choice-yes = yes
choice-no = no
choice-warning = warning
choice-more_time = more time for the opponent
choice-less_time = less time
choice-loss = loss of the game
choice-expulsion = expulsion
choice-upheld = upheld
choice-rejected = rejected
choice-postponed = postponed
choice-postponed_with_time = postponed, two minutes to the opponent
choice-wrong_setup = wrong set-up
choice-interference = interference from outside
choice-reversed_colors = reversed colours
choice-position_lost = the position cannot be established
choice-phone = a phone or something similar
choice-other_device = another electronic device
choice-switched_off = a phone, switched off in a bag

## Sealed moves

seal = Seal your move
seal-move = Move, as on the scoresheet
seal-paper = Write the move on paper and put it into the envelope.
seal-do = Put it into the envelope
seal-in = It is in the envelope
seal-changed = You may still change it until you stop the clocks.
seal-proof = If the envelope is lost, this proves your move:
seal-close = Stop the clocks
envelope = Moves sealed on devices
envelope-none = Without a key, moves are sealed on paper.
envelope-make = Make a key
envelope-key = Key
envelope-keep = The key is kept in this browser only. Write it down: without it nobody can open the envelope.
envelope-open = Open the envelope with the key

## Evidence

evidence = Evidence
evidence-of = Ruling { $seq }
evidence-before = Before
evidence-after = After
evidence-clocks = Clocks before and after
evidence-elsewhere = What other books say about the same acts
evidence-nothing = Nothing to rule on
chances = Can a side still mate?
chances-ask = Ask
chances-winnable = { $side } can mate:
chances-unwinnable = { $side } cannot mate by any series of legal moves.
chances-undetermined = { $side }: not settled within the limit. It is for you to judge.
chances-line = The mating line

## Chess960

do-announce-castling = Say that you castle, { $way }

## The game once more

replay = Replay
replay-failed = The game could not be loaded.
replay-walk = Through the game
replay-start = Start
replay-first = To the start
replay-back = One back
replay-on = One forward
replay-last = To the end
sheet-print = Print (A5)
sheet-braille = Braille, { $side }
sheet-event = Event
sheet-round = Round
sheet-board = Board
sheet-date = Date
sheet-result = Result
sheet-figures = Figurines
sheet-times = Times

## Scoresheets to write on

sheet-own = Your score sheet
sheet-others = Your opponent’s score sheet
sheet-table = To the board
sheet-move = Move
sheet-here = write here
sheet-empty = empty
sheet-illegible = illegible
sheet-way = How to write
sheet-way-type = Type
sheet-way-tap = Tap a board
sheet-way-speak = Say it
sheet-draft = Write the move
sheet-unchecked = what you write is not checked
sheet-tap-hint = Tap the piece where it stands now.
sheet-words = The move in words
sheet-words-hint = knight takes e five
sheet-words-unknown = Say the piece and the square: knight f three.
sheet-takes = takes
sheet-castles = castles; once more for the long side
sheet-offer = draw offered
sheet-check = check
sheet-undo = Take back the last sign
sheet-write = Write
sheet-complete = My sheet is complete
sheet-show-other = Opponent’s sheet
sheet-show-own = My sheet
sheet-signed = signed { $score }
sheet-unsigned = has not signed
sheet-sign = Sign { $score }
recording-free = You may write the moves; you need not.
recording-always = You write every move, however little time is left.
recording-until_short = You write every move until your clock is under 5 minutes.
recording-lapsed = You need not write for the rest of this period.
recording-due = Complete your sheet before your next move. You may use your opponent’s.
compare-sheet = { $side }’s sheet
compare-record = The table’s record
compare-record-hint = by the board; not shown to the players
compare-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
compare-corrected = { $count } corrected
compare-illegible = { $count } illegible
compare-differences = { $count ->
        [0] No differences
        [one] One difference
       *[other] { $count } differences
    }
compare-agrees = { $side } wrote { $text }, as the board says.
compare-differs = { $side } wrote { $text }.
compare-unreadable = { $side }’s entry cannot be read.
compare-no_move = { $side } wrote { $text }, which is not a move in this position.
compare-blank = { $side } has not written it.
compare-meaning = Sheets are compared by meaning: Nd5, N–d5 and the Finnish Rd5 are the same move.
compare-recording-free = { $side } need not write.
compare-recording-always = { $side } writes every move.
compare-recording-until_short = { $side } writes until under 5 minutes.
compare-recording-lapsed = { $side } need not write for the rest of this period.
compare-recording-due = { $side } must complete the sheet before the next move.
role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight

## Assistants

assistant-of = Assistant of { $player }
assistant-none = The arbiter has not approved any duty yet.
assistant-last = Last move
assistant-announce = Announce the moves
assistant-move = Move the pieces
assistant-press = Press the clock
assistant-write = Write the score sheet
assistant-tell = Tell moves and times, only when asked
assistant-claim_flag = Tell the arbiter
assistant-seal = Seal the move
assistant-copy = { $side }’s move on your player’s board, by its squares
assistant-copy-do = Make it there
assistant-sheet = Open the score sheet
assistant-tell-do = Tell them now
assistant-flag-do = The opponent’s flag is down
assistant-touch-do = The opponent touched a piece
assistant-seal-later = When the arbiter has a move sealed, it is done here.
assistant-link = Link of this seat; it is shown once
assistant-issue = Make a link for this seat
status-playing-on = The game is on.
