### Kysymyksiä säännöistä, niin kuin tentaattori ne kirjoittaa.

setting = { $book }. { $scope ->
    [basic] Perussäännöin pelattava peli
   *[other] { $category ->
        [rapid] Nopean shakin peli
        [blitz] Pikapeli
       *[other] Pitkä peli
    }
}{ $timed ->
    [yes] , { $control }
   *[no] { "" }
}, { $mode ->
    [otb] oikeilla nappuloilla
   *[screen] näytöllä
}{ $supervision ->
    [full] , täysi valvonta
    [limited] , ei täyttä valvontaa
   *[none] { "" }
}.

chosen-finland = Peli pelataan Suomessa.
chosen-chess960 = Shakki960.
chosen-start = Kierros alkaa hetkellä { $at }.
chosen-default-time = Pelaaja saa myöhästyä { $span }.
chosen-human = Liput ja laittomat siirrot huomaavat ihmiset, ei ohjelma.
chosen-arbiter = Tuomari ratkaisee, mitä ohjelma ei voi tietää.
chosen-consent = Tasapelistä saa sopia vain tuomarin luvalla.
chosen-not-before = Tasapelistä ei saa sopia ennen { $moves }. siirtoa.
chosen-quickplay = Loppupikapelin säännöt ovat voimassa.
chosen-digital = Pelaajat merkitsevät siirrot sähköiseen pöytäkirjaan.
chosen-blind = { $side ->
    [white] Valkea
   *[black] Musta
} on sokea.
chosen-disabled = { $side ->
    [white] Valkea
   *[black] Musta
} on liikuntarajoitteinen.
chosen-warned = { $side ->
    [white] Valkea
   *[black] Musta
} sai varoituksen aiemmassa pelissä.

quiet = Kummankin { $moves } viime siirtoon ei ole lyöty mitään eikä siirretty sotilasta.
time-passes = Aika kuluu, eikä kukaan tee mitään.

refused = Se ei ole mahdollista; mikään ei muutu.
annulled = Peli mitätöidään ja pelataan uusi peli.
result = { $kind ->
    [white] Valkea voittaa 1–0.
    [black] Musta voittaa 0–1.
    [draw] Peli on tasapeli, ½–½.
    [neither] Molemmat häviävät, 0–0.
   *[other] Peli päättyy { $score }.
}
no-end = Peli jatkuu.
claim-right = Vaatimus on oikea.
claim-wrong = Vaatimus on väärä.
illegal = { $count ->
    [1] Se lasketaan { $side ->
        [white] valkean
       *[black] mustan
    } ensimmäiseksi laittomaksi siirroksi.
    [2] Se lasketaan { $side ->
        [white] valkean
       *[black] mustan
    } toiseksi laittomaksi siirroksi.
   *[other] Se lasketaan { $side ->
        [white] valkean
       *[black] mustan
    } laittomaksi siirroksi, järjestyksessä { $count }.
}
no-illegal = Sitä ei lasketa laittomaksi siirroksi.
restored = Aiempi asema palautetaan.
no-restored = Asema jää ennalleen.
more-time = { $side ->
    [white] Valkea
   *[black] Musta
} saa { $span } lisäaikaa.
less-time = { $side ->
    [white] Valkealta
   *[black] Mustalta
} vähennetään { $span }.
no-time = Kukaan ei saa lisäaikaa.
warned = { $side ->
    [white] Valkea
   *[black] Musta
} saa varoituksen.
no-warned = Ketään ei varoiteta.
binds = Kosketettua nappulaa on siirrettävä tai se on lyötävä, jos se on mahdollista.
binds-not = Kosketus ei velvoita mihinkään.
arbiter = Tuomarin on ratkaistava asia.
minutes = { $count ->
    [one] yhden minuutin
    [2] kaksi minuuttia
   *[other] { $count } minuuttia
}
seconds = { $count ->
    [one] yhden sekunnin
   *[other] { $count } sekuntia
}

label-score = { $right } / { $of } oikein
label-question = Kysymys
label-happened = Mitä tapahtui
label-now = Nyt
label-follows = Mitä siitä seuraa?
label-right = Oikein.
label-wrong = Väärin.
label-key = Vastaukset
label-why = Perustelu
label-elsewhere = Muut säännöt
label-same = samoin
label-clocks = Kellot
label-paper = Harjoituksia tuomareille
label-name = Nimi
label-by-chapter = Luvuittain
label-answer = Vastauksesi (a–d, q lopettaa)
label-choose = Kirjoita a, b, c tai d.
label-again = kerrattavana
