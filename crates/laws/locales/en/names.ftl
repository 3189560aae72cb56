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

## Seats

seat-white = White
seat-black = Black
seat-white-assistant = White's assistant
seat-black-assistant = Black's assistant
seat-arbiter = Arbiter
seat-spectator = Spectator
seat-program = Program

## What may be permitted

permission-leave-venue = to leave the venue
permission-leave-playing-area = to leave the playing area
permission-open-bag = to open a bag
permission-use-device = to use a device
duty-move = to move the pieces
duty-press = to press the clock
duty-write = to write
duty-announce = to announce moves
duty-claim-flag = to claim a win on time
duty-seal = to seal a move
duty-tell = to tell times and moves when asked
