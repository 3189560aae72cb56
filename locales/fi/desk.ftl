### Peliä ympäröivien ruutujen sanat: sääntökirjat, tuomarin pöytä, peli uudelleen, pöytäkirja.
### Ne ladataan näiden ruutujen mukana.

## Sääntökirjat

rules-title = Sääntökirjat
rules-book = Kirja
rules-beside = Vertaa kirjaan
rules-beside-none = ei vertailua
rules-find = Etsi numeroa tai sanaa
rules-only = Vain erot
rules-count = Artikloita { $count }:
rules-none = Mitään ei löytynyt.
rules-alone = Toisessa kirjassa ei ole tästä mitään
rules-elsewhere = Muissa kirjoissa
rules-cases = Esimerkkitapauksia: { $count }
rules-all = Kirjan kaikki artiklat
fate-ruled = ratkaistaan
fate-by_type = rakenteessa
fate-arbiter = tuomarin
fate-guidance = ohje
likeness-same = asiallisesti sama
likeness-nearly = lähes sama
likeness-differs = tulos voi erota
likeness-untold = ei verrattu

## Voimassa olevat säännöt

rule-category = { $category ->
        [standard] Pitkä peli
        [rapid] Nopea peli
       *[blitz] Pikapeli
    }
rule-supervision = { $supervision ->
        [full] Täydet kilpailusäännöt
       *[limited] Kevennetyt säännöt
    }
rule-book-proposed = { $book ->
        [finnish-blitz-2014] Tällaiseen peliin ehdotetaan Suomen pikashakkisääntöjä
       *[other] Tällaiseen peliin ehdotetaan muita sääntöjä
    }
rule-touch-move = Kosketettua on siirrettävä
rule-illegal-moves-refused = Sääntöjen vastaisia siirtoja ei hyväksytä
rule-first-illegal-move = Ensimmäinen sääntöjen vastainen siirto: vastustajalle { $time } lisää
rule-second-illegal-move-loses = Toinen sääntöjen vastainen siirto häviää
rule-illegal-move-stands = Sääntöjen vastainen siirto jää voimaan, kun vastustaja on siirtänyt
rule-flags = { $seen_by ->
        [program] Ohjelma huomaa lipun putoamisen
       *[human] Pelaajat tai tuomari huomaavat lipun putoamisen
    }
rule-time-loses = Ajan ylitys häviää, ellei vastustaja voi enää tehdä mattia
rule-default-time = Myöhästyä saa enintään { $time }
rule-recording = Molemmat pitävät pöytäkirjaa
rule-no-recording = Pöytäkirjaa ei tarvitse pitää
rule-record-looks = Pöytäkirjan katsomiskertoja: { $looks }
rule-agreements = { $allowed ->
        [free] Tasapelistä voi sopia milloin tahansa
        [not_before] Tasapelistä ei voi sopia ennen siirtoa { $number }
       *[with_consent] Tasapelistä voi sopia tuomarin luvalla
    }
rule-threefold = Tasapeli vaadittaessa: sama asema kolmannen kerran
rule-fifty-moves = Tasapeli vaadittaessa: viisikymmentä siirtoa
rule-wrong-claim = Väärä vaatimus: vastustajalle { $time } lisää
rule-fivefold = Tasapeli: sama asema viidennen kerran
rule-seventy-five-moves = Tasapeli: seitsemänkymmentäviisi siirtoa
rule-dead-position = Tasapeli: kumpikaan ei voi enää tehdä mattia
rule-illegal-move-loses = Sääntöjen vastainen siirto häviää
rule-start-stays = Väärä alkuasema jää voimaan siirron { $after } jälkeen
rule-only-on-demand = Mitään ei ratkaista, ellei pelaaja vaadi
rule-second-breach-loses = Toinen rikkomus häviää
rule-time-loses-against-enough = Ajan ylitys häviää, jos vastustajalla riittää voimaa mattiin
rule-no-progress = Tasapeli vaadittaessa: peli ei etene
rule-too-few-pieces = Tasapeli: liian vähän nappuloita mattiin
rule-colours-by-lot = Värit arvotaan
rule-quickplay-finish = Viimeinen jakso pelataan pikapeliloppuna
rule-phones = Puhelimen ääni: { $ladder }
rule-scoring = Pisteet: voitto { $win }, tasapeli { $draw }, tappio { $loss }
rule-appeals = Päätöksistä voi valittaa

## Tuomarin pöytä

desk = Tuomari
desk-waiting = Odottaa sinua
desk-none = Mikään ei odota.
desk-rule = Päätä
desk-decision = Päätös
desk-do = Päätä näin
desk-record = Mitä tapahtui
desk-private = ei kerrota kaikille
desk-time-unread = Aika kirjoitetaan näin: 4:30.
about-game = Peli
about-board = Lauta
about-clock = Kello
about-claims = Vaatimukset
about-conduct = Käytös
about-adjournment = Keskeytys
about-result = Tulos
decide-start = Aloita peli
decide-pause = Pysäytä kellot
decide-resume = Anna pelin jatkua
decide-call_flag = Totea lippu pudonneeksi
decide-order_unknown = Tapahtumajärjestystä ei voi selvittää
decide-declare_illegal = Puutu sääntöjen vastaiseen siirtoon
decide-rule_touch = Ratkaise kosketetun nappulan asia
decide-classify_touch = Totea, oliko kosketus vahinko
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
decide-judge_resignation = Sano, oliko se antautuminen
decide-grant_increment = Lisää viisi sekuntia siirrolta
decide-close_appeal = Ratkaise valitus
decide-correct_boards = Korjaa erilaiset laudat
decide-set_session = Ilmoita istunnon päättyminen
decide-call_seal = Määrää kuorisiirto
decide-confirm_envelope = Ota kuori talteen
decide-open_envelope = Avaa kuori
decide-judge_sealed = Tulkitse kuorisiirto
decide-envelope_lost = Kuori on kadonnut
decide-excuse_lateness = Hyväksy myöhästyminen
decide-declare_loss = Julista peli hävityksi
decide-set_result = Aseta tulos
decide-annul = Mitätöi peli
decide-reopen = Anna päättyneen pelin jatkua
decide-dismiss = Jätä sikseen
field-of = Kuka
field-accidental = Vahinko
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
field-proof = Todiste, jos siirto kuoritettiin laitteella
field-meant = Siirto; tyhjä, jos se ei tarkoita mitään
field-declared = Siirto, jonka kuorittaja ilmoittaa; saa jäädä tyhjäksi
field-white = Valkea
field-black = Musta
field-penalty = Rangaistus
field-reason = Syy
field-valid = Hyvä syy
field-ruling = Ratkaisu
field-granted = Myönnetään
field-stands = Se jää voimaan ilman ehtoa
field-resigned = Se oli
field-score = Tulos
choice-yes = kyllä
choice-no = ei
choice-warning = varoitus
choice-more_time = lisää aikaa vastustajalle
choice-less_time = vähemmän aikaa
choice-loss = pelin häviö
choice-expulsion = poistaminen kilpailusta
choice-upheld = hyväksytään
choice-rejected = hylätään
choice-postponed = siirretään
choice-postponed_with_time = siirretään, vastustajalle kaksi minuuttia
choice-wrong_setup = väärä alkuasema
choice-interference = ulkopuolinen puuttui peliin
choice-reversed_colors = värit vaihtuneet
choice-position_lost = asema on kadonnut
choice-phone = puhelin tai vastaava
choice-other_device = muu sähköinen laite
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
envelope = Laitteella kuoritetut siirrot
envelope-none = Ilman avainta siirrot kuoritetaan paperilla.
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
chances = Voiko puoli vielä tehdä matin?
chances-ask = Kysy
chances-winnable = { $side } voi tehdä matin:
chances-unwinnable = { $side } ei voi tehdä mattia millään sääntöjen mukaisella siirtosarjalla.
chances-undetermined = { $side }: ei selvinnyt rajoissa. Harkinta on sinun.
chances-line = Mattiin johtavat siirrot
close = Sulje

## Chess960

do-announce-castling = Ilmoita linnoittavasi, { $way }

## Peli uudelleen

replay = Peli uudelleen
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
sheet-figures = Kuvasymbolit
sheet-times = Ajat
