### Boards that are watched. Sides come as white and black, moves as the file writes them.

or = or

## What has happened

event-ended = { $ending ->
        [checkmate] checkmate has ended the game
        [stalemate] stalemate has ended the game
        [dead] a dead position has ended the game
        [fivefold] the fifth appearance of a position has ended the game
       *[seventy-five] 75 moves without a pawn move or capture have ended the game
    }
event-wrong-result = the result is { $result }, but { $ending ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead] a dead position
        [fivefold] the fifth appearance of a position
       *[seventy-five] 75 moves without a pawn move or capture
    } made it { $right }
event-claim = { $by ->
        [white] White
       *[black] Black
    } can claim a draw by { $basis ->
        [threefold] threefold repetition
       *[fifty] fifty moves
    }{ $count ->
        [0] { " " }on the board
        [any] { " " }with any move that is neither a capture nor by a pawn
       *[other] { " " }with { $moves }
    }: do not tell
event-wrong-record = { $fault ->
        [illegal] the recorded move { $text } is illegal
        [ambiguous] the recorded move { $text } can be read in several ways
        [unreadable] the record has { $text }, which is not a move
        [missing] a move is missing before { $text }
       *[after] the record goes on with { $text } after the end of the game
    }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }{ $count ->
        [0] { "" }
       *[other] ; perhaps { $moves }
    }{ $fate ->
        [stands] ; it stands, as the opponent moved on
        [loses] ; it loses the game
       *[none] { "" }
    }
event-flag = { $side ->
        [white] White
       *[black] Black
    }'s clock shows zero; the opponent { $mate ->
        [yes] can mate
        [no] cannot mate by any series of moves
       *[unknown] may be able to mate
    }
event-both-flags = both clocks show zero
event-time-trouble = { $side ->
        [white] White
       *[black] Black
    } is short of time (White { $white }, Black { $black }): be present
event-default-time = the default time has passed without a move
event-result-proposed = the kings stand in the centre: { $result ->
        [white] White won
        [black] Black won
       *[draw] a draw
    }, if the players say so
event-result-missing = the record ends without a result
event-no-signal = the board does not answer ({ $state }): what is shown is what it felt before

## Why nothing is seen of a file

unseen-absent = not there yet: waiting for it
unseen-unread = cannot be read: { $why }
unseen-empty = has no game yet

## Why a recorded move is none

man = the { $role ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } on { $square }
why-nobody = no such piece can go there
why-not-notation = { $found ->
        [none] it ends at character { $column }, where { $wanted ->
            [move] a piece, a file or castling
            [file] a file from a to h
            [rank] a rank from 1 to 8
            [promotion] the letter of a piece
            [castling] castling, 0-0 or 0-0-0
           *[end] the end of the move or a sign such as +
        } was expected
       *[other] character { $column } is { $found }, not { $wanted ->
            [move] a piece, a file or castling
            [file] a file from a to h
            [rank] a rank from 1 to 8
            [promotion] the letter of a piece
            [castling] castling, 0-0 or 0-0-0
           *[end] the end of the move or a sign such as +
        }
    }
why-ended = { $ending ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead] a dead position
        [fivefold] the fifth appearance of a position
       *[seventy-five] 75 moves without a pawn move or capture
    }
reason-no-piece = there is no piece on { $square }
reason-not-on-move = { $side ->
        [white] { $man } is White's, but Black has the move
       *[black] { $man } is Black's, but White has the move
    }
reason-no-movement = { $man } has not moved
reason-captures-king = { $man } cannot be captured
reason-own-piece = { $man } cannot go where the player's own { $role } on { $square } stands
reason-not-its-move = { $man } does not move to { $square }
reason-passes = { $man } cannot pass { $other }
reason-pawn-backwards = { $man } cannot move backwards
reason-pawn-sideways = { $man } cannot move sideways
reason-pawn-blocked = { $man } is blocked by { $other }
reason-double-step-too-late = { $man } is not on its starting square and cannot move two squares
reason-double-step-blocked = { $man } cannot move two squares: { $other } is in its way
reason-captures-straight = { $man } cannot capture { $other } straight ahead
reason-nothing-to-capture = { $man } can move to { $square } only by capturing, and there is nothing to capture
reason-en-passant-too-late = { $man } cannot capture en passant: { $other } has not just made a double step
reason-promotion-missing = { $man } must become a queen, rook, bishop or knight on { $square }
reason-promotion-too-early = { $man } is not promoted on { $square }, which is not the last rank
reason-promotion-of-officer = { $man } cannot be promoted: only pawns are
reason-promotion-to = a pawn cannot be promoted to a { $role }
reason-dead-pawn = { $man } was left unpromoted and cannot move any more
reason-into-check = { $other } attacks { $square }
reason-castling-lost = the right to castle on the { $wing }-file wing is lost
reason-castling-king-away = { $man } has moved and cannot castle
reason-castling-rook-away = there is no rook on { $square } to castle with
reason-castling-in-check = no castling in check: { $other } attacks the king
reason-castling-crosses = no castling across { $square }: { $other } attacks it
reason-castling-reaches = no castling to { $square }: { $other } attacks it
reason-castling-blocked = no castling with { $other } between the king and the rook
reason-castling-way-blocked = no castling with { $other } in the way of the king or the rook
reason-left-in-check = { $man } is left in check by { $other }
reason-exposed-to-check = { $man } is exposed to check by { $other }

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
label-board = Board
label-players = Players
label-move = Last move
label-white = White
label-black = Black
label-result = Standing
label-quiet = Lines marked QUIET are for the arbiter alone: the players may not be told.
label-lost = The connection is lost. What is shown may be out of date.
label-no-secret = This page needs the whole link that the server printed when it started, including the part after the #.
label-sound = Sound when the arbiter must act
label-language = Language
label-source = Source
label-keys = q leave · j k scroll · digits then Enter: to a board
label-stopped = The server has stopped.
label-over = OVER
label-short = short of time
