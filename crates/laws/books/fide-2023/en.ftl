### Gists of the FIDE Laws of Chess 2023, one message for each article that differs from 2018.
### Own words, no authority: the rule book itself decides.

book-fide-2023 = FIDE Laws of Chess 2023
# As one chooses it from a list.
short-fide-2023 = FIDE Laws 2023
# As it is cited beside articles of another book.
cited-fide-2023 = FIDE 2023
part-guidelines = Guidelines

fide-2023-int-2 = The Laws have two parts: the basic rules of play (chapters 1–5) and the competitive rules of play (chapters 6–12).
fide-2023-int-3 = The English text adopted by FIDE's 93rd congress at Chennai is the authentic one; it is in force from 1 January 2023.
fide-2023-3-7 = How the pawn moves.
fide-2023-3-9 = The king in check.
fide-2023-3-10 = Legal moves, illegal moves and illegal positions.
fide-2023-4-2 = Adjusting pieces, and other contact with them.
fide-2023-4-3 = A player having the move who deliberately touches pieces on the board, intending to move or capture, is bound by what was touched, unless adjusting was announced first (4.2.1).
fide-2023-5-1-2 = If a player resigns, the opponent wins and the game ends at once. It is a draw instead if the opponent could not checkmate by any series of legal moves.
fide-2023-6-2 = Handling the clock.
fide-2023-6-2-1-1 = A move that ends the game (5.1.1, 5.2.1, 5.2.2, 9.2.1, 9.6.1 or 9.6.2) is completed without a press of the clock.
fide-2023-6-3 = The time allotted.
fide-2023-6-7 = The default time.
fide-2023-6-10 = How the clock is set.
fide-2023-7-4 = Displaced pieces.
fide-2023-7-5 = Illegal moves.
fide-2023-8-1 = How the moves are recorded.
fide-2023-8-1-1 = During play both players record their own and the opponent's moves, move by move, clearly and legibly, in one of the two ways that follow.
fide-2023-8-1-1-1 = In algebraic notation (appendix C) on the paper scoresheet of the event.
fide-2023-8-1-1-2 = By entering the moves on the FIDE-certified electronic scoresheet that the event prescribes.
fide-2023-8-1-2 = Moves may not be written or entered in advance, except for a draw claim under 9.2 or 9.3 or when sealing a move (I.1.1).
fide-2023-8-3 = The scoresheets belong to the organiser. An electronic scoresheet that is plainly defective is replaced by the arbiter.
fide-2023-8-5 = Incomplete scoresheets.
fide-2023-8-7 = At the end both players show the result by signing both scoresheets or approving it on their electronic ones. Even a wrong result stands unless the arbiter decides otherwise.
fide-2023-9-1 = Draw offers, and what the event's regulations may say about them.
fide-2023-9-2-1 = If the position is about to appear, the claimant first writes the move on the paper scoresheet or enters it on the electronic one, can no longer change it, and tells the arbiter that they intend to make it.
fide-2023-9-3-1 = The claimant writes or enters a move, which can no longer be changed, and declares that they intend to make it; with that move, the last 50 moves by each player contain no pawn move and no capture.
fide-2023-9-5 = Draw claims.
fide-2023-9-5-1 = When a claim under 9.2 or 9.3 is made, the player or the arbiter pauses the chess clock. The claim cannot be withdrawn.
fide-2023-9-6-1 = The same position, in the sense of 9.2.3, has appeared at least five times.
fide-2023-11-2 = The playing venue and the playing area.
fide-2023-11-3 = Notes and electronic devices.
fide-2023-11-3-2 = During play a player may not have any electronic device in the venue unless the arbiter has approved it.
fide-2023-11-3-2-1 = The regulations may allow such a device in the player's bag, completely switched off and placed as agreed; the bag may not be used without permission.
fide-2023-12-2-7 = The arbiter follows the fair play rules and guidelines.
fide-2023-a-3 = The time penalties of chapters 7 and 9 are one minute instead of two.
fide-2023-a-5 = If the conditions of A.4 are not met, the provisions A.5.1–A.5.5 apply.
fide-2023-a-5-1 = Once each player has completed ten moves from the initial position, the two limits that follow apply.
fide-2023-a-6 = The event's regulations state whether A.4 or A.5 governs; the choice holds for all games of the event.
fide-2023-b-3 = If the conditions of B.2 are not met, A.2, A.3 and A.5 of rapid chess apply.
fide-2023-b-4 = The event's regulations state whether B.2 or B.3 governs; the choice holds for all games of the event.
fide-2023-c-2 = Officers are written with the capital initial of their name; in English K (king), Q (queen), R (rook), B (bishop) and N (knight).
fide-2023-c-13 = Signs and abbreviations; the last four of those that follow are optional.
fide-2023-c-13-1 = 0-0 is castling with the h-rook.
fide-2023-c-13-2 = 0-0-0 is castling with the a-rook.
fide-2023-c-13-3 = x is a capture.
fide-2023-c-13-4 = + is a check.
fide-2023-c-13-5 = ++ or # is a checkmate.
fide-2023-c-13-6 = e.p. is a capture en passant.
fide-2023-c-14 = An example game is given in three forms; the third has the queen on d3 where the others have it on e3.
fide-2023-d-2-6 = The clock for visually disabled players.
fide-2023-gl-0 = The guidelines help organisers. They are not part of the Laws, but strongly recommended where they fit.
fide-2023-i-1 = How a game is adjourned.
fide-2023-i-1-1 = If a game is unfinished at the end of the session, the player having the move writes a move unambiguously on a paper scoresheet, puts both sheets in an envelope, seals it and then pauses the clocks; until then the move may be changed. A move made on the board after the call to seal must be the sealed move.
fide-2023-i-8 = Except where chapter 5, 5.2.2, 6.9 or 9.6 gives another result, the player who sealed loses if the sealed move has one of the three faults that follow.
fide-2023-i-12 = What happens if the envelope or the position is lost.

## Where the Finnish print of 2018 reads otherwise than the English text

fide-2023-2-2 = Each side starts with 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. The letters are K, Q, R, B and N; a pawn needs none.
fide-2023-3-6 = The knight moves to one of the nearest squares that are not on the same rank, file or diagonal.
fide-2023-8-5-3 = If no complete scoresheet exists, the position, the times, whose clock was running and the number of moves made or completed are noted; then the game is reconstructed on another board under the arbiter or an assistant.
fide-2023-9-3-2 = Or the last 50 moves that each player has completed contain no pawn move and no capture.
fide-2023-11-2-1 = The playing venue comprises the playing area, rest rooms, toilets, refreshment and smoking areas and other places the arbiter names.
fide-2023-11-2-3-3 = A person who is neither player nor arbiter may enter the playing area only with the arbiter's permission.
fide-2023-11-6 = A breach of 11.1–11.5 is penalised under 12.9.
fide-2023-11-7 = A player who persistently refuses to comply with the Laws loses the game; the arbiter decides the opponent's score.
fide-2023-12-8 = Without the arbiter's permission nobody may use a phone or another communication device in the playing venue or in the adjoining areas the arbiter names.
