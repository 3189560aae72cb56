### Gists of the FIDE Laws of Chess 2018 (Finnish edition), one message per article.
### Own words, no authority: the rule book itself decides. Order and numbers are the book's;
### where the print doubles or misspells a number, the key carries the corrected one.

book-fide-2018 = FIDE Laws of Chess 2018
# As one chooses it from a list.
short-fide-2018 = FIDE Laws 2018
# As it is cited beside articles of another book.
cited-fide-2018 = FIDE 2018

## Prefaces and introduction

fide-2018-fi-1 = This edition revises the text of July 2017 and governs events that begin on or after 1 January 2018.
fide-2018-fi-2 = In Finland the first sound from a player's phone brings a warning and the second loses the game; the event's regulations may fix another sanction.
fide-2018-fi-3 = FIDE's default time is zero unless the event announces another. In Finland an unannounced default time is 30 minutes for the time being.
fide-2018-fi-4 = The rules for a quickplay finish and for both flags being down are in Guideline III. In Finland it is in force in every event with a quickplay finish unless the event's regulations exclude it.
fide-2018-fi-5 = In rapid and in blitz, too, a player's first illegal move is corrected and does not lose the game by itself.
fide-2018-fi-6 = Appendix B states how the rules of standard and rapid chess are applied to blitz.
fide-2018-fi-7 = For the time being Finnish blitz events may depart from FIDE's rules on some points; the departures are listed in a separate Finnish blitz code.
fide-2018-int-1 = The Laws are written for chess played over the board.
fide-2018-int-2 = The Laws have two parts: the basic rules of play (chapters 1–5) and the rules for competition (chapters 6–12).
fide-2018-int-3 = The English text adopted by FIDE's 88th congress is the authentic one; it is in force from 1 January 2018.
fide-2018-int-4 = Wherever the original uses a masculine word, it means a person of any gender.
fide-2018-pre-1 = The Laws cannot foresee every situation. Where no article decides, the answer is sought from similar situations that the Laws do settle.
fide-2018-pre-2 = The arbiter is trusted to be competent, sensible and impartial. Rules in too much detail would take away the freedom to find the solution that fairness, logic and the circumstances call for.
fide-2018-pre-3 = A game counts for FIDE rating only if it is played by these Laws.
fide-2018-pre-4 = The same Laws are recommended for games that are not FIDE-rated.
fide-2018-pre-5 = A member federation may ask FIDE for an opinion on a question about the Laws.

## Chapter 1: nature and aim of the game

fide-2018-1-1 = Two opponents move their own pieces in turn on a square board, the chessboard.
fide-2018-1-2 = The player with the white pieces makes the first move, the player with the black pieces the second.
fide-2018-1-3 = A player has the move as soon as the opponent's move has been made; the clock need not have been pressed yet.
fide-2018-1-4 = Each player aims to attack the enemy king so that the opponent has no legal reply.
fide-2018-1-4-1 = A player who achieves this has checkmated the opponent and wins. No player may leave or put their own king under attack, or capture the opponent's king.
fide-2018-1-4-2 = The player whose king has been checkmated has lost the game.
fide-2018-1-5 = If the position is such that neither player can possibly give mate, the game is drawn (see 5.2.2).

## Chapter 2: initial position

fide-2018-2-1 = The board has 8 × 8 squares, alternately light and dark, and lies so that the corner square nearest each player's right hand is light.
fide-2018-2-2 = Each side starts with 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. The Finnish letters are K, D, T, L and R; a pawn needs none.
fide-2018-2-3 = In the initial position the first rank holds, from a to h, rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front; Black mirrors White.
fide-2018-2-4 = The eight vertical columns are files, the eight horizontal rows are ranks, and a straight line of squares of one colour running from one edge to an adjacent edge is a diagonal.

## Chapter 3: moves of the pieces

fide-2018-3-1 = No piece may move to a square occupied by a piece of its own colour.
fide-2018-3-1-1 = Moving to a square held by an enemy piece captures that piece; it is taken off the board as part of the same move.
fide-2018-3-1-2 = A piece attacks an enemy piece when it could capture it on its square by the movement rules 3.2–3.8.
fide-2018-3-1-3 = A piece attacks a square even when it may not go there because its own king would be left or put in check; a pinned piece attacks as well.
fide-2018-3-2 = The bishop moves to any square on a diagonal on which it stands.
fide-2018-3-3 = The rook moves to any square on the file or rank on which it stands.
fide-2018-3-4 = The queen moves to any square on the file, rank or diagonal on which it stands.
fide-2018-3-5 = The bishop, the rook and the queen may not pass over another piece.
fide-2018-3-6 = The knight moves to one of the nearest squares that are not on the same rank, file or diagonal. It passes over no square on the way, so nothing can block it.
fide-2018-3-7-1 = A pawn steps one square straight ahead if that square is empty.
fide-2018-3-7-2 = On its first move a pawn may instead advance two squares, provided both are empty.
fide-2018-3-7-3 = A pawn captures an enemy piece that stands diagonally in front of it on an adjacent file.
fide-2018-3-7-4-1 = If an enemy pawn advances two squares and crosses a square that a player's pawn attacks, that pawn may capture it as though it had advanced only one.
fide-2018-3-7-4-2 = This capture, called en passant, is legal only as the immediate reply to the double step.
fide-2018-3-7-5-1 = A pawn that reaches the last rank must, as part of the same move, be exchanged there for a queen, rook, bishop or knight of its own colour. That square is the promotion square.
fide-2018-3-7-5-2 = The choice is not limited to pieces captured earlier; a second queen, for example, is allowed.
fide-2018-3-7-5-3 = The exchange is called promotion, and the new piece takes effect at once, for check and mate as well.
fide-2018-3-8 = The king moves in two ways: by a step to a neighbouring square or by castling.
fide-2018-3-8-1 = The king steps to any adjoining square that no enemy piece attacks.
fide-2018-3-8-2 = Castling counts as one king move along the first rank: the king goes two squares from its original square towards a rook on its original square, and that rook goes to the square the king has just crossed.
fide-2018-3-8-2-1 = The right to castle is lost for the rest of the game in the two cases that follow.
fide-2018-3-8-2-1-1 = The right to castle is lost once the king has moved.
fide-2018-3-8-2-1-2 = The right to castle with a particular rook is lost once that rook has moved.
fide-2018-3-8-2-2 = In the two cases that follow castling is prevented only for the moment; the right itself remains.
fide-2018-3-8-2-2-1 = Castling is prevented while the king's square, the square it crosses or the square it would reach is attacked by an enemy piece.
fide-2018-3-8-2-2-2 = Castling is prevented while any piece stands between the king and the rook in question.
fide-2018-3-9-1 = The king is in check when an enemy piece attacks it, even if that piece is pinned and could not itself move.
fide-2018-3-9-2 = No move may put or leave the player's own king in check.
fide-2018-3-10-1 = A move is legal when every requirement of 3.1–3.9 is met.
fide-2018-3-10-2 = A move that fails any requirement of 3.1–3.9 is illegal.
fide-2018-3-10-3 = A position is illegal when no series of legal moves can lead to it.

## Chapter 4: the act of moving

fide-2018-4-1 = A move must be carried out with one hand.
fide-2018-4-2-1 = The player having the move may straighten pieces on their squares after first saying so, for instance with “j'adoube” or “I adjust”.
fide-2018-4-2-2 = Any other touch of a piece counts as deliberate, unless the contact was clearly accidental.
fide-2018-4-3 = A player having the move who deliberately touches pieces on the board, intending to move or capture, is bound by what was touched.
fide-2018-4-3-1 = Having touched one or more of their own pieces, the player must move the first of them that can be moved.
fide-2018-4-3-2 = Having touched one or more enemy pieces, the player must capture the first of them that can be captured.
fide-2018-4-3-3 = Having touched pieces of both colours, the player must capture the first enemy piece touched with the first of their own pieces touched; if that is illegal, the first touched piece that can be moved or captured decides. If the order is unclear, the player's own piece counts as touched first.
fide-2018-4-4 = For castling and promotion special touch rules bind the player having the move.
fide-2018-4-4-1 = Having deliberately touched king and rook, the player must castle on that side if it is legal.
fide-2018-4-4-2 = Having touched a rook and then the king, the player may not castle on that side with this move; 4.3.1 applies.
fide-2018-4-4-3 = Having touched the king and then a rook in order to castle when castling on that side is illegal, the player must make some legal king move, which may be castling on the other side; if there is none, any legal move.
fide-2018-4-4-4 = In a promotion the choice of piece is final once the new piece has touched the promotion square.
fide-2018-4-5 = If none of the touched pieces can be moved or captured, the player may make any legal move.
fide-2018-4-6 = A promotion may be carried out by hand in different ways.
fide-2018-4-6-1 = The pawn itself need not be placed on the promotion square.
fide-2018-4-6-2 = Removing the pawn and placing the new piece may be done in either order.
fide-2018-4-6-3 = An enemy piece standing on the promotion square must be captured.
fide-2018-4-7 = A piece released on a square as a legal move, or as part of one, cannot be put on another square in that move. The move is then made, subject to the special cases that follow.
fide-2018-4-7-1 = A capture is made when the captured piece is off the board and the capturing piece has been released on its new square.
fide-2018-4-7-2 = Castling is made when the rook has been released on the square the king crossed. Once the king is released only that castling may follow; if it is illegal, another legal king move (castling the other way included), and if there is none, any legal move.
fide-2018-4-7-3 = A promotion is made when the new piece has been released on the promotion square and the pawn is off the board.
fide-2018-4-8 = A player may no longer complain that the opponent broke 4.1–4.7 after deliberately touching a piece in order to move or capture.
fide-2018-4-9 = A player who cannot move the pieces may use an assistant whom the arbiter accepts.

## Chapter 5: end of the game

fide-2018-5-1-1 = Checkmate wins and ends the game at once, provided the mating move complied with chapter 3 and articles 4.2–4.7.
fide-2018-5-1-2 = If a player resigns, the opponent wins and the game ends at once.
fide-2018-5-2-1 = If the player having the move has no legal move and is not in check, it is stalemate: the game is drawn at once, provided the last move complied with chapter 3 and articles 4.2–4.7.
fide-2018-5-2-2 = If neither player could give mate by any series of legal moves, the position is dead: the game is drawn at once, provided the last move complied with chapter 3 and articles 4.2–4.7.
fide-2018-5-2-3 = The players may agree on a draw during the game once both have made at least one move; the game ends at once.

## Chapter 6: the chess clock

fide-2018-6-1 = A chess clock has two linked displays, of which only one can run at a time; “clock” means one of them. Each has a flag, and flag fall means that the player's time has run out.
fide-2018-6-2-1 = Having made a move, the player stops their own clock and starts the opponent's: this is pressing the clock, and it completes the move. 6.2.1.1 and 6.2.1.2 give two further ways of completion.
fide-2018-6-2-1-1 = A move that ends the game (5.1.1, 5.2.1, 5.2.2, 9.6.1 or 9.6.2) is completed without a press of the clock.
fide-2018-6-2-1-2 = A move that was not completed becomes completed when the player makes the next move.
fide-2018-6-2-2 = A player must always be able to press the clock after making a move, even if the opponent has already replied. The time until the press is the player's own.
fide-2018-6-2-3 = The clock is pressed with the hand that made the move; a finger may not rest on the button or hover over it.
fide-2018-6-2-4 = The clock must be handled properly: not struck, lifted, knocked over or pressed before moving. Improper handling is penalised under 12.9.
fide-2018-6-2-5 = Only the player whose clock is running may adjust the pieces.
fide-2018-6-2-6 = A player who cannot use the clock may have an assistant whom the arbiter accepts. The arbiter then adjusts the times fairly, but never to the disadvantage of a player with a disability.
fide-2018-6-3-1 = Each player must make a set number of moves, or all of them, within a set time, any addition per move included. All this is fixed in advance.
fide-2018-6-3-2 = Time saved in one period is carried to the next. In delay (Bronstein) mode each move has a fixed extra time that runs first; the main time falls only afterwards, and unused extra time is not saved.
fide-2018-6-4 = As soon as a flag has fallen, it is checked whether the moves required by 6.3.1 were made.
fide-2018-6-5 = Before the game the arbiter decides where the chess clock stands.
fide-2018-6-6 = At the time set for the start, White's clock is started.
fide-2018-6-7-1 = The event's regulations fix a default time; if they do not, it is zero. A player who comes to the board after it loses the game unless the arbiter decides otherwise.
fide-2018-6-7-2 = If the default time is not zero and neither player is present at the start, White loses all the time until White arrives, unless the regulations or the arbiter decide otherwise.
fide-2018-6-8 = A flag counts as fallen when the arbiter notices it or when either player has rightly pointed it out.
fide-2018-6-9 = A player who does not complete the required moves in time loses, unless the game has already ended under 5.1.1–5.2.3. It is a draw if the opponent cannot give mate by any series of legal moves.
fide-2018-6-10-1 = What the chess clock shows is decisive unless the clock is evidently defective. The arbiter replaces such a clock and sets the times on the new one by best judgement.
fide-2018-6-10-2 = If a clock is found during the game to be set wrongly, a player or the arbiter stops it at once. The arbiter corrects the setting and, where needed, the times and the move counter.
fide-2018-6-11-1 = If the game has to be interrupted, the arbiter stops the chess clock.
fide-2018-6-11-2 = A player may stop the chess clock only to call the arbiter, for example when the piece needed for a promotion is not at hand.
fide-2018-6-11-3 = The arbiter decides when the game is resumed.
fide-2018-6-11-4 = When a player has stopped the clock, the arbiter judges whether there was a valid reason; if there evidently was none, the player is penalised under 12.9.
fide-2018-6-12-1 = Screens and display boards showing the position, the moves and their numbers, and clocks that also count the moves, are allowed in the playing hall.
fide-2018-6-12-2 = A player may not base a claim only on what such a display shows.

## Chapter 7: irregularities

fide-2018-7-1 = When an irregularity means that the pieces must go back to an earlier position, the arbiter sets the clock times by best judgement or leaves them as they are, and corrects the move counter if needed.
fide-2018-7-2-1 = If it is found during the game that the pieces were set up wrongly at the start, the game is annulled and a new one is played.
fide-2018-7-2-2 = If it is found during the game that the board was turned the wrong way, the game goes on and the position is transferred to a board placed correctly.
fide-2018-7-3 = If the colours were reversed and this is found before both players have made 10 moves, the game is stopped and a new one is played with the right colours. After 10 or more moves each, the game goes on.
fide-2018-7-4-1 = A player who displaces pieces restores the correct position on their own time.
fide-2018-7-4-2 = If needed, either player may stop the clock and ask for the arbiter's help.
fide-2018-7-4-3 = The arbiter may penalise the player who displaced the pieces.
fide-2018-7-5-1 = An illegal move is completed by pressing the clock. When one is found during the game, the position just before it, or else the last identifiable one before it, is restored; 4.3 and 4.7 bind the replacing move and play goes on.
fide-2018-7-5-2 = If a pawn has gone to the last rank and the clock has been pressed without exchanging it, the move is illegal and the pawn is replaced by a queen of its colour.
fide-2018-7-5-3 = Pressing the clock without having made a move is treated and penalised as an illegal move.
fide-2018-7-5-4 = Using both hands for one move, as may happen in castling, capturing or promoting, and pressing the clock is treated and penalised as an illegal move.
fide-2018-7-5-5 = After the remedy of 7.5.1–7.5.4, a player's first completed illegal move gives the opponent two extra minutes. The same player's second one loses the game, but it is a draw if the opponent cannot give mate by any series of legal moves.
fide-2018-7-6 = If a piece is found to have slipped from its square, the position just before that, or else the last identifiable one before it, is restored and play goes on from there.

## Chapter 8: recording the moves

fide-2018-8-1-1 = During play both players record their own and the opponent's moves, move by move, clearly and legibly, in algebraic notation (appendix C) on the event's scoresheet.
fide-2018-8-1-2 = Moves may not be written in advance, except for a draw claim under 9.2 or 9.3 or when sealing a move (I.1.1).
fide-2018-8-1-3 = A player may reply before writing down the opponent's move, but must have written their own previous move before making the next.
fide-2018-8-1-4 = The scoresheet may hold only the moves made, clock times, draw offers, matters concerning a claim and other necessary data.
fide-2018-8-1-5 = Both players record a draw offer with the sign (=).
fide-2018-8-1-6 = A player who cannot keep score may use an assistant whom the arbiter accepts. The player's clock is adjusted fairly, but not that of a player with a disability.
fide-2018-8-2 = The scoresheets must be visible to the arbiter throughout the game.
fide-2018-8-3 = The scoresheets belong to the organiser of the event.
fide-2018-8-4 = A player who at some stage of a period has less than five minutes left and receives less than 30 seconds per move need not record for the rest of that period.
fide-2018-8-5-1 = If neither player is recording under 8.4, the arbiter or an assistant tries to keep score. When a flag falls the arbiter stops the clock, and both players complete their scoresheets from the arbiter's or the opponent's record.
fide-2018-8-5-2 = If only one player is not recording under 8.4, that player must bring the scoresheet up to date once either flag has fallen and before making the next move. When having the move the player may use the opponent's sheet, but must give it back before moving.
fide-2018-8-5-3 = If no complete scoresheet exists, the players reconstruct the game on another board under supervision. First the actual position, the clock times, who has the move and, if possible, the number of moves are noted.
fide-2018-8-6 = If the scoresheets cannot be completed so as to show that a player overstepped the time, the next move counts as the first of the next period, unless it can be shown that more moves have been made.
fide-2018-8-7 = At the end both players sign both scoresheets and write the result. Even a result written wrongly stands unless the arbiter decides otherwise.

## Chapter 9: the drawn game

fide-2018-9-1-1 = The event's regulations may forbid offering and agreeing a draw before a certain number of moves, or altogether, without the arbiter's consent.
fide-2018-9-1-2 = Where agreeing on a draw is allowed, the three rules that follow apply.
fide-2018-9-1-2-1 = A draw is offered after making a move and before pressing the clock; at any other time the offer is valid but 11.5 is considered. It carries no conditions, cannot be withdrawn, and stands until accepted, refused in words or by touching a piece to move or capture, or until the game ends.
fide-2018-9-1-2-2 = Both players note the offer on the scoresheet with (=).
fide-2018-9-1-2-3 = A draw claim under 9.2 or 9.3 counts as a draw offer as well.
fide-2018-9-2-1 = The game is drawn on a correct claim by the player having the move when the same position, not necessarily by repetition of moves, occurs for at least the third time.
fide-2018-9-2-1-1 = If the position is about to appear, the claimant first writes the move, which can no longer be changed, on the scoresheet and tells the arbiter that they intend to make it.
fide-2018-9-2-1-2 = If the position has just appeared, the claimant must have the move.
fide-2018-9-2-2 = Positions are the same only if the same player has the move, pieces of the same kind and colour stand on the same squares, and the possible moves of all pieces are the same.
fide-2018-9-2-2-1 = Positions are not the same if in the first of them a pawn could have been captured en passant.
fide-2018-9-2-2-2 = Positions are not the same if a king had the right to castle with an unmoved rook and has since lost it. The right is lost only when the king or the rook moves.
fide-2018-9-3 = The game is drawn on a correct claim by the player having the move under the 50-move rule.
fide-2018-9-3-1 = The claimant writes down a move, which can no longer be changed, and declares that they intend to make it; with that move, the last 50 moves by each player contain no pawn move and no capture.
fide-2018-9-3-2 = Or the last 50 moves by each player already contain no pawn move and no capture.
fide-2018-9-4 = A player who touches a piece as in 4.3 loses the right to claim under 9.2 or 9.3 on that turn.
fide-2018-9-5-1 = When a claim under 9.2 or 9.3 is made, the player or the arbiter stops the chess clock (see 6.11). The claim cannot be withdrawn.
fide-2018-9-5-2 = If the claim is found correct, the game is drawn at once.
fide-2018-9-5-3 = If the claim is found wrong, the opponent receives two extra minutes and play goes on. A move the claim was based on must then be made as chapters 3 and 4 require.
fide-2018-9-6 = If either or both of the following occur, the game is drawn without a claim.
fide-2018-9-6-1 = The same position, in the sense of 9.2.2, has appeared at least five times.
fide-2018-9-6-2 = Each player has made at least 75 moves in a row without a pawn move or a capture. If the last move gives mate, the mate counts.

## Chapter 10: points

fide-2018-10-1 = Unless the regulations say otherwise, a win or a win by forfeit scores 1 point, a loss or a forfeit 0 and a draw ½.
fide-2018-10-2 = The scores of a game together never exceed the normal maximum, and each must be a score normally given; ¾–¼, for example, is not allowed.

## Chapter 11: conduct of the players

fide-2018-11-1 = The players may do nothing that brings chess into disrepute.
fide-2018-11-2-1 = The playing venue comprises the playing area, toilets, refreshment and smoking areas and other places the arbiter names.
fide-2018-11-2-2 = The playing area is the place where the games are played.
fide-2018-11-2-3 = The three things that follow need the arbiter's permission.
fide-2018-11-2-3-1 = A player may leave the playing venue only with the arbiter's permission.
fide-2018-11-2-3-2 = The player having the move may leave the playing area only with the arbiter's permission.
fide-2018-11-2-3-3 = A person who is neither player, arbiter nor official may enter the playing area only with the arbiter's permission.
fide-2018-11-2-4 = The regulations may require the opponent of the player having the move to report to the arbiter before leaving the playing area.
fide-2018-11-3-1 = During play notes, sources of information and advice are forbidden, and so is analysing any game on another board.
fide-2018-11-3-2-1 = During play a player may not have any electronic device in the venue unless the arbiter has approved it. The regulations may allow one in the player's bag, completely switched off and placed as agreed; the bag may not be used without permission.
fide-2018-11-3-2-2 = A player evidently carrying such a device in the venue loses and the opponent wins. The regulations may set a milder penalty.
fide-2018-11-3-3 = The arbiter may have a player's clothes, bags, belongings or body inspected in private, by the arbiter or an authorised person of the same sex as the player. Refusal is dealt with under 12.9.
fide-2018-11-3-4 = Smoking, electronic cigarettes included, is allowed only in the area the arbiter has named.
fide-2018-11-4 = A player whose game has finished is a spectator.
fide-2018-11-5 = Distracting or annoying the opponent in any manner is forbidden. This includes unfounded claims, unfounded draw offers and bringing a source of noise into the playing area.
fide-2018-11-6 = Any breach of 11.1–11.5 may be penalised under 12.9.
fide-2018-11-7 = A player who persistently refuses to comply with the Laws may be declared to have lost; the arbiter decides the opponent's score.
fide-2018-11-8 = If both players are guilty under 11.7, both lose the game.
fide-2018-11-9 = A player may ask the arbiter to explain particular points of the Laws.
fide-2018-11-10 = Unless the regulations exclude it, a player may appeal against any decision of the arbiter, even after signing the scoresheet.
fide-2018-11-11 = Both players must help the arbiter whenever the game has to be reconstructed, draw claims included.
fide-2018-11-12 = A claim of threefold repetition or of 50 moves is checked by the players under the arbiter's supervision.

## Chapter 12: the arbiter

fide-2018-12-1 = The arbiter sees to it that the Laws are observed.
fide-2018-12-2 = The arbiter has the seven duties that follow.
fide-2018-12-2-1 = The arbiter ensures fair play.
fide-2018-12-2-2 = The arbiter acts in the best interest of the event.
fide-2018-12-2-3 = The arbiter sees that good playing conditions are maintained.
fide-2018-12-2-4 = The arbiter sees that the players are not disturbed.
fide-2018-12-2-5 = The arbiter supervises the progress of the event.
fide-2018-12-2-6 = The arbiter takes special care of players with a disability and of those who need medical attention.
fide-2018-12-2-7 = The arbiter follows the anti-cheating rules and guidelines.
fide-2018-12-3 = The arbiter watches the games, above all in time trouble, enforces the decisions made and imposes penalties where they are due.
fide-2018-12-4 = The arbiter may appoint assistants to watch games, for instance when many players are short of time.
fide-2018-12-5 = If an outside disturbance has affected the game, the arbiter may give extra time to one or both players.
fide-2018-12-6 = The arbiter does not intervene except where the Laws say so, does not state the number of moves except under 8.5 after a flag has fallen, and does not tell a player that the opponent has moved or that the player has not pressed the clock.
fide-2018-12-7 = Anyone who sees an irregularity may tell only the arbiter. Spectators and players of other games may not speak about a game or interfere with it; the arbiter may expel offenders from the venue.
fide-2018-12-8 = Without the arbiter's permission nobody may use a phone or another communication device in the playing hall or in the areas the arbiter names.
fide-2018-12-9 = The arbiter may impose one or more of the following penalties.
fide-2018-12-9-1 = A warning.
fide-2018-12-9-2 = More time for the opponent of the offender.
fide-2018-12-9-3 = Less time for the offender.
fide-2018-12-9-4 = More points for the opponent, up to the maximum available in the game.
fide-2018-12-9-5 = Fewer points for the offender.
fide-2018-12-9-6 = Loss of the game; the arbiter also decides the opponent's score.
fide-2018-12-9-7 = A fine announced in advance.
fide-2018-12-9-8 = Exclusion from one or more rounds.
fide-2018-12-9-9 = Expulsion from the event.

## Appendix A: rapid chess

fide-2018-a-1 = Rapid chess: all moves must be made in a fixed time of more than 10 and less than 60 minutes per player, or the base time plus 60 times the increment lies in that range.
fide-2018-a-2 = Players need not record the moves, yet they keep every right to claim that normally rests on the scoresheet. A player may at any time ask the arbiter for a scoresheet in order to record.
fide-2018-a-3-1 = The competition rules apply in full if both conditions that follow are met.
fide-2018-a-3-1-1 = One arbiter supervises at most three games.
fide-2018-a-3-1-2 = Every game is recorded by the arbiter or an assistant, electronically if possible.
fide-2018-a-3-2 = When having the move a player may ask to see the arbiter's record, at most five times in a game; further requests count as distracting the opponent.
fide-2018-a-4 = If the conditions of A.3.1 are not met, the provisions A.4.1–A.4.5 apply.
fide-2018-a-4-1 = Once each player has made ten moves from the initial position, the two limits that follow apply.
fide-2018-a-4-1-1 = The clock setting can no longer be changed, unless it would upset the schedule of the event.
fide-2018-a-4-1-2 = A wrong set-up or a wrongly turned board can no longer be claimed. A king that started on a wrong square may not castle, and a rook that started on a wrong square may not be castled with.
fide-2018-a-4-2 = An arbiter who sees a breach of 7.5.1–7.5.4 acts by 7.5.5 as long as the opponent has not made the next move; until then the opponent may also claim. After that it stands and cannot be corrected, unless the players agree on it without the arbiter.
fide-2018-a-4-3 = To claim a win on time the player may stop the clock and call the arbiter. The game is drawn if the claimant cannot give mate by any series of legal moves.
fide-2018-a-4-4 = An arbiter who sees both kings in check, or a pawn on its last rank, waits until the next move is completed. If an illegal position is then still on the board, the game is declared drawn.
fide-2018-a-4-5 = The arbiter, too, must call a fallen flag when seeing it.
fide-2018-a-5 = The event's regulations state whether A.3 or A.4 governs; the choice holds for all games of the event.

## Appendix B: blitz

fide-2018-b-0 = In Finland blitz events that are not sent for FIDE rating may depart from some articles under a separate Finnish blitz code.
fide-2018-b-1 = Blitz: all moves must be made in a fixed time of at most 10 minutes per player, or the base time plus 60 times the increment is at most 10 minutes.
fide-2018-b-2 = The time penalties of chapters 7 and 9 are one minute instead of two.
fide-2018-b-3-1 = The competition rules apply in full if both conditions that follow are met.
fide-2018-b-3-1-1 = One arbiter supervises only one game.
fide-2018-b-3-1-2 = Every game is recorded by the arbiter or an assistant, electronically if possible.
fide-2018-b-3-2 = When having the move a player may ask to see that record, at most five times in a game; further requests count as distracting the opponent.
fide-2018-b-4 = If the conditions of B.3.1 are not met, A.2 and A.4 of rapid chess apply.
fide-2018-b-5 = The event's regulations state whether B.3 or B.4 governs; the choice holds for all games of the event.

## Appendix C: algebraic notation

fide-2018-c-0 = FIDE recognises only algebraic notation. A scoresheet in another system is not accepted as evidence where a scoresheet normally would be, and the arbiter warns a player who uses one.
fide-2018-c-1 = In this appendix “piece” in the narrow sense, an officer, means any piece except a pawn.
fide-2018-c-2 = Officers are written with a letter, usually the initial of the name; in Finnish K (king), D (queen), T (rook), L (bishop) and R (knight).
fide-2018-c-3 = A player may use the letters common in their own country, such as F (fou) for the French bishop or L (loper) for the Dutch. In print figurines are recommended.
fide-2018-c-4 = A pawn has no letter; it is recognised by the absence of one. Write e5, d4, a5.
fide-2018-c-5 = The eight files are named a to h from White's left to right.
fide-2018-c-6 = The eight ranks are numbered 1 to 8 from White's side; at the start White stands on ranks 1 and 2, Black on 7 and 8.
fide-2018-c-7 = Each of the 64 squares thus has one fixed name: a letter and a number.
fide-2018-c-8 = An officer's move is its letter and the arrival square; no hyphen is needed (Be5, Nf3, Rd1). A pawn's move is the arrival square alone (e5). The longer form with the departure square (Bb2e5, e7e5) is allowed.
fide-2018-c-9 = When an officer captures, an x may be written between the two parts that follow.
fide-2018-c-9-1 = The first part is the letter of the capturing officer.
fide-2018-c-9-2 = The second part is the arrival square, as in Bxe5, Nxf3, Rxd1.
fide-2018-c-9-3 = A pawn's capture shows the departure file, then optionally x, then the arrival square (dxe5). En passant names the square the pawn really reaches, and “e.p.” may be added (exd6 e.p.).
fide-2018-c-10 = When two pieces of the same kind can go to the same square, the notation shows which one moves.
fide-2018-c-10-1 = If both stand on the same rank, the move is written with the three parts that follow.
fide-2018-c-10-1-1 = First the letter of the piece.
fide-2018-c-10-1-2 = Then the file from which it departs.
fide-2018-c-10-1-3 = Last the arrival square.
fide-2018-c-10-2 = If both stand on the same file, the move is written with the three parts that follow.
fide-2018-c-10-2-1 = First the letter of the piece.
fide-2018-c-10-2-2 = Then the rank from which it departs.
fide-2018-c-10-2-3 = Last the arrival square.
fide-2018-c-10-3 = If the pieces stand on different files and ranks, naming the file (C.10.1) is preferred.
fide-2018-c-10-3-1 = Example: with knights on g1 and e1 the move to f3 is Ngf3 or Nef3.
fide-2018-c-10-3-2 = Example: with knights on g5 and g1 the move to f3 is N5f3 or N1f3.
fide-2018-c-10-3-3 = Example: with knights on h2 and d4 the move to f3 is Nhf3 or Ndf3.
fide-2018-c-10-3-4 = If the move captures on f3, the three examples still hold and x may be added: Ngxf3, N5xf3, Nhxf3.
fide-2018-c-11 = A promotion is written as the pawn move followed by the letter of the new piece: d8Q, exf8N, b1B, g1R.
fide-2018-c-12 = A draw offer is written as (=).
fide-2018-c-13 = Signs: 0-0 castling with the h-rook, 0-0-0 castling with the a-rook, x capture, + check, ++ or X mate, e.p. en passant. The last four are optional.
fide-2018-c-14 = An example game is given in a longer and a shorter form; its tenth move reads 10.0-0-0 Re8, which the longer form leaves out for Black.

## Appendix D: blind and visually disabled players

fide-2018-d-1 = The organiser may, after consulting the arbiter, adapt these rules to local circumstances. Between a sighted and a legally blind player either may demand two boards, a normal one and a specially made one.
fide-2018-d-1-1 = The special board measures at least 20 × 20 cm.
fide-2018-d-1-2 = Its black squares are slightly raised.
fide-2018-d-1-3 = Every square has a securing hole.
fide-2018-d-1-4 = The pieces meet the two requirements that follow.
fide-2018-d-1-4-1 = Every piece has a peg that fits the securing holes.
fide-2018-d-1-4-2 = The pieces are of Staunton pattern, and the black ones are specially marked.
fide-2018-d-2 = The provisions that follow govern such a game.
fide-2018-d-2-1 = A move is announced clearly, repeated by the opponent and made on the opponent's board; a promotion names the new piece. Files are called Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector, ranks and pieces in German, unless the arbiter decides otherwise.
fide-2018-d-2-2 = On the visually disabled player's board a piece counts as touched when it has been taken out of its hole.
fide-2018-d-2-3 = A move is made when all of the three conditions that follow are met.
fide-2018-d-2-3-1 = In a capture, the captured piece has been removed from the board of the player having the move.
fide-2018-d-2-3-2 = The piece has been placed in another hole.
fide-2018-d-2-3-3 = The move has been announced.
fide-2018-d-2-4 = Only then is the opponent's clock started.
fide-2018-d-2-5 = On the points of D.2.2 and D.2.3 the sighted player is bound by the normal rules.
fide-2018-d-2-6-1 = The visually disabled player may use a specially made clock, which should be able to tell the time and the number of moves.
fide-2018-d-2-6-2 = Alternatively an analogue clock with the two features that follow may be used.
fide-2018-d-2-6-2-1 = The dial has strong hands, with one raised dot at every five minutes and two at every 15.
fide-2018-d-2-6-2-2 = The flag is easily felt and does not hinder feeling the minute hand during the last five minutes of the hour.
fide-2018-d-2-7 = The visually disabled player records the moves in ordinary writing, in Braille or with a recorder.
fide-2018-d-2-8 = A slip of the tongue in announcing a move is corrected at once and before the opponent's clock is started.
fide-2018-d-2-9 = If the positions on the two boards come to differ, they are corrected with the help of the arbiter and both scoresheets. If the sheets agree, the player who wrote the right move but made a wrong one corrects the board; if not, play returns to the point up to which they agree, and the arbiter resets the clocks.
fide-2018-d-2-10 = The visually disabled player may have an assistant with some or all of the duties that follow.
fide-2018-d-2-10-1 = The assistant makes either player's moves on the opponent's board.
fide-2018-d-2-10-2 = The assistant announces both players' moves.
fide-2018-d-2-10-3 = The assistant keeps the visually disabled player's score and starts the opponent's clock.
fide-2018-d-2-10-4 = The assistant tells the visually disabled player, only on request, the number of moves made and the time used by both.
fide-2018-d-2-10-5 = The assistant claims a win on time and tells the arbiter when the sighted player has touched a piece.
fide-2018-d-2-10-6 = The assistant carries out the formalities when the game is adjourned.
fide-2018-d-2-11 = If the visually disabled player does not use an assistant, the sighted player may use one for the duties of D.2.10.1 and D.2.10.2. An assistant must be used against an opponent with impaired hearing.

## Guideline I: adjourned games

fide-2018-i-1-1 = If a game is unfinished at the end of the session, the player having the move writes a move unambiguously on the scoresheet, puts both sheets in an envelope, seals it and then stops the clocks; until then the move may be changed. A move made on the board after the call to seal must be the sealed move.
fide-2018-i-1-2 = A player having the move who wants to adjourn before the end of the session is charged all the time that remains of it.
fide-2018-i-2 = The seven items that follow are written on the envelope.
fide-2018-i-2-1 = The names of the players.
fide-2018-i-2-2 = The position just before the sealed move.
fide-2018-i-2-3 = The time used by each player.
fide-2018-i-2-4 = The name of the player who sealed the move.
fide-2018-i-2-5 = The number of the sealed move.
fide-2018-i-2-6 = A draw offer made before the adjournment and still open, if there is one.
fide-2018-i-2-7 = The date, time and place of resumption.
fide-2018-i-3 = The arbiter is responsible for what is written on the envelope and for keeping it safe.
fide-2018-i-4 = A draw offer made after the opponent has sealed a move stands until the opponent accepts or refuses it as in 9.1.
fide-2018-i-5 = For the resumption the position before the sealed move is set up and each player's used time is put on the clocks.
fide-2018-i-6 = If before the resumption the players agree on a draw, or one of them resigns to the arbiter, the game is over.
fide-2018-i-7 = The envelope is opened only when the player who must answer the sealed move is present.
fide-2018-i-8 = Except where chapter 5, 6.9 or 9.6 gives another result, the player who sealed loses if the sealed move has one of the three faults that follow.
fide-2018-i-8-1 = The sealed move is ambiguous.
fide-2018-i-8-2 = The sealed move is written so that its meaning cannot be established.
fide-2018-i-8-3 = The sealed move is illegal.
fide-2018-i-9 = At the agreed time of resumption the procedure depends on who is present, as follows.
fide-2018-i-9-1 = If the player who must answer is present, the envelope is opened, the sealed move is made on the board and that player's clock is started.
fide-2018-i-9-2 = If the player who must answer is absent, that player's clock is started. On arrival the player may stop it and call the arbiter; the envelope is opened, the move made and the clock restarted.
fide-2018-i-9-3 = If the player who sealed is absent, the opponent may write the reply, seal it in an envelope, stop their own clock and start the absent player's instead of moving on the board. The arbiter keeps that envelope and opens it when the absent player arrives.
fide-2018-i-10 = A player who arrives at the resumption after the default time loses unless the arbiter decides otherwise. But if the sealed move ended the game, that result stands.
fide-2018-i-11 = If the default time is not zero and neither player is present at first, the player who must answer loses all the time until arriving, unless the regulations or the arbiter decide otherwise.
fide-2018-i-12-1 = If the envelope is lost, play goes on from the adjourned position with the times used at adjournment; if these are unknown, the arbiter sets them. The player who sealed makes the sealed move on the board.
fide-2018-i-12-2 = If the position cannot be restored, the game is annulled and a new one is played.
fide-2018-i-13 = If a used time is set wrongly at the resumption and a player points it out before making a first move, it is corrected; otherwise play goes on, unless the arbiter decides otherwise.
fide-2018-i-14 = The length of the resumed session is measured by the arbiter's clock from an announced starting time.

## Guideline II: Chess960

fide-2018-ii-1 = In Chess960 the starting position is drawn at random within certain limits; after that the game is played like ordinary chess, with the same moves and the same aim.
fide-2018-ii-2 = White's pawns stand on the second rank as usual; the other pieces are placed at random on the first rank with the limits that follow.
fide-2018-ii-2-1 = The king stands between the two rooks.
fide-2018-ii-2-2 = The bishops stand on squares of opposite colours.
fide-2018-ii-2-3 = Black's pieces stand opposite White's. The position may be drawn by a program or with dice, coins, cards and the like.
fide-2018-ii-3 = Chess960 has its own castling rules.
fide-2018-ii-3-1 = Each player may castle once, possibly moving both king and rook in one move. The ordinary rules need interpreting, because king and rook often stand on other starting squares.
fide-2018-ii-3-2 = Depending on where king and rook stand, castling is carried out in one of the four ways that follow.
fide-2018-ii-3-2-1 = The king and the rook both move in the same turn.
fide-2018-ii-3-2-2 = The king and the rook change places.
fide-2018-ii-3-2-3 = Only the king moves.
fide-2018-ii-3-2-4 = Only the rook moves.
fide-2018-ii-3-2-5 = The two recommendations that follow concern how castling is carried out.
fide-2018-ii-3-2-5-1 = On a physical board it is recommended to put the king outside the board near its final square, move the rook to its final square and then put the king on its own.
fide-2018-ii-3-2-5-2 = After castling king and rook stand exactly where they would in ordinary chess.
fide-2018-ii-3-2-6 = After c-side castling (0-0-0) the king stands on the c-file and the rook on the d-file; after g-side castling (0-0) the king stands on the g-file and the rook on the f-file.
fide-2018-ii-3-2-7 = The five notes that follow explain castling further.
fide-2018-ii-3-2-7-1 = To avoid misunderstanding it may help to say “I am about to castle” before castling.
fide-2018-ii-3-2-7-2 = In some starting positions either the king or the rook, but not both, stays where it is.
fide-2018-ii-3-2-7-3 = In some starting positions castling is possible on the very first move.
fide-2018-ii-3-2-7-4 = All squares from the king's starting square to its final square, and from the rook's to its final square, final squares included, must be empty but for that king and that rook.
fide-2018-ii-3-2-7-5 = Some squares may stay occupied that must be empty in ordinary chess: for c-side castling a, b or e, for g-side castling e or h.

## Guideline III: games without increment, quickplay finish

fide-2018-iii-1 = A quickplay finish is the last phase of a game, in which all remaining moves must be made in a limited time.
fide-2018-iii-2-1 = These guidelines for the last period apply only if that was announced before the event (for Finland see FI.4).
fide-2018-iii-2-2 = They concern only standard and rapid games without increment, not blitz.
fide-2018-iii-3-1 = If both flags are down and it cannot be established which fell first, one of the two rules that follow applies.
fide-2018-iii-3-1-1 = In any period but the last the game goes on.
fide-2018-iii-3-1-2 = In the last period, in which all remaining moves must be made, the game is drawn.
fide-2018-iii-4 = A player having the move with less than two minutes left may ask for an increment of five seconds per move for both, if possible; the request is also a draw offer. If the offer is refused and the arbiter agrees, the clocks are set so, the opponent receives two extra minutes and play goes on.
fide-2018-iii-5 = If III.4 is not used, a player having the move with less than two minutes left may, before the flag falls, claim a draw because the opponent cannot win or is not trying to win by normal means. The player must call the arbiter and may stop the clock (6.11.2).
fide-2018-iii-5-1 = If the arbiter finds that the opponent is not trying to win by normal means, or cannot, the game is declared drawn; otherwise the decision is postponed or the claim rejected.
fide-2018-iii-5-2 = If the decision is postponed, the opponent may receive two extra minutes and play goes on, watched if possible. The arbiter decides later in the game or soon after a flag has fallen: a draw if the opponent of the player whose flag fell cannot win by normal means or has not tried enough.
fide-2018-iii-5-3 = If the claim is rejected, the claimant's opponent receives two extra minutes.
fide-2018-iii-6 = If no arbiter is present, the rules that follow apply.
fide-2018-iii-6-1 = A player with less than two minutes left may claim a draw before the flag falls; the game ends there. The grounds are the two that follow.
fide-2018-iii-6-1-1 = The opponent cannot win by normal means. The claimant writes down the final position and the opponent verifies it.
fide-2018-iii-6-1-2 = The opponent has not tried to win by normal means. The claimant writes down the final position and hands in an up-to-date scoresheet; the opponent verifies both.
fide-2018-iii-6-2 = The claim is referred to the arbiter named for the purpose.
