### Boards that are watched. Sides come as white and black, moves as the file writes them, the why of a
### wrong record in English.

or = or

## What has happened

event-ended = { $ending ->
        [checkmate] checkmate has ended the game
        [stalemate] stalemate has ended the game
        [dead] a dead position has ended the game
        [fivefold] the fifth appearance of a position has ended the game
       *[seventy-five] 75 moves without a pawn move or capture have ended the game
    }
event-claim = { $by ->
        [white] White
       *[black] Black
    } can claim a draw by { $basis ->
        [threefold] threefold repetition
       *[fifty] fifty moves
    }{ $count ->
        [0] { " " }on the board
       *[other] { " " }with { $moves }
    }: do not tell
event-wrong-record = { $fault ->
        [illegal] the recorded move { $text } is illegal
        [ambiguous] the recorded move { $text } can be read in several ways
        [unreadable] the record has { $text }, which is no move
       *[after] the record goes on with { $text } after the end of the game
    }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }{ $count ->
        [0] { "" }
       *[other] ; perhaps { $moves }
    }
event-flag = { $side ->
        [white] White
       *[black] Black
    }'s clock shows zero; the opponent { $mate ->
        [yes] can mate
        [no] cannot mate by any series of moves
       *[unknown] can perhaps mate
    }
event-both-flags = both clocks show zero
event-time-trouble = { $side ->
        [white] White
       *[black] Black
    } is short of time (White { $white }, Black { $black }): be present
event-default-time = the default time has passed without a move
event-result-missing = the record ends without a result

## What the arbiter does

duty-must = MUST
duty-watch = WATCH
duty-quiet = QUIET
duty-may = MAY

## Around the boards

label-title = Boards by duty
label-now = Now
label-soon = Soon
label-later = Later
label-room = Room
label-nothing = Nothing.
label-playing = playing
label-waiting = no move yet
label-done = finished
label-unread = cannot be read
label-board = Board
label-players = Players
label-move = Last move
label-white = White
label-black = Black
label-result = Standing
label-quiet = Lines marked QUIET are the arbiter's alone: the players may not be told.
label-lost = The connection is lost. What is shown may be old.
label-no-secret = This page needs the whole link that the server printed when it started, with what stands after the #.
label-sound = Sound when the arbiter must act
label-language = Language
label-source = Source
label-keys = q leave · j k scroll · digits then Enter: to a board
label-stopped = The server has stopped.
