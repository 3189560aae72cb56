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
