### Peliä ympäröivien ruutujen sanat: sääntökirjat, tuomarin pöytä, peli uudelleen, pöytäkirja.
### Ne ladataan näiden ruutujen mukana.

## Sääntökirjat

rules-title = Sääntökirjat
rules-book = Kirja
rules-beside = Vertaa kirjaan
rules-beside-none = ei vertailua
rules-find = Etsi numeroa tai sanaa
rules-only = Vain erot
rules-count = Kohtia { $count }
rules-found = { $count } artiklaa puhuu tästä
rules-failed = Sääntöjä ei saatu ladattua. Yritä uudelleen.
rules-how = Näin pöytä toimii
rules-none = Mitään ei löytynyt.
rules-alone = Toisessa kirjassa ei ole tästä mitään
rules-elsewhere = Muissa kirjoissa
rules-cases = Esimerkkitapauksia: { $count }
rules-all = Kirjan kaikki kohdat
likeness-same = asiallisesti sama
likeness-nearly = lähes sama
likeness-differs = lopputulos voi olla toinen
likeness-untold = ei verrattu

## Tuomarin pöytä

desk = Tuomari
desk-do = Päätä näin
desk-record = Mitä tapahtui
desk-time-unread = Aika kirjoitetaan näin: 4:30.
decide-start = Aloita peli
decide-pause = Pysäytä kellot
decide-resume = Anna pelin jatkua
decide-call_flag = Totea lippu pudonneeksi
decide-order_unknown = Tapahtumajärjestystä ei voi selvittää
decide-declare_illegal = Puutu laittomaan siirtoon
decide-rule_touch = Ratkaise, mihin kosketus velvoittaa
decide-classify_touch = Ratkaise, oliko kosketus vahinko
decide-restore = Palauta aiempi asema
decide-set_clock = Aseta kello
decide-extra_time = Anna lisäaikaa
decide-penalise = Rankaise
decide-permit = Anna lupa
decide-inspect = Pelaaja tarkastettiin
decide-device_sound = Puhelin soi
decide-device_found = Laite löytyi
decide-judge_stop = Arvioi pysäytyksen syy
decide-judge_claim = Ratkaise vaatimus
decide-consent_to_draw = Suostu tasapeliin
decide-judge_offer = Ratkaise ehdollinen tarjous
decide-judge_resignation = Ratkaise, oliko se antautuminen
decide-grant_increment = Lisää viisi sekuntia siirtoa kohti
decide-close_appeal = Ratkaise valitus
decide-correct_boards = Korjaa laudat samaan asemaan
decide-set_session = Ilmoita istunnon päättyminen
decide-call_seal = Määrää kuorisiirto
decide-confirm_envelope = Ota kuori talteen
decide-open_envelope = Avaa kuori
decide-judge_sealed = Tulkitse kuorisiirto
decide-envelope_lost = Kuori on kadonnut
decide-excuse_lateness = Anna myöhästyminen anteeksi
decide-declare_loss = Tuomitse peli hävityksi
decide-set_result = Määrää tulos
decide-annul = Mitätöi peli
decide-reopen = Anna päättyneen pelin jatkua
decide-dismiss = Jätä sikseen
desk-title = Tuomarin pöytä
desk-waiting = { $count ->
        [0] Mitään ei odota
        [one] Yksi kysymys odottaa sinua
       *[other] { $count } kysymystä odottaa sinua
    }
desk-none = Kun pelaaja kutsuu sinut tai jokin vaatii harkintaasi, asia näkyy tässä todisteineen.
desk-away = ei vielä paikalla
desk-flag = lippu
desk-runs = käy
desk-board = pöytä { $board }
desk-ago = { $time } sitten
desk-before = ennen
desk-after = nyt
desk-follows = Mitä siitä seuraisi
desk-barred = Ei mahdollista: { $decision } – { $why }
desk-decide = Ratkaisut
desk-find = Etsi ratkaisu tai artikla
desk-found = { $count ->
        [0] Ei löytynyt
        [one] Yksi ratkaisu
       *[other] { $count } ratkaisua
    }
desk-possible = Mahdollista nyt
desk-not-now = Ei nyt: { $why }
desk-all = Kaikki ratkaisut
desk-fewer = Vain tavalliset
desk-by = Peruste
desk-back = Takaisin
desk-still = { $count ->
        [one] yksi kysymys odottaa
       *[other] { $count } kysymystä odottaa
    }
desk-nothing-yet = Mitään ei ole vielä tapahtunut.
desk-sheets = Pöytäkirjat
desk-tab-questions = Kysymykset
desk-tab-decide = Ratkaise
desk-tab-log = Loki
desk-tab-sheets = Pöytäkirjat
desk-bar-start = Aloita
desk-bar-pause = Pysäytä
desk-bar-resume = Jatka peliä
count-illegal = { $count ->
        [one] 1 laiton siirto
       *[other] { $count } laitonta siirtoa
    }
count-warnings = { $count ->
        [one] 1 varoitus
       *[other] { $count } varoitusta
    }
count-claims = { $count ->
        [one] 1 väärä vaatimus
       *[other] { $count } väärää vaatimusta
    }
count-sounds = { $count ->
        [one] puhelin soi kerran
       *[other] puhelin soi { $count } kertaa
    }
count-assistant = avustaja apuna
clip-touched = { $square } kosketettu
clip-released = { $from }–{ $to } irrotettu
clip-put-back = { $to } pantu takaisin
clip-taken-off = { $square } poistettu
clip-put = Pantu ruutuun { $square }
clip-adjusting = ”Korjaan”
clip-pressed = { $side } painoi
clip-announced = ”{ $move }”
clip-adjusted = ”Korjaan” sanottiin
clip-not-adjusted = ”Korjaan” jäi sanomatta
clip-play = Toista
answer-judge_stop = { $yes ->
        [true] Hyvä syy
       *[other] Ei hyvää syytä
    }
answer-declare_illegal = Puutu laittomaan siirtoon ({ $side })
answer-call_flag = Lippu on pudonnut ({ $side })
answer-rule_touch = Kosketettu nappula siirretään
answer-judge_claim = { $ruling ->
        [upheld] Hyväksy vaatimus
        [rejected] Siirto tai peli jää voimaan
        [postponed] Lykkää ratkaisua
       *[other] Lykkää, kaksi minuuttia vastustajalle
    }
answer-consent_to_draw = { $yes ->
        [true] Tasapeli
       *[other] Peli jatkuu
    }
answer-judge_offer = { $yes ->
        [true] Tarjous on voimassa
       *[other] Ei tarjousta
    }
answer-judge_resignation = { $yes ->
        [true] Antautui
       *[other] Ei antautunut
    }
answer-declare_loss = { $side } häviää
answer-set_result = Tulos { $score }
answer-resume = Ajat ovat oikein, peli jatkuu
answer-order_unknown = Kukaan ei tiedä
answer-grant_increment = { $yes ->
        [true] Lisää viisi sekuntia siirrolta
       *[other] Ei
    }
answer-annul = Uusi peli
answer-correct_boards = Korjaa molemmista pöytäkirjoista
answer-penalise = Varoitus: { $side }
answer-judge_sealed = Se ei ole mikään siirto
answer-count_unknown = Siirtomäärää ei voi osoittaa
answer-permit = { $yes ->
        [true] Salli
       *[other] Kiellä
    }
answer-close_appeal = { $yes ->
        [true] Kumoa ratkaisu
       *[other] Ratkaisu jää voimaan
    }
answer-transfer_board = Käännä lauta, asema säilyy
answer-device_found = Löytyi puhelin
answer-dismiss = Jätä silleen
decide-check_board = Tarkista lauta ennen peliä
decide-place_clock = Määrää kellon paikka
decide-face_clock = Käännä kello
decide-postpone_start = Siirrä alkua
decide-call_both_flags = Molemmat liput ovat pudonneet
decide-count_unknown = Siirtomäärää ei voi osoittaa
decide-reconstruct = Peli on rekonstruoitu
decide-replace_sheet = Vaihda sähköinen pöytäkirja
decide-adjust_time = Vähemmän aikaa avustajan vuoksi
decide-replace_clock = Vaihda kello
decide-set_control = Muuta miettimisaikaa
decide-note_illegal_position = Merkitse laiton asema
decide-piece_displaced = Nappula oli väärässä ruudussa
decide-transfer_board = Lauta on väärin päin
decide-approve_assistant = Hyväksy avustaja
decide-admit = Päästä joku pelialueelle
decide-expel = Poista joku pelipaikalta
field-board = Lauta sellaisena kuin se on (FEN)
field-faces = Suunta
field-until = Uusi alkamisaika
field-official = Toimitsija valvoi sitä
field-less = Kuinka paljon vähemmän
field-control = Miettimisaika
field-for_schedule = Aikataulu kärsisi muuten
field-was = Kosketus oli
field-because = Syy
field-duties = Tehtävät
field-who = Kuka
field-cents = Sakko sentteinä
field-rounds = Kierroksia
field-question = Mikä kysymys, nollasta alkaen
choice-all_time = kaikki jäljellä oleva aika
choice-points = muu tulos
choice-fine = sakko
choice-rounds = sulkeminen kierroksilta
choice-right_of_white = Valkean oikealle puolelle
choice-left_of_white = Valkean vasemmalle puolelle
choice-left = vasemmalle
choice-right = oikealle
choice-accidental = vahinko
choice-deliberate = tahallinen
choice-unclear = kukaan ei tiedä
choice-unsaid = ei mitään
choice-dispute = erimielisyys
choice-request = pyyntö
choice-fault = kellon vika
field-of = Kuka
field-ply = Näin monen siirron jälkeen, molempien yhteensä
field-time = Aika
field-moves = Suoritettuja siirtoja
field-period = Jakso
field-to = Lupa
field-agreed = Pelaaja suostui
field-body = Myös keho
field-device = Laite
field-ends = Päättyy
field-at = Jatkuu
field-place = Paikka
field-text = Mitä siinä lukee
field-proof = Todiste, jos kuorisiirto tehtiin laitteella
field-meant = Siirto; tyhjä, jos siitä ei saa selvää
field-declared = Siirto, jonka pelaaja sanoo panneensa kuoreen; saa jäädä tyhjäksi
field-white = Valkea
field-black = Musta
field-penalty = Rangaistus
field-reason = Syy
field-valid = Pätevä syy
field-ruling = Ratkaisu
field-granted = Myönnetään
field-stands = Se jää voimaan ilman ehtoa
field-resigned = Se oli antautuminen
field-score = Tulos
choice-yes = kyllä
choice-no = ei
choice-warning = varoitus
choice-more_time = lisäaikaa vastustajalle
choice-less_time = vähemmän aikaa
choice-loss = pelin häviö
choice-expulsion = kilpailusta sulkeminen
choice-upheld = hyväksytään
choice-rejected = hylätään
choice-postponed = lykätään
choice-postponed_with_time = lykätään, vastustajalle kaksi minuuttia
choice-wrong_setup = väärä alkuasema
choice-interference = ulkopuolinen puuttui peliin
choice-reversed_colors = väärät värit
choice-position_lost = asemaa ei saada selville
choice-phone = puhelin tai vastaava
choice-other_device = muu elektroninen laite
choice-switched_off = puhelin suljettuna laukussa

## Kuorisiirrot

seal = Tee kuorisiirto
seal-move = Siirto kuten pöytäkirjassa
seal-paper = Kirjoita siirto paperille ja pane se kuoreen.
seal-do = Pane kuoreen
seal-in = Siirto on kuoressa
seal-changed = Voit vielä vaihtaa siirron, kunnes pysäytät kellot.
seal-proof = Jos kuori katoaa, tämä todistaa siirtosi:
seal-close = Pysäytä kellot
envelope = Laitteella tehdyt kuorisiirrot
envelope-none = Ilman avainta kuorisiirrot tehdään paperille.
envelope-make = Tee avain
envelope-key = Avain
envelope-keep = Avain on tallessa vain tässä selaimessa. Kirjoita se muistiin: ilman sitä kuorta ei avaa kukaan.
envelope-open = Avaa kuori avaimella

## Todisteet

evidence = Todisteet
evidence-of = Ratkaisu { $seq }
evidence-before = Ennen
evidence-after = Jälkeen
evidence-clocks = Kellot ennen ja jälkeen
evidence-elsewhere = Mitä muut kirjat sanovat samoista teoista
evidence-nothing = Ei ratkaistavaa
chances = Voiko pelaaja vielä tehdä matin?
chances-ask = Kysy
chances-winnable = { $side } voi tehdä matin:
chances-unwinnable = { $side } ei voi tehdä mattia millään laillisella siirtosarjalla.
chances-undetermined = { $side }: ei selvinnyt annetuissa rajoissa. Asia on sinun harkinnassasi.
chances-line = Mattiin johtavat siirrot

## Chess960

do-announce-castling = Ilmoita linnoittuvasi, { $way }

## Peli uudelleen

replay = Peli uudelleen
replay-failed = Peliä ei saatu ladattua.
replay-walk = Pelin läpi
replay-start = Alku
replay-first = Alkuun
replay-back = Yksi taaksepäin
replay-on = Yksi eteenpäin
replay-last = Loppuun
sheet-print = Tulosta (A5)
sheet-braille = Pistekirjoitus, { $side }
sheet-event = Kilpailu
sheet-round = Kierros
sheet-board = Pöytä
sheet-date = Päivä
sheet-result = Tulos
sheet-figures = Kuviomerkinnät
sheet-times = Ajat

## Pöytäkirjat, joihin kirjoitetaan

sheet-own = Oma pöytäkirjasi
sheet-others = Vastustajan pöytäkirja
sheet-table = Laudan ääreen
sheet-move = Siirto
sheet-here = kirjoita tähän
sheet-empty = tyhjä
sheet-illegible = ei saa selvää
sheet-way = Kirjoitustapa
sheet-way-type = Kirjoita
sheet-way-tap = Osoita laudalta
sheet-way-speak = Sano
sheet-draft = Kirjoita siirto
sheet-unchecked = kirjoittamaasi ei tarkisteta
sheet-tap-hint = Osoita nappulaa siinä, missä se nyt on.
sheet-words = Siirto sanoin
sheet-words-hint = ratsu lyö e viisi
sheet-words-unknown = Sano nappula ja ruutu: ratsu f kolme.
sheet-takes = lyö
sheet-castles = linnoitus; uudelleen pitkä
sheet-offer = tasapelitarjous
sheet-check = shakki
sheet-undo = Poista viimeinen merkki
sheet-write = Kirjaa
sheet-complete = Pöytäkirjani on täydellinen
sheet-show-other = Vastustajan pöytäkirja
sheet-show-own = Oma pöytäkirja
sheet-signed = allekirjoittanut { $score }
sheet-unsigned = ei ole allekirjoittanut
sheet-sign = Allekirjoita { $score }
recording-free = Saat kirjata siirrot, mutta sinun ei tarvitse.
recording-always = Kirjaat jokaisen siirron, vaikka aika olisi vähissä.
recording-until_short = Kirjaat jokaisen siirron, kunnes aikaa on alle 5 minuuttia.
recording-lapsed = Sinun ei tarvitse kirjata tämän jakson loppuun.
recording-due = Täydennä pöytäkirjasi ennen seuraavaa siirtoasi. Saat käyttää vastustajan pöytäkirjaa.
compare-sheet = Pöytäkirja: { $side }
compare-record = Pöydän tallenne
compare-record-hint = laudan mukaan; ei näytetä pelaajille
compare-moves = { $count ->
        [one] 1 siirto
       *[other] { $count } siirtoa
    }
compare-corrected = { $count } korjattu
compare-illegible = { $count } epäselvää
compare-differences = { $count ->
        [0] Ei eroja
        [one] Yksi ero
       *[other] { $count } eroa
    }
compare-agrees = { $side }: { $text }, kuten laudalla.
compare-differs = { $side }: { $text }.
compare-unreadable = { $side }: merkinnästä ei saa selvää.
compare-no_move = { $side }: { $text }, joka ei ole siirto tässä asemassa.
compare-blank = { $side } ei ole kirjannut sitä.
compare-meaning = Pöytäkirjoja verrataan merkityksen mukaan: Rd5, R–d5 ja englannin Nd5 ovat sama siirto.
compare-recording-free = { $side }: ei kirjausvelvollisuutta.
compare-recording-always = { $side } kirjaa jokaisen siirron.
compare-recording-until_short = { $side } kirjaa, kunnes aikaa on alle 5 minuuttia.
compare-recording-lapsed = { $side }: ei tarvitse kirjata tämän jakson loppuun.
compare-recording-due = { $side }: pöytäkirja on täydennettävä ennen seuraavaa siirtoa.
role-king = kuningas
role-queen = daami
role-rook = torni
role-bishop = lähetti
role-knight = ratsu

## Avustajat

assistant-of = Avustaja: { $player }
assistant-none = Tuomari ei ole vielä hyväksynyt yhtään tehtävää.
assistant-last = Viimeisin siirto
assistant-announce = Ilmoita siirrot
assistant-move = Siirrä nappulat
assistant-press = Paina kelloa
assistant-write = Pidä pöytäkirjaa
assistant-tell = Kerro siirrot ja ajat, vain pyydettäessä
assistant-claim_flag = Ilmoita tuomarille
assistant-seal = Sulje kuorisiirto
assistant-copy = Siirto pelaajasi laudalle ruutuina ({ $side })
assistant-copy-do = Tee siirto siellä
assistant-sheet = Avaa pöytäkirja
assistant-tell-do = Kerro ne nyt
assistant-flag-do = Vastustajan lippu on pudonnut
assistant-touch-do = Vastustaja kosketti nappulaa
assistant-seal-later = Kun tuomari pyytää kuorisiirron, se tehdään tässä.
assistant-link = Tämän paikan linkki; se näytetään kerran
assistant-issue = Tee linkki tälle paikalle
status-playing-on = Peli on käynnissä.
