### Sivun sanat. Nappuloiden, puolten, tosiasioiden ja epäysten nimet ovat tiedostossa rulings.ftl.


## Mieltymykset

menu = Valikko: kieli, ulkoasu, äänet
menu-home = Alkuun
menu-rules = Säännöt
menu-quiz = Harjoittele sääntöjä
menu-clock = Pelkkä kello
likes-sounds = Äänet
likes-voice = Siirrot luetaan ääneen
likes-still = Ei liikettä
language = Kieli
language-en = English
language-fi = Suomi
language-sv = Svenska
theme = Ulkoasu
theme-system = Laitteen
theme-light = Vaalea
theme-dark = Tumma
theme-contrast = Selkeä
pieces = Nappulat
pieces-staunton = Kuvat
pieces-letters = Kirjaimet

## Lauta ja kello

start-clock = Käynnistä valkean kello
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
do-resign = Antaudu
do-arrive = Olen paikalla
hold = pidä pohjassa
again = vahvista painamalla uudelleen
cancel = Peruuta
stop-title = Miksi kellot pysäytetään?
stop-arbiter = Kutsu tuomari
stop-illegal_move = Laiton siirto
stop-flag = Lippu on pudonnut
stop-promotion_piece = Korotusnappula puuttuu
stop-displacement = Nappulat ovat epäjärjestyksessä
stop-wrong_setting = Kello on asetettu väärin
stop-other = Jokin muu
claim-title = Vaadi tasapeliä
claim-threefold = Sama asema kolmannen kerran
claim-fifty_moves = Viisikymmentä siirtoa
claim-intended = Siirrolla, jonka aion tehdä
claim-intended-hint = esimerkiksi Rf3 tai g1 f3; jätä tyhjäksi, jos asema on jo laudalla
claim-make = Vaadi
resume = Peli jatkuu

## Tilanne

status-waiting = Peli ei ole alkanut.
status-stopped = Peli on pysäytetty.
status-called = Kuorisiirto on tehtävä.
status-sealed = Peli on keskeytetty.
status-resuming = Peli jatkuu: kuori avataan.
status-annulled = Peli on mitätöity.
status-white = Valkean siirtovuoro.
status-black = Mustan siirtovuoro.
status-offer = { $side } tarjoaa tasapeliä.
last-move = Viimeinen siirto: { $move }
last-none = Yhtään siirtoa ei ole tehty.
count = Siirtoja tehty: { $count }
input = Siirto
input-hint = Rf3, g1 f3 tai sanoin
input-unknown = Ei ymmärretty: { $text }
input-send = Tee siirto
input-announce = Ilmoita
input-repeat = Toista
moves = Pöytäkirja
moves-none = Ei vielä merkintöjä
illegal-line = laiton
your-sheet = Oma pöytäkirjasi
card = Ratkaisu
card-continue = Jatka
look-through = Katso peli läpi

## Yhteys

line-connecting = Yhdistetään…
line-connected = Yhteys toimii; kaikki on perillä.
line-sending = Yhteys toimii; matkalla: { $count }
line-broken = Yhteys katkesi. Siirtosi ovat tallessa; kello pöydässä käy. Yritetään uudelleen…
line-shut = Tämä linkki ei avaa pöytää.

## Laudan näppäimet

keys = Näppäimet
key-arrows = toiseen ruutuun
key-letters = seuraavaan samanlaiseen nappulaan, vaihtonäppäimen kanssa edelliseen
key-digits = riville, vaihtonäppäimen kanssa linjalle
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
