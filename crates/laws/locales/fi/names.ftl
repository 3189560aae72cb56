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

## Paikat

seat-white = Valkea
seat-black = Musta
seat-white-assistant = Valkean avustaja
seat-black-assistant = Mustan avustaja
seat-arbiter = Tuomari
seat-spectator = Katsoja
seat-program = Ohjelma

## Mihin annetaan lupa

permission-leave-venue = pelihuoneistosta poistumiseen
permission-leave-playing-area = pelitilasta poistumiseen
permission-open-bag = laukun avaamiseen
permission-use-device = laitteen käyttöön
duty-move = nappuloiden siirtäminen
duty-press = kellon painaminen
duty-write = kirjaaminen
duty-announce = siirtojen ilmoittaminen
duty-claim-flag = voiton vaatiminen ajalla
duty-seal = kuorisiirto
duty-tell = aikojen ja siirtojen kertominen pyynnöstä
