### FIDE Laws of Chess in force from 1 July 2014: the gist of every row of crates/laws/books/fide-2014.rows, in our own words.

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
fide-2014-pre-2 = The arbiter is taken to be competent, sensible and impartial. Rules in too fine detail would take away the freedom to find a just and sensible decision.
fide-2014-pre-3 = A game counts for FIDE rating only if it is played by these Laws.
fide-2014-pre-4 = The same Laws are recommended for games that are not rated.
fide-2014-pre-5 = A member federation may ask FIDE for an official opinion on the Laws.

## Chapter 1: nature and aim of the game

fide-2014-1-1 = Two players move in turn on a square board; White begins. A player has the move as soon as the opponent's move has been made.
fide-2014-1-2 = The aim is to attack the opposing king so that no legal reply exists; that is mate and wins. Exposing one's own king to attack, leaving it attacked and capturing the opposing king are all forbidden.
fide-2014-1-3 = If neither player can possibly mate, the game is drawn (5.2.b).

## Chapter 2: the board and the starting array

fide-2014-2-1 = The board has 8 × 8 squares, light and dark in turn, and lies so that each player has a light corner square at the right hand.
fide-2014-2-2 = Each side starts with 16 pieces: one king, one queen, two rooks, two bishops, two knights and eight pawns. The Finnish letters are K D T L R.
fide-2014-2-3 = The pieces start in the known array, queens on squares of their own colour.
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
fide-2014-3-8-b-1-a = It is lost once the king has moved.
fide-2014-3-8-b-1-b = It is lost with a rook that has moved.
fide-2014-3-8-b-2 = Castling is prevented for the moment in two cases.
fide-2014-3-8-b-2-a = It is prevented while the king's square, the square it crosses or the square where it arrives is attacked.
fide-2014-3-8-b-2-b = It is prevented while any piece stands between the king and the rook in question.
fide-2014-3-9 = A king attacked by an opposing piece is in check, even if that piece is itself pinned. No move may leave or put one's own king in check.
fide-2014-3-10-a = A move that meets every requirement of 3.1 to 3.9 is legal.
fide-2014-3-10-b = A move that fails any requirement of 3.1 to 3.9 is illegal.
fide-2014-3-10-c = A position that no series of legal moves can reach is illegal.

## Chapter 4: the act of moving

fide-2014-4-1 = A move is made with one hand only.
fide-2014-4-2 = The player to move may straighten pieces on their squares after saying so, for example “j'adoube” or “I adjust”.
fide-2014-4-3 = Except when adjusting under 4.2, a player to move who deliberately touches a piece is bound by it.
fide-2014-4-3-a = Having touched own pieces, the player must move the first one touched that can be moved.
fide-2014-4-3-b = Having touched opposing pieces, the player must capture the first one touched that can be captured.
fide-2014-4-3-c = Having touched one piece of each colour, the player must capture the opposing one with the own one. If that is illegal, the first one touched that can be moved or captured binds; in doubt the own piece counts as touched first.
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

fide-2014-5-1-a = Mate wins and ends the game at once, provided the mating move was legal under chapter 3 and 4.2 to 4.7.
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
fide-2014-6-7-a = The special regulations must state a default time beforehand. Whoever arrives at the board later than that loses, unless the arbiter decides otherwise.
fide-2014-6-7-b = If the default time is not zero and both players are absent at the start, White loses the time until White arrives, unless the regulations or the arbiter decide otherwise.
fide-2014-6-8 = A flag counts as fallen when the arbiter notices it or a player rightly points it out.
fide-2014-6-9 = A player who does not make the required moves in time loses, unless mate, resignation, stalemate, a dead position or agreement has ended the game. It is a draw if the opponent cannot mate by any series of legal moves.
fide-2014-6-10-a = What the clock shows is decisive unless it is evidently faulty. The arbiter replaces a faulty clock and sets the times by best judgement.
fide-2014-6-10-b = If a wrong clock setting is found during the game, a player or the arbiter stops the clocks at once. The arbiter corrects the setting, the times and the move counter by best judgement.
fide-2014-6-11 = Both flags are down and nobody can tell which fell first: the period decides.
fide-2014-6-11-a = In any period but the last the game goes on.
fide-2014-6-11-b = In the period in which all remaining moves must be made the game is drawn.
fide-2014-6-12-a = If play has to be interrupted the arbiter stops the clocks.
fide-2014-6-12-b = A player may stop the clocks only to call the arbiter, for example when a promotion piece is missing.
fide-2014-6-12-c = The arbiter decides when play goes on.
fide-2014-6-12-d = The arbiter judges whether a player had a valid reason to stop the clocks. If there clearly was none, the player is penalised under 12.9.
fide-2014-6-13 = Screens and boards may show the position, the moves, their number and the clocks. No claim may rest on what they show alone.

## Chapter 7: irregularities

fide-2014-7-1 = When pieces are put back to an earlier position, the arbiter decides by best judgement what the clocks shall show, leaving them unchanged if that is right, and corrects the move counter.
fide-2014-7-2-a = A wrong starting array found during the game makes it void; a new game is played.
fide-2014-7-2-b = If the board is found to lie the wrong way round, the position is moved to a board placed rightly and the game goes on.
fide-2014-7-3 = A game begun with colours reversed goes on, unless the arbiter decides otherwise.
fide-2014-7-4 = Whoever displaces pieces puts them right on their own time. Either player may stop the clocks and call the arbiter, who may penalise the offender.
fide-2014-7-5-a = An illegal move found during the game is undone: back to the position just before it, or to the last one before it that can be established. 4.3 and 4.7 bind the replacing move, and the game goes on from there.
fide-2014-7-5-a-p2 = Moving a pawn to the farthest rank and pressing the clock without exchanging it is an illegal move. The pawn becomes a queen of its colour.
fide-2014-7-5-b = After a player's first illegal move the opponent gets two extra minutes. The second one by the same player loses, or draws if the opponent cannot mate by any series of legal moves.
fide-2014-7-6 = If a piece is found to have strayed from its square, the position before that is restored, or the last one that can be established, and the game goes on.
