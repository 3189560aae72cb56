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

## En pjäs där den står

man-pawn = bonden på { $square }
man-knight = springaren på { $square }
man-bishop = löparen på { $square }
man-rook = tornet på { $square }
man-queen = damen på { $square }
man-king = kungen på { $square }

## Böckerna när de åberopas

cited-fide-2018 = FIDE 2018
cited-fide-2014 = FIDE 2014
cited-finnish-blitz-2014 = Finska blixt
cited-home = Hemreglerna
