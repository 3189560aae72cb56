### Sivun sanat. Nappuloiden, puolten, tosiasioiden ja epäysten nimet ovat tiedostossa rulings.ftl.

tagline = Tuomari laudan ääressä

## Mieltymykset

language = Kieli
language-en = English
language-fi = Suomi
language-sv = Svenska
theme = Ulkoasu
theme-system = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
theme-contrast = Suuri kontrasti
pieces = Nappulat
pieces-staunton = Kuvat
pieces-letters = Kirjaimet
sound = Siirrot ääneen
sound-on = Ääni päällä
sound-off = Ääni pois

## Uusi peli

new-game = Uusi peli
where = Missä
where-table = Yksi näyttö pelaajien välissä
where-devices = Kaksi laitetta
rules = Säännöt
book-fide-2018 = FIDEn säännöt 2018
book-fide-2014 = FIDEn säännöt 2014
book-finnish-blitz-2014 = Suomen pikapelisäännöt 2014
book-home = Kotona
handling = Siirrot
handling-screen = Näytöllä; vain lailliset kelpaavat
handling-otb = Käsin; kosketus velvoittaa, kelloa painetaan
supervision = Nopea ja pika
supervision-full = Kilpailusäännöt kokonaan (A.3, B.3)
supervision-limited = Kevennetyt säännöt (A.4, B.4)
time = Aika
time-minutes = Minuuttia kummallakin
time-seconds = Sekuntia siirrolta
time-none = Ilman kelloa
player-white = Valkea
player-black = Musta
start-game = Aloita
set-up-failed = Pöytää ei voitu avata: { $why }
clock-only = Pelkkä kello

## Paikat

seats = Paikat
seat-link = Linkki: { $side }
seat-open = Istu paikalle: { $side }
watch-link = Linkki katsojille
seats-hint = Anna kummallekin pelaajalle oma linkki. Paikalla istuu se, jolla linkki on.
start-clock = Käynnistä valkean kello

## Lauta ja kello

board = Lauta
board-in-hand = { $square } { $piece } kädessä
board-promotion = Korotus
board-nothing = ei mitään
clock-lever = Paina kelloa, { $side }
clock-times = Sinulla { $own }, vastustajalla { $other }
clock-flag = { $side }: lippu on pudonnut
letter-king = K
letter-queen = D
letter-rook = T
letter-bishop = L
letter-knight = R
letter-pawn = S

## Mitä pelaajat tekevät

do-offer = Tarjoa tasapeliä
do-accept = Hyväksy tasapeli
do-decline = Hylkää
do-claim = Vaadi
do-adjust = Korjaan
do-stop = Pysäytä
do-resign = Luovuta
do-flag = Lippu
do-illegal = Sääntöjen vastainen siirto
hold = pidä pohjassa
again = vahvista painamalla uudelleen
cancel = Peruuta
stop-title = Miksi kellot pysäytetään?
stop-arbiter = Kutsu tuomari
stop-illegal_move = Sääntöjen vastainen siirto
stop-flag = Lippu on pudonnut
stop-promotion_piece = Korotusnappula puuttuu
stop-displacement = Nappuloita kaatui tai siirtyi
stop-wrong_setting = Kello on asetettu väärin
stop-other = Jokin muu
claim-title = Tasapelin vaatiminen
claim-threefold = Sama asema kolmannen kerran
claim-fifty_moves = Viisikymmentä siirtoa
claim-intended = Siirrolla, jonka aion tehdä
claim-intended-hint = esimerkiksi g1 f3; jätä tyhjäksi, jos asema on jo laudalla
claim-make = Vaadi
resume = Peli jatkuu

## Tilanne

status-waiting = Peli ei ole alkanut.
status-stopped = Kellot ovat pysähdyksissä.
status-annulled = Peli on mitätöity.
status-white = Valkean siirtovuoro.
status-black = Mustan siirtovuoro.
status-running = Aika kuluu: { $side }.
status-offer = { $side } tarjoaa tasapeliä.
last-move = Viimeinen siirto: { $move }
last-none = Yhtään siirtoa ei ole tehty.
count = Siirtoja tehty: { $count }
input = Siirto
input-hint = Ruudut tai kuten ilmoitetaan: Springer Gustav eins Felix drei
input-unknown = Ei ymmärretty: { $text }
input-send = Tee siirto
input-announce = Ilmoita
input-repeat = Toista
moves = Pöytäkirja
moves-none = Ei vielä merkintöjä
illegal-line = sääntöjen vastainen
result = { $score } · { $ground }
card = Ratkaisu
card-continue = Jatka
record-pgn = PGN

## Yhteys

line-connecting = Yhdistetään …
line-connected = Yhteys toimii; kaikki on perillä.
line-sending = Yhteys toimii; matkalla: { $count }
line-broken = Yhteys katkesi. Siirtosi ovat tallessa; aika pöydässä kuluu. Yritetään uudelleen …
line-shut = Tämä linkki ei avaa pöytää.

## Pelkkä kello

solo-title = Kello
solo-bonus = Siirto tuo
solo-increment = Lisäaika
solo-delay = Viive
solo-bronstein = Bronstein
solo-start = Aseta kello
solo-stop = Pysäytä
solo-resume = Jatka
solo-reset = Aseta uudelleen
solo-hint = Musta painaa, ja valkean aika lähtee käyntiin.

## Laudan näppäimet

keys = Näppäimet
key-arrows = toiseen ruutuun
key-letters = seuraavaan sellaiseen nappulaan, vaihdon kanssa edelliseen
key-digits = riville, vaihdon kanssa linjalle
key-enter = ottaa nappulan ja laskee sen
key-escape = panee nappulan takaisin
key-delete = ottaa nappulan pois laudalta
key-o = mikä ruutu tämä on
key-x = nappulat tästä lähtevillä linjoilla
key-l = viimeinen siirto
key-t = ajat
key-c = montako siirtoa on tehty
key-i = siirtokenttään
key-space = painaa kelloa
