### Sidornas och pjäsernas namn, som står i många meningar och på varje bräde.

## Sidor

side-white = Vit
    .gen = Vits
side-black = Svart
    .gen = Svarts

## Pjäser

piece-white-pawn = vit bonde
piece-white-knight = vit springare
piece-white-bishop = vit löpare
piece-white-rook = vitt torn
piece-white-queen = vit dam
piece-white-king = vit kung
piece-black-pawn = svart bonde
piece-black-knight = svart springare
piece-black-bishop = svart löpare
piece-black-rook = svart torn
piece-black-queen = svart dam
piece-black-king = svart kung
