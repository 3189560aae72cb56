### Names of sides and pieces, which stand in many sentences and on every board.

## Sides

side-white = White
side-black = Black

## Pieces

piece-white-pawn = white pawn
piece-white-knight = white knight
piece-white-bishop = white bishop
piece-white-rook = white rook
piece-white-queen = white queen
piece-white-king = white king
piece-black-pawn = black pawn
piece-black-knight = black knight
piece-black-bishop = black bishop
piece-black-rook = black rook
piece-black-queen = black queen
piece-black-king = black king

## A piece where it stands

man-pawn = the pawn on { $square }
man-knight = the knight on { $square }
man-bishop = the bishop on { $square }
man-rook = the rook on { $square }
man-queen = the queen on { $square }
man-king = the king on { $square }

## Books as a ruling cites them

cited-fide-2018 = FIDE 2018
cited-fide-2014 = FIDE 2014
cited-finnish-blitz-2014 = Finnish blitz
cited-home = Home rules
