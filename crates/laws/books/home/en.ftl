### Home rules: the leaflet of a boxed set: the gist of every row, in our own words.

book-home = Home rules
# As one chooses it from a list.
short-home = At home
# As it is cited beside articles of another book.
cited-home = Home rules

## Pelin sisältö: what is in the box

home-pelin-sisalto-1 = The box holds one board and 32 chess pieces. There are no spare pieces for promoted pawns.

## Pelin tavoite: the aim

home-pelin-tavoite-1 = The aim is to trap the opposing king. Every other piece can be captured and taken off the board; the king never is.
home-pelin-tavoite-2 = A king that has been trapped is mated.

## Alkuasetelma: setting up

home-alkuasetelma-1 = The board lies between the players so that each has a light corner square at the right hand.
home-alkuasetelma-2 = The eight horizontal rows are ranks, the eight vertical ones files. Squares of one colour that touch at their corners form diagonals.
home-alkuasetelma-3 = The colours are drawn by lot; neither player chooses.
home-alkuasetelma-4 = Each side has 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. They are listed in order of importance, which has no effect on play.
home-alkuasetelma-5 = The pieces start in the usual position.

## Nappuloiden siirtäminen: moving the pieces

home-nappuloiden-siirtaminen-1 = Each kind of piece moves in its own way and never onto a square held by its own side.
home-nappuloiden-siirtaminen-2 = Moving onto a square held by an opposing piece captures it, and it leaves the board.
home-nappuloiden-siirtaminen-3 = Only the knight may pass over an occupied square. The rook stepping over the king in castling is the one exception.

## Kuningas: the king

home-kuningas-1 = Apart from castling, the king moves to a neighbouring square that no opposing piece attacks.
home-kuningas-2 = The two kings may never stand on neighbouring squares.
home-kuningas-3 = In castling the king goes two squares along its rank towards a rook, and that rook then passes over it to the square the king has just crossed.
home-kuningas-4 = Castling is a king move completed by a rook move, and counts as a single move.
home-kuningas-5 = A king that has moved can no longer castle.
home-kuningas-6 = Nor can a rook that has moved take part in castling.
home-kuningas-7-a = Castling must wait while the king's own square or the square it crosses is attacked. The leaflet does not name the arrival square, but a king may not be left in check, so that square must be safe as well.
home-kuningas-7-b = Castling must wait while any piece stands between the king and the rook.

## The other pieces

home-kuningatar = The queen moves along files, ranks and diagonals.
home-torni = The rook moves along files and ranks.
home-lahetti = The bishop moves along diagonals.
home-ratsu = The knight takes one step along a file or rank and then one step diagonally, still moving away from its starting square.

## Sotilas: the pawn

home-sotilas-1 = Pawns move only forward.
home-sotilas-a = Without capturing, a pawn goes one or two squares straight ahead from its first square, later one, and only over free squares. It captures one square diagonally ahead.
home-sotilas-b = En passant: a pawn that attacks the square an opposing pawn has just skipped by a double step may capture that pawn as if it had gone one square, but only as the very next move.
home-sotilas-c = A pawn reaching the last rank is exchanged in the same move for a queen, rook, bishop or knight of its colour, whichever the player likes and whatever is still on the board. The new piece acts at once.

## Pelaaminen: playing

home-pelaaminen-1 = The player who drew the light pieces moves first; after that the players take turns.
home-pelaaminen-2 = From the initial position only a knight or a pawn can move; the other pieces come into play later. This follows from the position and is not an extra rule.

## Shakki ja matti: check and mate

home-shakki-ja-matti-1 = A king whose square is attacked by an opposing piece is in check.
home-shakki-ja-matti-2 = A check must be answered with the very next move, in one of three ways.
home-shakki-ja-matti-a = First way: move the king to a square where it is not attacked.
home-shakki-ja-matti-b = Second way: capture the piece that gives check.
home-shakki-ja-matti-c = Third way: put a piece on the line between the king and the checking piece.
home-shakki-ja-matti-3 = A check that cannot be answered is mate.

## Pelin voittaminen: winning

home-pelin-voittaminen-1 = The player who mates wins, even with fewer pieces on the board.
home-pelin-voittaminen-2 = A player who sees mate coming or a lost position may resign.
home-pelin-voittaminen-3 = When one player resigns the other has won, whatever the position.

## Tasapeli: draws

home-tasapeli-1 = The game is drawn when neither side has the pieces to give mate at all, such as king against king or king and a single bishop or knight against king.
home-tasapeli-2 = The game is drawn by stalemate: the player to move is not in check and has no move.
home-tasapeli-3 = The game is drawn when both players agree to it, at any time.
home-tasapeli-4 = The game is drawn if a player claims it when the same position has come up three times with the same player to move. Without a claim play goes on.
home-tasapeli-4-same = Positions are the same when like pieces of the same colours stand on the same squares and can make the same moves.
home-tasapeli-4-a = The claim belongs to the player whose move brings the position about again, on announcing that move; it need not be written down.
home-tasapeli-4-b = It also belongs to the player who has to reply to the move that repeated the position.
home-tasapeli-5 = The game is drawn when the player to move shows that each side has made at least 50 moves without a capture or a pawn move. The move completing the 50 must already have been made.
