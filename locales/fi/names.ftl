### Puolten ja nappuloiden nimet, joita on monessa lauseessa ja jokaisella laudalla.

## Puolet

side-white = Valkea
    .gen = Valkean
    .ade = Valkealla
    .all = Valkealle
    .abl = Valkealta
    .ptv = Valkeaa
side-black = Musta
    .gen = Mustan
    .ade = Mustalla
    .all = Mustalle
    .abl = Mustalta
    .ptv = Mustaa

## Nappulat

piece-white-pawn = valkea sotilas
piece-white-knight = valkea ratsu
piece-white-bishop = valkea lähetti
piece-white-rook = valkea torni
piece-white-queen = valkea kuningatar
piece-white-king = valkea kuningas
piece-black-pawn = musta sotilas
piece-black-knight = musta ratsu
piece-black-bishop = musta lähetti
piece-black-rook = musta torni
piece-black-queen = musta kuningatar
piece-black-king = musta kuningas

## Nappula ruudussaan

man-pawn = ruudun { $square } sotilas
    .gen = ruudun { $square } sotilaan
    .ptv = ruudun { $square } sotilasta
    .ade = ruudun { $square } sotilaalla
man-knight = ruudun { $square } ratsu
    .gen = ruudun { $square } ratsun
    .ptv = ruudun { $square } ratsua
    .ade = ruudun { $square } ratsulla
man-bishop = ruudun { $square } lähetti
    .gen = ruudun { $square } lähetin
    .ptv = ruudun { $square } lähettiä
    .ade = ruudun { $square } lähetillä
man-rook = ruudun { $square } torni
    .gen = ruudun { $square } tornin
    .ptv = ruudun { $square } tornia
    .ade = ruudun { $square } tornilla
man-queen = ruudun { $square } kuningatar
    .gen = ruudun { $square } kuningattaren
    .ptv = ruudun { $square } kuningatarta
    .ade = ruudun { $square } kuningattarella
man-king = ruudun { $square } kuningas
    .gen = ruudun { $square } kuninkaan
    .ptv = ruudun { $square } kuningasta
    .ade = ruudun { $square } kuninkaalla

## Säännöt, joihin vedotaan

cited-fide-2018 = FIDE 2018
cited-fide-2014 = FIDE 2014
cited-finnish-blitz-2014 = SKSL pika
cited-home = Kotisäännöt
