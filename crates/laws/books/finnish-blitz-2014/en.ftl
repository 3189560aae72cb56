### Finnish blitz rules of 2014: the gist of every row, in our own words.

book-finnish-blitz-2014 = Finnish blitz rules 2014
# As one chooses it from a list.
short-finnish-blitz-2014 = Finnish blitz rules
# As it is cited beside articles of another book.
cited-finnish-blitz-2014 = Finnish blitz

## Standing and time (0 to 3)

finnish-blitz-2014-0 = The clubs' meeting accepted these rules in spring 2014 for national blitz events in Finland.
finnish-blitz-2014-1 = The FIDE Laws of Chess apply, except where these rules say something else.
finnish-blitz-2014-2 = All moves are played within a time fixed beforehand on each player's own clock, usually five minutes. A base time with an increment for each move (Fischer) may also be used.
finnish-blitz-2014-3 = Every clock must have a flag that shows when the time has run out.

## The table and the clock (4 to 8)

finnish-blitz-2014-4-1 = Before the event begins the arbiter may order which way the clocks face.
finnish-blitz-2014-4-2 = Black chooses which side of the board to sit on.
finnish-blitz-2014-5 = The clock is pressed with the hand that made the move.
finnish-blitz-2014-6 = The players need not keep score.
finnish-blitz-2014-7-1 = Once both players have made at least three moves, it is too late to object to a wrong initial position, a board placed the wrong way round or a wrongly set clock.
finnish-blitz-2014-7-2 = A player whose king and queen started on each other's squares may nevertheless castle, in mirror image: short on the queen's wing and long on the king's wing.
finnish-blitz-2014-8-1 = Players touch the clock only to press it or to set it straight.
finnish-blitz-2014-8-2 = The clock is to be handled properly.
finnish-blitz-2014-8-3 = A player who has made a move may always press the clock, even if the opponent has already replied.
finnish-blitz-2014-8-4 = No hand may rest on the clock button or hover above it.

## Disturbed and touched pieces (9 and 10)

finnish-blitz-2014-9-1 = A player who disturbs pieces puts them back on their own time.
finnish-blitz-2014-9-2 = If needed, the opponent may start the clock of the player who disturbed the pieces, so that they are restored on that player's time.
finnish-blitz-2014-9-3 = The arbiter may give the opponent of the player at fault extra time.
finnish-blitz-2014-10 = If a player touches one piece and then moves another, the opponent may start that player's clock again and demand a move with the piece touched first.

## Promotion (11)

finnish-blitz-2014-11-1 = When a pawn has reached the last rank and the new piece is not at hand, either player may stop the clocks to fetch it.
finnish-blitz-2014-11-2 = If the pawn is left unpromoted and the clock is pressed, the opponent may claim an illegal move.
finnish-blitz-2014-11-3 = If nobody claims it, the pawn stays on the last rank and can never be promoted afterwards.

## Illegal moves (12)

finnish-blitz-2014-12 = A player may put an illegal move right until the moment of pressing the clock.
finnish-blitz-2014-12-a = An illegal move that neither player noticed in time cannot be corrected later and gives no ground for any claim.
finnish-blitz-2014-12-b = Touch-move binds the move that replaces an illegal one.
finnish-blitz-2014-12-c = An illegal move becomes final when the player has pressed, so that the opponent's clock runs; from then on the opponent may claim the win.

## Winning (13)

finnish-blitz-2014-13 = A game is won in one of four ways, a to d.
finnish-blitz-2014-13-a = Win by mating the opponent.
finnish-blitz-2014-13-b = Win by the opponent's resignation.
finnish-blitz-2014-13-c = Win on time, when the opponent's flag falls first and both of the following conditions hold.
finnish-blitz-2014-13-c-1 = First condition: the player points the fallen flag out and stops the clocks while their own flag is still up.
finnish-blitz-2014-13-c-1-both = If both players' time has run out the game is drawn, even when a digital clock shows whose ended first.
finnish-blitz-2014-13-c-2 = Second condition: the player has sufficient material, that is, pieces that can force mate against a lone king.
finnish-blitz-2014-13-c-2-demo = A player with time left whose material is not sufficient may still claim the win by showing at once a line that forces mate.
finnish-blitz-2014-13-d-1 = Win by an illegal move of the opponent, including leaving or putting the king in check, once the clock has been pressed. The first one is enough.
finnish-blitz-2014-13-d-2 = The win must be claimed before the claimant's own reply has been completed on the board; whether the clock has been pressed does not matter.
finnish-blitz-2014-13-d-3 = The king may not be captured; it is enough to point out the check. A player who takes the king loses.

## Drawing (14)

finnish-blitz-2014-14 = A game is drawn in one of five ways, a to e.
finnish-blitz-2014-14-a-1 = Draw by stalemate, as in the Laws of Chess.
finnish-blitz-2014-14-a-2 = Draw, as in the Laws of Chess, when so few pieces remain that nobody can mate.
finnish-blitz-2014-14-b = Draw by agreement of the players while the game is going on.
finnish-blitz-2014-14-c = Draw when a flag falls after the other was already down and no win had been claimed. The order shown by a digital clock does not matter.
finnish-blitz-2014-14-d = Draw when a flag is down but the opponent lacks the sufficient material defined in 13.
finnish-blitz-2014-14-e-1 = Draw by perpetual check, repetition of the position or a so-called dead position.
finnish-blitz-2014-14-e-def = A position is dead here when the game makes no progress whichever legal move either side plays.
finnish-blitz-2014-14-e-proc = To claim this draw, stop the clock and call the arbiter. An opponent who refuses must make the game progress; if the arbiter finds no progress, the game is drawn.
finnish-blitz-2014-14-e-late = If the game has not progressed since the claim, the arbiter may declare a draw even though time has run out.

## Order of events (15 and 16)

finnish-blitz-2014-15-1 = What happened first decides.
finnish-blitz-2014-15-2 = If the order cannot be established, the order in which the events were pointed out counts.
finnish-blitz-2014-15-3 = Exception: if one player has made an illegal move and the other has overstepped the time, the illegal move loses.
finnish-blitz-2014-16 = In a dispute either player may stop the clocks to call the arbiter.

## Penalties (17)

finnish-blitz-2014-17 = Breaking the rules may be penalised, in steps.
finnish-blitz-2014-17-a = The first time: a warning.
finnish-blitz-2014-17-b = The second time in the same game: loss of the game.
finnish-blitz-2014-17-c = Repeated in several games: other penalties, up to expulsion from the event.

## The arbiter and others (18 to 21)

finnish-blitz-2014-18-1 = The arbiter does not interfere in a game in any way unless a player demands it.
finnish-blitz-2014-18-2 = Above all, the arbiter may not mention a fallen flag or an illegal move.
finnish-blitz-2014-19 = The arbiter takes the clock in hand only in a dispute, at the players' request or to replace a faulty clock.
finnish-blitz-2014-20-1 = Spectators and players of other games do not interfere. If one does, for instance by mentioning a flag, the arbiter may order the game to be replayed.
finnish-blitz-2014-20-2 = The arbiter may also send the person who caused the disturbance out of the venue.
finnish-blitz-2014-21-1 = The arbiter's decisions are final and cannot be appealed.
finnish-blitz-2014-21-2 = The arbiter's conduct may be reported to the chess arbiters' committee.
