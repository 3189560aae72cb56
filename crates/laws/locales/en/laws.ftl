### The rule books as they are shown: their names, parts and what is said about an article.

## What becomes of an article

fate-ruled = ruled: the facts known at the table settle it, and a ruling cites it
fate-by-type = true by construction: { $part }
fate-arbiter = the arbiter's: a person decides; the program records, computes the evidence and proposes
fate-guidance = guidance: shown, not enforced

## What becomes of a doubtful place or an interaction

point-ruled = ruled: a ruling depends on it
point-elsewhere = embodied elsewhere: { $part }
point-text = print or wording: nothing at the table depends on it
point-open = open: belongs to a part of the book that is not ruled yet

## What an article is about

kind-definition = definition
kind-position = position
kind-act = act
kind-clock = clock
kind-record = record
kind-claim = claim
kind-arbiter = arbiter
kind-regulation = regulation
kind-conduct = conduct
kind-equipment = equipment

## How alike two articles are

likeness-same = the same in substance
likeness-nearly = nearly the same
likeness-differs = an outcome can differ
likeness-untold = each differs from fide-2018

## Headings

label-fate = fate
label-kind = about
label-provisions = provisions
label-printed = in print
label-cases = cases
label-no-cases = none yet
label-articles =
    { $count ->
        [one] 1 article
       *[other] { $count } articles
    }
label-ruled = { $count } ruled
label-only = Only in { $book }:
label-outcomes = The same events, two outcomes:
label-alike =
    { $count ->
        [one] 1 article of { $book } says the same in both.
       *[other] { $count } articles of { $book } say the same in both.
    }
label-differs = differs
label-unread = unread
label-held = { $differ ->
        [0] { $cases ->
            [one] 1 case holds
           *[other] { $cases } cases hold
        }
       *[other] { $differ } of { $cases } cases differ
    }

## When a book is in force

day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
validity = { $bounds ->
        [from] in force since { $from }
        [until] in force until { $until }
       *[both] in force from { $from } to { $until }
    }

## The parts of the books

part-finnish-preface-introduction-fide-preface = Finnish preface, introduction, FIDE preface
part-chapter-1-nature-and-aim-of-the-game = Chapter 1: nature and aim of the game
part-chapter-2-initial-position = Chapter 2: initial position
part-chapter-3-moves-of-the-pieces = Chapter 3: moves of the pieces
part-chapter-4-the-act-of-moving = Chapter 4: the act of moving
part-chapter-5-end-of-the-game = Chapter 5: end of the game
part-chapter-6-the-chess-clock = Chapter 6: the chess clock
part-chapter-7-irregularities = Chapter 7: irregularities
part-chapter-8-recording-the-moves = Chapter 8: recording the moves
part-chapter-9-the-drawn-game = Chapter 9: the drawn game
part-chapter-10-points = Chapter 10: points
part-chapter-11-conduct-of-the-players = Chapter 11: conduct of the players
part-chapter-12-the-arbiter = Chapter 12: the arbiter
part-appendix-a-rapid-chess = Appendix A: rapid chess
part-appendix-b-blitz = Appendix B: blitz
part-appendix-c-algebraic-notation = Appendix C: algebraic notation
part-appendix-d-blind-and-visually-disabled-players = Appendix D: blind and visually disabled players
part-guideline-i-adjourned-games = Guideline I: adjourned games
part-guideline-ii-chess960 = Guideline II: Chess960
part-guideline-iii-games-without-increment-quickplay-finish = Guideline III: games without increment, quickplay finish
part-finnish-preface = Finnish preface
part-introduction-and-preface = Introduction and preface
part-chapter-2-the-board-and-the-starting-array = Chapter 2: the board and the starting array
part-chapter-3-how-the-pieces-move = Chapter 3: how the pieces move
part-chapter-5-completion-of-the-game = Chapter 5: completion of the game
part-appendix-a-rapid = Appendix A: rapid
part-appendix-e-adjourned-games = Appendix E: adjourned games
part-appendix-f-chess960 = Appendix F: Chess960
part-appendix-g-quickplay-finish = Appendix G: quickplay finish
part-standing-and-time-0-to-3 = Standing and time (0 to 3)
part-the-table-and-the-clock-4-to-8 = The table and the clock (4 to 8)
part-disturbed-and-touched-pieces-9-and-10 = Disturbed and touched pieces (9 and 10)
part-promotion-11 = Promotion (11)
part-illegal-moves-12 = Illegal moves (12)
part-winning-13 = Winning (13)
part-drawing-14 = Drawing (14)
part-order-of-events-15-and-16 = Order of events (15 and 16)
part-penalties-17 = Penalties (17)
part-the-arbiter-and-others-18-to-21 = The arbiter and others (18 to 21)
part-pelin-sisalto-what-is-in-the-box = Pelin sisältö: what is in the box
part-pelin-tavoite-the-aim = Pelin tavoite: the aim
part-alkuasetelma-setting-up = Alkuasetelma: setting up
part-nappuloiden-siirtaminen-moving-the-pieces = Nappuloiden siirtäminen: moving the pieces
part-kuningas-the-king = Kuningas: the king
part-the-other-pieces = The other pieces
part-sotilas-the-pawn = Sotilas: the pawn
part-pelaaminen-playing = Pelaaminen: playing
part-shakki-ja-matti-check-and-mate = Shakki ja matti: check and mate
part-pelin-voittaminen-winning = Pelin voittaminen: winning
part-tasapeli-draws = Tasapeli: draws

## What governs a game

rule-category = { $category ->
        [standard] Standard chess
        [rapid] Rapid chess
       *[blitz] Blitz
    }
rule-supervision = { $supervision ->
        [full] Full competition rules
       *[limited] The lighter rules
    }
rule-book-proposed = For such a game this book is proposed: { $book }
rule-touch-move = Touch-move
rule-illegal-moves-refused = Illegal moves are not accepted
rule-first-illegal-move = First illegal move: { $time } more for the opponent
rule-second-illegal-move-loses = The second illegal move loses
rule-illegal-move-stands = An illegal move stands once the opponent has moved
rule-flags = { $seen-by ->
        [program] The program points out fallen flags
       *[human] The players or the arbiter point out fallen flags
    }
rule-time-loses = Running out of time loses, unless the opponent cannot mate
rule-default-time = { $millis ->
        [0] Players must be at the board when the game starts
       *[other] Latest arrival: { $time } after the start
    }
rule-recording = Both players record the moves
rule-no-recording = The moves need not be recorded
rule-record-looks = Looks at the record: { $looks }
rule-agreements = { $allowed ->
        [free] Draws may be agreed at any time
        [not-before] No draw by agreement before move { $number }
       *[with-consent] Draws may be agreed with the arbiter's consent
    }
rule-threefold = Draw on claim: the position for the third time
rule-fifty-moves = Draw on claim: fifty moves
rule-wrong-claim = Wrong claim: { $time } more for the opponent
rule-fivefold = Draw: the position for the fifth time
rule-seventy-five-moves = Draw: seventy-five moves
rule-dead-position = Draw: neither side can mate any more
rule-illegal-move-loses = An illegal move loses
rule-start-stays = A wrong initial position stays after move { $after }
rule-only-on-demand = Nothing is ruled unless a player demands it
rule-second-breach-loses = The second breach loses
rule-time-loses-against-enough = Running out of time loses if the opponent has enough to mate with
rule-no-progress = Draw on claim: no progress
rule-too-few-pieces = Draw: too few pieces to mate
rule-colours-by-lot = The colours are drawn by lot
rule-quickplay-finish = Quickplay finish in the last period
rule-phones = A phone that sounds: { $ladder }
rule-scoring = Points: win { $win }, draw { $draw }, loss { $loss }
rule-appeals = Decisions can be appealed
rule-no-finnish-edition = No Finnish edition of these Laws is known: Finland's own decisions add nothing
rule-sheets-not-certified = Deviation: the electronic scoresheets have no certificate, so the game cannot be sent for rating
rule-sealed-digitally = Deviation: a sealed move may be kept by the program instead of on paper, so the game cannot be sent for rating
sanction-warning = warning
sanction-loss = loss of the game
