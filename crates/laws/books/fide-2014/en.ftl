### FIDE Laws of Chess in force from 1 July 2014: the gist of every row, in our own words.

book-fide-2014 = FIDE Laws of Chess 2014
# As one chooses it from a list.
short-fide-2014 = FIDE Laws 2014
# As it is cited beside articles of another book.
cited-fide-2014 = FIDE 2014

## Finnish preface

fide-2014-fi-1 = This edition of the Laws takes effect on 1 July 2014.
fide-2014-fi-2 = In Finland a phone that makes a sound costs a warning the first time and the game the second time. An event's special regulations may set another penalty.
fide-2014-fi-3 = New in 2014: 75 moves by each side without a capture or a pawn move, and a position repeated five times by successive moves, are draws that nobody has to claim.
fide-2014-fi-4 = In Finland Appendix G is in force in events with a quickplay finish unless the special regulations exclude it. It is never used in blitz.
fide-2014-fi-5 = New in 2014: late in a game a player may ask for time with delay or increment, and gets it if the arbiter agrees.
fide-2014-fi-6 = The special regulations must state how late a player may arrive, because the Laws now give no default. In Finland it is 30 minutes when nothing is stated.
fide-2014-fi-7 = A wrong draw claim now gives the opponent two minutes more; it used to be three.
fide-2014-fi-8 = A player's second illegal move now loses the game; it used to be the third.
fide-2014-fi-9 = In Finland rapid games, too, are lost only by the second illegal move.
fide-2014-fi-10 = FIDE-rated rapid must keep to FIDE's own text: there the first illegal move already loses, as in blitz.

## Introduction and preface

fide-2014-int-1 = The Laws cover chess played over the board.
fide-2014-int-2 = The Laws have two parts: the basic rules of play (1 to 5) and the competition rules (6 to 12).
fide-2014-int-3 = The authentic text is the English one accepted by the 84th FIDE Congress in Tallinn in 2013. Its masculine words mean everyone.
fide-2014-pre-1 = No rule book foresees everything. A case that is not covered is decided by analogy with cases that are.
fide-2014-pre-2 = The arbiter is taken to be competent, sensible and impartial. Rules in too much detail would take away the freedom to find a just and sensible decision.
fide-2014-pre-3 = A game counts for FIDE rating only if it is played by these Laws.
fide-2014-pre-4 = The same Laws are recommended for games that are not rated.
fide-2014-pre-5 = A member federation may ask FIDE for an official opinion on the Laws.

## Chapter 1: nature and aim of the game

fide-2014-1-1 = Two players move in turn on a square board; White begins. A player has the move as soon as the opponent's move has been made.
fide-2014-1-2 = The aim is to attack the opposing king so that no legal reply exists; that is mate and wins. A player may not expose their own king to attack, leave it attacked or capture the opposing king.
fide-2014-1-3 = If neither player can possibly mate, the game is drawn (5.2.b).

## Chapter 2: the board and the starting array

fide-2014-2-1 = The board has 8 × 8 squares, alternately light and dark, and lies so that each player has a light corner square at the right hand.
fide-2014-2-2 = Each side starts with 16 pieces: one king, one queen, two rooks, two bishops, two knights and eight pawns. The Finnish letters are K D T L R.
fide-2014-2-3 = The pieces start in the usual position, queens on squares of their own colour.
fide-2014-2-4 = The eight vertical lines are files and the eight horizontal ones ranks. A straight line of squares of one colour running from one edge to an adjacent edge is a diagonal.

## Chapter 3: how the pieces move

fide-2014-3-1 = No piece moves to a square held by its own colour. Moving to a square held by an opposing piece captures that piece, which leaves the board as part of the move.
fide-2014-3-1-p2 = A piece attacks an opposing piece if it could capture it by 3.2 to 3.8.
fide-2014-3-1-p3 = A piece attacks a square even when moving there would leave or put its own king in check.
fide-2014-3-2 = The bishop moves to any square along a diagonal on which it stands.
fide-2014-3-3 = The rook moves to any square along its file or rank.
fide-2014-3-4 = The queen moves to any square along its file, its rank or a diagonal on which it stands.
fide-2014-3-5 = Bishop, rook and queen cannot pass over other pieces.
fide-2014-3-6 = The knight moves to one of the nearest squares that are not on its rank, file or diagonal. It passes through no square on the way.
fide-2014-3-7-a = A pawn moves straight ahead to the next square on its file if that square is empty.
fide-2014-3-7-b = On its first move a pawn may instead go two squares ahead if both are empty.
fide-2014-3-7-c = A pawn captures an opposing piece one square diagonally ahead.
fide-2014-3-7-d = En passant: a pawn attacking a square that an opposing pawn has crossed by a double step from its first square may capture it as if it had moved one square, but only as the immediate reply.
fide-2014-3-7-e = A pawn reaching the farthest rank is exchanged on the same square, in the same move, for a new queen, rook, bishop or knight of its colour, whatever has been captured before. The new piece acts at once.
fide-2014-3-8 = The king moves in two ways: a single step or castling.
fide-2014-3-8-a = The king steps to a neighbouring square that no opposing piece attacks.
fide-2014-3-8-b = Castling is one move of the king: from its original square it goes two squares along the first rank towards a rook on its original square, and that rook is put on the square the king has just crossed.
fide-2014-3-8-b-1 = The right to castle is lost for good in two cases.
fide-2014-3-8-b-1-a = The right to castle is lost once the king has moved.
fide-2014-3-8-b-1-b = The right to castle is lost with a rook that has moved.
fide-2014-3-8-b-2 = Castling is prevented for the moment in two cases.
fide-2014-3-8-b-2-a = Castling is prevented while the king's square, the square it crosses or the square where it arrives is attacked.
fide-2014-3-8-b-2-b = Castling is prevented while any piece stands between the king and the rook in question.
fide-2014-3-9 = A king attacked by an opposing piece is in check, even if that piece is itself pinned. No move may leave or put the player's own king in check.
fide-2014-3-10-a = A move that meets every requirement of 3.1 to 3.9 is legal.
fide-2014-3-10-b = A move that fails any requirement of 3.1 to 3.9 is illegal.
fide-2014-3-10-c = A position that no series of legal moves can reach is illegal.

## Chapter 4: the act of moving

fide-2014-4-1 = A move is made with one hand only.
fide-2014-4-2 = The player to move may straighten pieces on their squares after saying so, for example “j'adoube” or “I adjust”.
fide-2014-4-3 = Except when adjusting under 4.2, a player to move who deliberately touches a piece is bound by it.
fide-2014-4-3-a = Having touched their own pieces, the player must move the first one touched that can be moved.
fide-2014-4-3-b = Having touched opposing pieces, the player must capture the first one touched that can be captured.
fide-2014-4-3-c = Having touched one piece of each colour, the player must capture the opposing one with their own. If that is illegal, the first one touched that can be moved or captured binds; if the order is unclear, the player's own piece counts as touched first.
fide-2014-4-4 = Castling and promotion have touch rules of their own.
fide-2014-4-4-a = A player who touches king and rook must castle on that side if it is legal.
fide-2014-4-4-b = A player who touches a rook and then the king may not castle on that side with this move; 4.3.a applies.
fide-2014-4-4-c = If a player meaning to castle touches king and then rook, but castling there is illegal, some other legal king move must be made, castling to the other side included. If the king has none, any legal move will do.
fide-2014-4-4-d = In a promotion the choice is final once the new piece has touched the promotion square.
fide-2014-4-5 = If nothing touched can be moved or captured, the player may make any legal move.
fide-2014-4-6 = A promotion may be carried out in several ways.
fide-2014-4-6-1 = The pawn need not be placed on the promotion square.
fide-2014-4-6-2 = Taking the pawn off and putting the new piece on may be done in either order.
fide-2014-4-6-p3 = An opposing piece standing on the promotion square must be captured.
fide-2014-4-7 = A piece released on a square as a legal move, or as part of one, cannot be put on another square in that move. The move then counts as made.
fide-2014-4-7-a = A capture is made when the captured piece is off the board and the capturing piece has been released on its square.
fide-2014-4-7-b = Castling is made when the rook has been released. Once the king is released, castling on that side is due if legal, otherwise another legal king move, and failing that any legal move.
fide-2014-4-7-c = A promotion is made when the new piece has been released on the promotion square and the pawn is off the board.
fide-2014-4-8 = A player who deliberately touches a piece can no longer complain that the opponent broke 4.1 to 4.7.
fide-2014-4-9 = A player who cannot move the pieces may have an assistant whom the arbiter accepts.

## Chapter 5: completion of the game

fide-2014-5-1-a = Mate wins and ends the game at once, provided the mating move complied with chapter 3 and 4.2 to 4.7.
fide-2014-5-1-b = When a player resigns the opponent wins, and the game ends at once.
fide-2014-5-2-a = Stalemate: a player to move who is not in check and has no legal move draws at once, provided the last move was legal.
fide-2014-5-2-b = Dead position: when neither player can mate by any series of legal moves, the game is drawn at once, provided the last move was legal.
fide-2014-5-2-c = The players may agree to a draw while the game is going on; this ends it at once. No minimum number of moves is required.
fide-2014-5-2-d = A draw may follow when the same position has occurred three times; see 9.2.
fide-2014-5-2-e = A draw may follow after 50 moves by each side without a pawn move or a capture; see 9.3.

## Chapter 6: the chess clock

fide-2014-6-1 = A chess clock has two linked displays, of which only one runs at a time; “clock” means one of them. Each has a flag, and its fall means that the player's time is used up.
fide-2014-6-2-a = Having made a move, the player stops their own clock and starts the opponent's (“presses the clock”); that completes the move.
fide-2014-6-2-a-1 = A move that ends the game is complete without pressing the clock.
fide-2014-6-2-a-2 = A move that was left uncompleted counts as completed once the same player has made the next move.
fide-2014-6-2-a-tail = A player must always be allowed to press after making a move, even if the opponent has already replied. The time between making the move and pressing is the player's own.
fide-2014-6-2-b = The clock is pressed with the hand that made the move. A finger may not rest on the button or hover over it.
fide-2014-6-2-c = The clock must be handled properly: no force, no lifting, no knocking over, no pressing before a move is made. Improper handling is penalised under 12.9.
fide-2014-6-2-d = Only the player whose clock is running may adjust pieces.
fide-2014-6-2-e = A player who cannot use the clock may have an assistant whom the arbiter accepts. The arbiter adjusts the times fairly, but not the time of the player who is assisted.
fide-2014-6-3-a = Each player must make a set number of moves, or all of them, in the set time, with or without extra time for each move. All this is fixed beforehand.
fide-2014-6-3-b = Time saved in one period is carried over to the next, where the mode of play allows it.
fide-2014-6-3-b-delay = With delay, the main thinking time begins to run only when the fixed extra time for the move has been used. What is left of the extra time is not saved.
fide-2014-6-4 = Right after a flag has fallen it must be checked whether the required moves were made.
fide-2014-6-5 = The arbiter decides before the game where the clock stands.
fide-2014-6-6 = At the appointed starting time White's clock is started.
fide-2014-6-7-a = The special regulations must state a default time beforehand. A player who arrives at the board later than that loses, unless the arbiter decides otherwise.
fide-2014-6-7-b = If the default time is not zero and both players are absent at the start, White loses the time until White arrives, unless the regulations or the arbiter decide otherwise.
fide-2014-6-8 = A flag counts as fallen when the arbiter notices it or a player rightly points it out.
fide-2014-6-9 = A player who does not make the required moves in time loses, unless mate, resignation, stalemate, a dead position or agreement has ended the game. It is a draw if the opponent cannot mate by any series of legal moves.
fide-2014-6-10-a = What the clock shows is decisive unless it is evidently faulty. The arbiter replaces a faulty clock and sets the times by best judgement.
fide-2014-6-10-b = If a wrong clock setting is found during the game, a player or the arbiter stops the clocks at once. The arbiter corrects the setting, the times and the move counter by best judgement.
fide-2014-6-11 = Both flags are down and nobody can tell which fell first: the period decides.
fide-2014-6-11-a = Both flags down in any period but the last: the game goes on.
fide-2014-6-11-b = Both flags down in the period in which all remaining moves must be made: the game is drawn.
fide-2014-6-12-a = If play has to be interrupted the arbiter stops the clocks.
fide-2014-6-12-b = A player may stop the clocks only to call the arbiter, for example when a promotion piece is missing.
fide-2014-6-12-c = The arbiter decides when play goes on.
fide-2014-6-12-d = The arbiter judges whether a player had a valid reason to stop the clocks. If there clearly was none, the player is penalised under 12.9.
fide-2014-6-13 = Screens and boards may show the position, the moves, their number and the clocks. No claim may rest on what they show alone.

## Chapter 7: irregularities

fide-2014-7-1 = When pieces are put back to an earlier position, the arbiter decides by best judgement what the clocks should show, which may be no change, and corrects the move counter.
fide-2014-7-2-a = A wrong initial position found during the game makes the game void; a new game is played.
fide-2014-7-2-b = If the board is found to lie the wrong way round, the position is moved to a board placed correctly and the game goes on.
fide-2014-7-3 = A game begun with colours reversed goes on, unless the arbiter decides otherwise.
fide-2014-7-4 = A player who displaces pieces puts them right on their own time. Either player may stop the clocks and call the arbiter, who may penalise the offender.
fide-2014-7-5-a = An illegal move found during the game is undone: back to the position just before it, or to the last one before it that can be established. 4.3 and 4.7 bind the replacing move, and the game goes on from there.
fide-2014-7-5-a-p2 = Moving a pawn to the farthest rank and pressing the clock without exchanging it is an illegal move. The pawn becomes a queen of its colour.
fide-2014-7-5-b = After a player's first illegal move the opponent gets two extra minutes. The second one by the same player loses, or draws if the opponent cannot mate by any series of legal moves.
fide-2014-7-6 = If a piece is found to be off its proper square, the position before that is restored, or the last one that can be established, and the game goes on.

## Chapter 8: recording the moves

fide-2014-8-1-a = Each player writes both sides' moves, one by one, clearly and legibly, in algebraic notation on the scoresheet of the event. Writing a move in advance is forbidden, except for a claim under 9.2 or 9.3 or when sealing a move (E.1.a).
fide-2014-8-1-b = The scoresheet is only for moves, clock times, draw offers, matters relating to claims and other relevant data.
fide-2014-8-1-c = A player may reply before writing down the opponent's move, but must have recorded their own previous move before making the next.
fide-2014-8-1-d = Both players record a draw offer with the symbol (=).
fide-2014-8-1-e = A player who cannot keep score may have an assistant whom the arbiter accepts. The arbiter adjusts the times fairly, but not the time of the player who is assisted.
fide-2014-8-2 = The arbiter must be able to see the scoresheets throughout the game.
fide-2014-8-3 = The scoresheets belong to the organiser of the event.
fide-2014-8-4 = A player with less than five minutes left in a period, and without at least 30 seconds added for each move, need not keep score for the rest of that period.
fide-2014-8-5-a = If neither player keeps score under 8.4, the arbiter or an assistant tries to record the game. When a flag falls the arbiter stops the clocks, and both players complete their sheets from the arbiter's or the opponent's record.
fide-2014-8-5-b = If only one player has stopped keeping score, that player must complete the sheet as soon as a flag has fallen and before making another move. When on move, the player may use the opponent's sheet but must give it back before moving.
fide-2014-8-5-c = If no complete sheet exists, the players reconstruct the game on another board under the arbiter's control. The arbiter first writes down the position, the clock times, who is to move and, if known, the number of moves.
fide-2014-8-6 = If the sheets cannot show that a player overstepped the time, the next move counts as the first of the next period, unless more moves can be shown to have been made.
fide-2014-8-7 = After the game both players sign both scoresheets and write the result. Even a wrong result stands, unless the arbiter decides otherwise.

## Chapter 9: the drawn game

fide-2014-9-1-a = The special regulations may forbid agreeing to a draw before a certain number of moves, or without the arbiter's consent.
fide-2014-9-1-b = Where draws may be agreed, the following rules hold.
fide-2014-9-1-b-1 = A draw is offered after making a move and before pressing the clock; at other times the offer is valid but breaks 11.5. It has no conditions, cannot be withdrawn, and lasts until accepted, declined in words or by touching a piece to move or capture it, or until the game ends.
fide-2014-9-1-b-2 = Both players write the offer down as (=).
fide-2014-9-1-b-3 = A draw claim under 9.2 or 9.3 is also a draw offer.
fide-2014-9-2 = The game is drawn on a correct claim by the player to move when the same position occurs for at least the third time, not necessarily by repeated moves. Two cases, a and b.
fide-2014-9-2-a = The repetition is about to arise: the player first writes the move, which can then no longer be changed, and tells the arbiter that they intend to make it.
fide-2014-9-2-b = The repetition has just arisen and the claimant is to move.
fide-2014-9-2-same = Positions are the same when the same player is to move, pieces of the same kind and colour stand on the same squares, and all pieces can make the same moves.
fide-2014-9-2-1 = Positions differ if in the earlier one a pawn could have captured en passant.
fide-2014-9-2-2 = Positions differ if king or rook had a right to castle that was lost by moving later. The right goes only when the piece has moved.
fide-2014-9-3 = The game is drawn on a correct claim by the player to move under the fifty-move rule. Two cases, a and b.
fide-2014-9-3-a = The player writes down a move that can no longer be changed and declares that they intend to make it; with that move, each side's last 50 moves contain no pawn move and no capture.
fide-2014-9-3-b = Each side's last 50 moves already contain no pawn move and no capture.
fide-2014-9-4 = A player who touches a piece as in 4.3 loses the right to claim under 9.2 or 9.3 on that turn.
fide-2014-9-5 = On a claim under 9.2 or 9.3 the player or the arbiter stops the clocks. The claim cannot be withdrawn.
fide-2014-9-5-a = A correct claim draws the game at once.
fide-2014-9-5-b = A wrong claim gives the opponent two extra minutes and the game goes on. A move announced with the claim must be made, as chapters 3 and 4 provide.
fide-2014-9-6 = Either of the following draws the game without a claim.
fide-2014-9-6-a = The same position, as in 9.2.b, has occurred at least five times on successive, repeating moves.
fide-2014-9-6-b = Each side has made 75 consecutive moves without a pawn move or a capture. If the last of them mates, the mate counts.
fide-2014-9-7 = The game is drawn at once when mate has become impossible by any series of legal moves, provided the last move was legal.

## Chapter 10: points

fide-2014-10-1 = Unless the special regulations say otherwise, a win or a win by forfeit scores 1 point, a loss or a forfeited game 0 and a draw ½.

## Chapter 11: conduct of the players

fide-2014-11-1 = Players may do nothing that brings chess into disrepute.
fide-2014-11-2 = The playing venue is the playing area with toilets, refreshment and smoking areas and whatever else the arbiter names. The playing area is where the games are played.
fide-2014-11-2-a = A player may leave the playing venue only with the arbiter's permission.
fide-2014-11-2-b = The player to move may leave the playing area only with the arbiter's permission.
fide-2014-11-2-c = Anyone who is neither a player nor an arbiter may enter the playing area only with the arbiter's permission.
fide-2014-11-3-a = During play a player may not use notes or other sources of information, or analyse any game on another board.
fide-2014-11-3-b = During play no mobile phone or other electronic means of communication may be brought into the venue. A player who evidently has done so loses and the opponent wins; the special regulations may set a milder penalty.
fide-2014-11-3-b-search = The arbiter may require a player's clothes, bags and other belongings to be inspected in private, by the arbiter or an authorised person of the same sex. Refusal is dealt with under 12.9.
fide-2014-11-3-c = Smoking is allowed only where the arbiter permits it.
fide-2014-11-4 = Players who have finished their games count as spectators.
fide-2014-11-5 = Distracting or annoying the opponent in any way is forbidden. That includes unreasonable claims, unreasonable draw offers and bringing a source of noise into the playing area.
fide-2014-11-6 = Breaking any part of 11.1 to 11.5 may be penalised under 12.9.
fide-2014-11-7 = A player who keeps refusing to follow the Laws may lose the game. The arbiter decides the opponent's score.
fide-2014-11-8 = If both players are guilty under 11.7, both lose.
fide-2014-11-9 = A player may ask the arbiter to explain the Laws.
fide-2014-11-10 = Unless the special regulations exclude it, a player may appeal against an arbiter's decision, even after signing the scoresheet.

## Chapter 12: the arbiter

fide-2014-12-1 = The arbiter sees to it that the Laws are strictly observed.
fide-2014-12-2-a = The arbiter ensures fair play.
fide-2014-12-2-b = The arbiter acts in the best interest of the event.
fide-2014-12-2-c = The arbiter keeps the playing conditions good.
fide-2014-12-2-d = The arbiter sees that the players are not disturbed.
fide-2014-12-2-e = The arbiter supervises the progress of the event.
fide-2014-12-2-f = The arbiter takes special care of players who are disabled or ill.
fide-2014-12-3 = The arbiter watches the games, above all when players are short of time, enforces decisions and penalises where needed.
fide-2014-12-4 = The arbiter may appoint assistants to watch games, for instance when several players are short of time.
fide-2014-12-5 = The arbiter may give one or both players extra time when something external has disturbed the game.
fide-2014-12-6 = The arbiter does not interfere except as the Laws provide. The arbiter states the number of moves only under 8.5 after a flag has fallen, and does not remind a player that the opponent has moved or that the clock was not pressed.
fide-2014-12-7 = Anyone who sees an irregularity may tell only the arbiter. Players of other games and spectators may not speak about a game or interfere; the arbiter may expel offenders from the venue.
fide-2014-12-8 = Nobody may use a mobile phone or other means of communication in the venue, or in nearby areas the arbiter names, without the arbiter's authorisation.
fide-2014-12-9 = The arbiter may use one or more of the penalties a to h.
fide-2014-12-9-a = A warning.
fide-2014-12-9-b = More time for the opponent.
fide-2014-12-9-c = Less time for the offender.
fide-2014-12-9-d = More points for the player who suffered from the offence, up to the most the game can give.
fide-2014-12-9-e = Fewer points for the offender.
fide-2014-12-9-f = Loss of the game; the arbiter also decides the opponent's score.
fide-2014-12-9-g = A fine announced beforehand.
fide-2014-12-9-h = Expulsion from the event.

## Appendix A: rapid

fide-2014-a-1 = In rapid each player has more than 10 and less than 60 minutes for all moves, counting the base time plus 60 times any increment.
fide-2014-a-2 = In rapid the players need not keep score.
fide-2014-a-3 = The competition rules apply unchanged if both a and b hold.
fide-2014-a-3-a = First condition: one arbiter watches at most three games.
fide-2014-a-3-b = Second condition: each game is recorded by the arbiter or an assistant, electronically if possible.
fide-2014-a-4 = Otherwise a to d below apply.
fide-2014-a-4-a = Two kinds of correction are no longer possible once each player has made ten moves from the starting position.
fide-2014-a-4-a-1 = After ten moves each, the clock setting is no longer changed, unless the schedule of the event would suffer.
fide-2014-a-4-a-2 = After ten moves each, a wrong initial position or a board placed the wrong way round is no longer corrected. A king that began on a wrong square cannot castle, and a rook that did cannot be castled with.
fide-2014-a-4-b = An illegal move is complete once the clock is pressed. It loses if the arbiter sees it, or the opponent claims the win, before the opponent's next move is made; but it draws if the opponent cannot mate by any series of legal moves. Later it stands, unless the players agree otherwise between themselves.
fide-2014-a-4-c = To win on time the claimant stops both clocks and calls the arbiter, and the claimant's own flag must still be up after that. The game is drawn if the claimant cannot mate by any series of legal moves.
fide-2014-a-4-d = If the arbiter sees both kings in check, or a pawn standing on the rank farthest from its start, the arbiter waits until the next move is made. If the illegal position is still there, the game is drawn.
fide-2014-a-5 = The special regulations state whether A.3 or A.4 is used in the event.

## Appendix B: blitz

fide-2014-b-note = In Finland blitz has rules of its own.
fide-2014-b-1 = In blitz each player has at most 10 minutes for all moves, counting the base time plus 60 times any increment.
fide-2014-b-2 = In blitz the time penalties of chapters 7 and 9 are one minute instead of two.
fide-2014-b-3 = The competition rules apply unchanged if both a and b hold.
fide-2014-b-3-a = First condition: each arbiter watches one game only.
fide-2014-b-3-b = Second condition: each game is recorded by the arbiter or an assistant, electronically if possible.
fide-2014-b-4 = Otherwise blitz is played by A.4 of the rapid rules.
fide-2014-b-5 = The special regulations state whether B.3 or B.4 is used in the event.

## Appendix C: algebraic notation

fide-2014-c-0 = FIDE recognises only the algebraic notation, and recommends it for print as well. A scoresheet in another notation is not accepted as evidence, and the arbiter warns a player who uses one.
fide-2014-c-1 = In this appendix “piece” means any piece except a pawn.
fide-2014-c-2 = A piece is written with a letter, usually the first of its name; in Finnish K D T L R for king, queen, rook, bishop and knight.
fide-2014-c-3 = A player may use the letters common in the player's own country. Figurines are recommended in print.
fide-2014-c-4 = Pawns have no letter; a move without a letter is a pawn move, for example e5.
fide-2014-c-5 = The files are lettered a to h, from White's left to White's right.
fide-2014-c-6 = The ranks are numbered 1 to 8 from White's side; White starts on 1 and 2, Black on 7 and 8.
fide-2014-c-7 = So each of the 64 squares has one name of its own, a letter and a number.
fide-2014-c-8 = A move is written as the piece's letter and the square it goes to, without a dash: Be5, Nf3. A pawn move is the square alone: e5.
fide-2014-c-9 = A capture may be marked with x: Bxe5. A pawn capture names the file it came from: dxe5. En passant is written with the real arrival square and may be followed by e.p.
fide-2014-c-10 = If two pieces of the same kind can go to the same square, the notation shows which one moves, as follows.
fide-2014-c-10-1 = If both stand on one rank: letter, file of departure, arrival square.
fide-2014-c-10-2 = If both stand on one file: letter, rank of departure, arrival square.
fide-2014-c-10-p3 = If they stand on different files and ranks, the file is preferred.
fide-2014-c-10-a = Example: of knights on g1 and e1, one goes to f3: Ngf3 or Nef3.
fide-2014-c-10-b = Example: of knights on g5 and g1, one goes to f3: N5f3 or N1f3.
fide-2014-c-10-c = Example: of knights on h2 and d4, one goes to f3: Nhf3 or Ndf3.
fide-2014-c-10-4 = If the move captures, x may be added: Ngxf3, N5xf3, Ndxf3.
fide-2014-c-11 = In a promotion the letter of the new piece follows the pawn move: d8Q, exf8N.
fide-2014-c-12 = A draw offer is written (=).
fide-2014-c-13 = Symbols: 0-0 is castling with the rook on h1 or h8, 0-0-0 with the rook on a1 or a8; x captures, + check, ++ or X mate, e.p. en passant. The last four are optional.
fide-2014-c-sample = A sample game shows the notation with and without the optional signs.

## Appendix D: blind and visually disabled players

fide-2014-d-1 = The organisers may, with the arbiter, adapt these rules to local conditions. In a competition game between a sighted and a legally blind player either may demand two boards: an ordinary one and a special one.
fide-2014-d-1-board-a = The special board measures at least 20 × 20 cm.
fide-2014-d-1-board-b = The dark squares of the special board are slightly raised.
fide-2014-d-1-board-c = Each square of the special board has a hole that holds a piece fast.
fide-2014-d-1-pieces-a = Each piece has a peg that fits the holes of the board.
fide-2014-d-1-pieces-b = The pieces are of Staunton pattern, the black ones specially marked.
fide-2014-d-2 = Such a game is played by the following rules.
fide-2014-d-2-1 = Moves are announced clearly, repeated by the opponent and made on the opponent's board; a promotion names the new piece. The files are called Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector; ranks, pieces and castling are said in German, unless the arbiter decides otherwise for the ranks.
fide-2014-d-2-2 = On the visually disabled player's board a piece counts as touched when it has been taken out of its hole.
fide-2014-d-2-3 = A move counts as made when a, b and c have all happened; only then is the opponent's clock started.
fide-2014-d-2-3-a = First condition: a captured piece has been taken off the moving player's board.
fide-2014-d-2-3-b = Second condition: the piece has been placed in another hole.
fide-2014-d-2-3-c = Third condition: the move has been announced.
fide-2014-d-2-4 = For the sighted player the ordinary rules hold in place of 2 and 3.
fide-2014-d-2-5 = The visually disabled player may use a specially made clock.
fide-2014-d-2-5-a = Its dial has strong hands, with one raised dot every 5 minutes and two every 15.
fide-2014-d-2-5-b = Its flag can be felt, but does not hinder feeling the minute hand in the last five minutes of the hour.
fide-2014-d-2-5-c = Or it can say the number of moves aloud to the visually disabled player.
fide-2014-d-2-6 = The visually disabled player keeps score in ordinary writing, in Braille or with a recorder.
fide-2014-d-2-7 = A slip of the tongue in the announcement is corrected at once, before the opponent's clock is started.
fide-2014-d-2-8 = If the two boards differ, they are corrected with the help of the arbiter and both scoresheets. If the sheets agree, the player who made a different move from the one written corrects the board; if not, the game goes back to the last point where they agree. The arbiter adjusts the clocks.
fide-2014-d-2-9 = The visually disabled player may have an assistant with some or all of the duties a to f.
fide-2014-d-2-9-a = The assistant makes either player's move on the other's board.
fide-2014-d-2-9-b = The assistant announces the moves of both players.
fide-2014-d-2-9-c = The assistant keeps the visually disabled player's score and starts the opponent's clock, but only after the announcement (3.c).
fide-2014-d-2-9-d = The assistant tells the visually disabled player, on request, the number of moves and the time used by both.
fide-2014-d-2-9-e = The assistant claims a win on time and tells the arbiter when the sighted player has touched a piece.
fide-2014-d-2-9-f = The assistant sees to the formalities when the game is adjourned.
fide-2014-d-2-10 = If the visually disabled player has no assistant, the sighted player may use one for 9.a and 9.b.

## Appendix E: adjourned games

fide-2014-e-1-a = When the session ends, the player to move writes the move unambiguously, puts both scoresheets in an envelope, seals it and only then stops the clocks; until then the move may be changed. A move made on the board after the arbiter has asked for sealing must be the sealed move.
fide-2014-e-1-b = A player who seals before the session ends is charged the rest of the session.
fide-2014-e-2 = The envelope shows what a to g list.
fide-2014-e-2-a = The envelope shows the names of the players.
fide-2014-e-2-b = The envelope shows the position just before the sealed move.
fide-2014-e-2-c = The envelope shows the time each player has used.
fide-2014-e-2-d = The envelope shows who sealed the move.
fide-2014-e-2-e = The envelope shows the number of the sealed move.
fide-2014-e-2-f = The envelope shows a draw offer that was made before the adjournment.
fide-2014-e-2-g = The envelope shows the date, time and place of resumption.
fide-2014-e-3 = The arbiter is responsible for what is written on the envelope and for keeping it safe.
fide-2014-e-4 = A draw offer made after the opponent has sealed stays open until accepted or declined as in 9.1.
fide-2014-e-5 = On resumption the position before the sealed move is set up and the clocks show the times used at the adjournment.
fide-2014-e-6 = The game is over if, before resumption, the players agree to a draw or one of them resigns to the arbiter.
fide-2014-e-7 = The envelope is opened only when the player who must reply is present.
fide-2014-e-8 = Unless the game has already ended by chapter 5, 6.9, 9.6 or 9.7, the player who sealed loses if the sealed move has one of three faults.
fide-2014-e-8-a = The sealed move is ambiguous.
fide-2014-e-8-b = The sealed move is written so that its real meaning cannot be found out.
fide-2014-e-8-c = The sealed move is illegal.
fide-2014-e-9 = At the agreed time of resumption, what happens depends on who is present.
fide-2014-e-9-a = If the player who must reply is present, the envelope is opened, the sealed move is made and that player's clock is started.
fide-2014-e-9-b = If the player who must reply is absent, that player's clock is started. On arriving the player may stop it and call the arbiter; then the envelope is opened, the sealed move is made and the clock restarted.
fide-2014-e-9-c = If the player who sealed is absent, the opponent may write the reply, seal it in a fresh envelope and start the absent player's clock instead of moving on the board. The arbiter keeps the envelope and it is opened on the absent player's arrival.
fide-2014-e-10 = A player who comes to the resumption later than the default time loses, unless the arbiter decides otherwise. If the sealed move ended the game, that result stands all the same.
fide-2014-e-11 = If the default time is not zero and both players are absent at first, the one who must reply loses the time until arriving, unless the regulations or the arbiter decide otherwise.
fide-2014-e-12-a = If the envelope is lost, the game goes on from the adjourned position with the times then used, or with times set by the arbiter if they are unknown. The player who sealed makes a move on the board.
fide-2014-e-12-b = If the position cannot be re-established, the game is void and a new one is played.
fide-2014-e-13 = If a clock shows the wrong used time at resumption, it is corrected when a player points it out before making a first move. Otherwise the game goes on without correction, unless the arbiter decides otherwise.
fide-2014-e-14 = The length of the resumed session is measured by the wall clock, with a starting time announced beforehand.

## Appendix F: Chess960

fide-2014-f-1 = In Chess960 the pieces start in a random position within certain limits; otherwise it is ordinary chess.
fide-2014-f-2 = The white pawns stand on the second rank as usual. The other white pieces stand at random on the first rank, within the limits a to c.
fide-2014-f-2-a = The king stands somewhere between the two rooks.
fide-2014-f-2-b = The bishops stand on squares of opposite colours.
fide-2014-f-2-c = Each black piece stands opposite the same white piece.
fide-2014-f-2-tail = The position may be drawn with a computer program, dice, a coin, cards or the like.
fide-2014-f-3-a = In Chess960, too, each player may castle once, moving king and rook in one move. The ordinary rules assume fixed starting squares, so they have to be read as follows.
fide-2014-f-3-b = Depending on where king and rook stand, castling is carried out in one of four ways.
fide-2014-f-3-b-1 = Double move: king and rook both move, in one turn.
fide-2014-f-3-b-2 = Transposition: king and rook change places.
fide-2014-f-3-b-3 = King only: the king moves and the rook stays.
fide-2014-f-3-b-4 = Rook only: the rook moves and the king stays.
fide-2014-f-3-b-rec-1 = When castling by hand, it is best to set the king aside next to its final square, move the rook, and then put the king down.
fide-2014-f-3-b-rec-2 = After castling king and rook stand on exactly the squares of ordinary chess.
fide-2014-f-3-b-clar = After castling on the c-side (0-0-0) the king stands on the c-file and the rook on the d-file. After castling on the g-side (0-0) the king stands on the g-file and the rook on the f-file.
fide-2014-f-3-b-note-1 = To avoid misunderstanding it may help to say “I am going to castle” first.
fide-2014-f-3-b-note-2 = From some starting positions the king or the rook, but not both, stays where it is in castling.
fide-2014-f-3-b-note-3 = From some starting positions castling is possible on the first move.
fide-2014-f-3-b-note-4 = All squares from the king's start to its final square, and from the rook's start to its final square, final squares included, must be empty except for the king and that rook.
fide-2014-f-3-b-note-5 = Some squares that must be empty in ordinary chess may be occupied: after 0-0-0 possibly a, b or e, after 0-0 possibly e or h.

## Appendix G: quickplay finish

fide-2014-g-1 = A quickplay finish is the last phase of a game, in which all remaining moves must be made in a limited time.
fide-2014-g-2 = Whether this appendix is in force must be announced before the event begins.
fide-2014-g-3 = The appendix is only for standard and rapid games without an increment, not for blitz.
fide-2014-g-4 = A player to move with less than two minutes left may ask for a delay or an increment of five seconds a move for both players, if possible. The request is also a draw offer; if it is declined and the arbiter agrees, the clock is reset and the opponent gets two extra minutes.
fide-2014-g-5 = If G.4 is not used, a player to move with less than two minutes left may claim a draw before the flag falls, calling the arbiter and, if wanted, stopping the clocks. The ground is that the opponent cannot win by normal means, or is not trying to.
fide-2014-g-5-a = If the arbiter agrees that the opponent cannot win by normal means or is not trying to, the game is drawn. Otherwise the arbiter postpones the decision or rejects the claim.
fide-2014-g-5-b = If the decision is postponed, the opponent may be given two extra minutes and the game goes on, supervised if possible. The arbiter decides later, if need be after a flag has fallen, and gives a draw if the opponent of the player who overstepped cannot win by normal means or has not tried enough.
fide-2014-g-5-c = If the claim is rejected, the opponent gets two extra minutes.
fide-2014-g-6 = Where no arbiter is present, a and b apply.
fide-2014-g-6-a = A player with less than two minutes left may claim a draw before the flag falls; that ends the game.
fide-2014-g-6-a-1 = Ground: the opponent cannot win by normal means. The claimant writes down the final position and the opponent verifies it.
fide-2014-g-6-a-2 = Ground: the opponent has not tried to win by normal means. The claimant writes down the final position and hands in a complete scoresheet, and the opponent verifies both.
fide-2014-g-6-b = The claim is passed on to the arbiter named for the purpose.
