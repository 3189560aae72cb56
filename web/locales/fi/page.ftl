### Sivun sanat. Nappuloiden, puolten, tosiasioiden ja epäämisten nimet ovat tiedostossa rulings.ftl.


## Mieltymykset

menu = Valikko: kieli, ulkoasu, äänet
menu-rules = Säännöt

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
seat-you = sinä
seat-here = paikalla
seat-away = ei yhteydessä
seat-watching = { $count ->
        [one] Yksi katsoo
       *[other] { $count } katsoo
    }
seat-flag = lippu pudonnut
level-beginner = Vasta-alkaja
level-casual = Silloin tällöin pelaava
level-club = Seurapelaaja
level-strong = Seuran paras
level-master = Niin vahva kuin pystyy
seat-partner-away = ei vastaa; kellot seisovat, kunnes se palaa
lever-press = Paina
lever-pressed = Painettu
lever-wait = Odota
time-low = Aikaa on vähän
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-moves = { $moves } siirtoa: { $time }
start-game-now = Aloita peli
sit-beside = Käännä kaikki samaan suuntaan
sit-facing = Käännä puolet pelaajiin päin

## Mitä pelaajat tekevät

do-offer = Tarjoa tasapeliä
do-decline = Hylkää
do-claim = Vaadi
do-sheet = Kirjaa
do-adjust = Korjaan
do-stop = Pysäytä
do-resign = Antaudu
do-arrive = Olen paikalla
hold = pidä pohjassa
again = vahvista painamalla uudelleen
cancel = Peruuta
resume = Peli jatkuu
do-draw = Tasapeliä
do-accept-short = Hyväksy
do-withdraw = Peru
do-takeback = Peru siirto
do-castle = linnoitus
do-agree = Sopii
do-rematch = Uusintapeli
do-replay = Katso peli
do-flip = Käännä
offer-stands = Tarjous on voimassa, kunnes kosket nappulaan tai hylkäät sen.
seal-title = Kirjoita kuorisiirto
close = Sulje

## Tilanne

status-waiting = Peli ei ole alkanut
status-playing = Peli on käynnissä
status-stopped = Peli on pysäytetty
status-called = Kuorisiirto on tehtävä
status-sealed = Peli on keskeytetty
status-resuming = Peli jatkuu: kuori avataan
status-annulled = Peli on mitätöity
status-white = Valkean siirtovuoro
status-black = Mustan siirtovuoro
status-offer = { $side } tarjoaa tasapeliä
last-move = Viimeinen siirto
last-none = Yhtään siirtoa ei ole tehty.
count = Siirtoja tehty: { $count }
input = Siirto
input-hint = Rf3, g1 f3 tai sanoin
input-unknown = Ei ymmärretty: { $text }
input-send = Pelaa
input-announce = Ilmoita
input-repeat = Toista
moves = Pöytäkirja
moves-none = Ei vielä merkintöjä
illegal-line = laiton
status-yours = Sinun siirtosi
played = { $side } pelasi { $move }.
played-offer = { $side } pelasi { $move } ja tarjoaa tasapeliä.
look-first = Alkuun
look-back = Yksi taaksepäin
look-on = Yksi eteenpäin
look-last = Viimeiseen siirtoon
look-table = Takaisin pöytään
card = Ratkaisu
ruling-why = Miksi
ruling-by-book = Miksi, sääntöjen mukaan
rulings-so-far = Ratkaisuja: { $count }

## Yhteys

line-connecting = Yhdistetään…
line-shut = Tämä linkki ei avaa pöytää.
line-back = Yhteys palasi
lost = Yhteys katkesi
lost-seconds = { $seconds } s
lost-retrying = Yritetään itsestään uudelleen. Mitä täällä teet, säilyy ja lähetetään.
lost-retry = Yritä nyt
lost-wait = Odota tai pelaa edelleen
lost-kept = { $count ->
        [one] Yksi tekosi on tallessa tällä laitteella ja lähetetään.
       *[other] { $count } tekoasi on tallessa tällä laitteella ja lähetetään.
    }
lost-time-restored = Jos palvelin kaatui, kellot seisovat ja aika annetaan takaisin.
lost-time-counts = Tässä pöydässä aika kuluu, mikä tahansa pettikin.
lost-network = Jos vain tämän laitteen verkko katkesi, kellosi käy. Näkyvät ajat ovat viimeksi kuullut.

## Laudan näppäimet

keys = Näppäimet
