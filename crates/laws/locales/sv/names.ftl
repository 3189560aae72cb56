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

## Platser

seat-white = Vit
seat-black = Svart
seat-white-assistant = Vits assistent
seat-black-assistant = Svarts assistent
seat-arbiter = Domaren
seat-spectator = Åskådaren
seat-program = Programmet

## Vad som kan tillåtas

permission-leave-venue = att lämna tävlingslokalen
permission-leave-playing-area = att lämna spelområdet
permission-open-bag = att öppna en väska
permission-use-device = att använda en apparat
duty-move = att flytta pjäserna
duty-press = att trycka på klockan
duty-write = att anteckna
duty-announce = att säga drag högt
duty-claim-flag = att kräva vinst på tid
duty-seal = att lämna ett hemligt drag
duty-tell = att på begäran uppge tider och drag
