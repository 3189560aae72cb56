### Sääntöjen harjoittelu.

quiz-title = Harjoittele sääntöjä
quiz-lead = Tilanteita laudan ääressä, kussakin neljä vastausta. Oikean vastauksen antaa ohjelma itse tuomarina, ja se nimeää pykälän.
quiz-chapter = Luku
quiz-all = kaikki luvut
quiz-due = { $count ->
        [one] Yksi pykälä on kerrattavana; se tulee ensin.
       *[other] { $count } pykälää on kerrattavana; ne tulevat ensin.
    }
quiz-begin = Aloita
quiz-leave = Lopeta
quiz-place = Kysymys { $at } / { $of }
quiz-sofar = { $right } oikein tähän asti
quiz-follows = Mitä siitä seuraa?
quiz-right = oikein
quiz-yours = sinun
quiz-was-right = Oikein: { $letter }.
quiz-was-wrong = Väärin. Oikea on { $letter }.
quiz-same = samoin
quiz-next = Seuraava tilanne
quiz-over = { $right } / { $of } oikein
quiz-score = { $right } / { $of }
quiz-none = Tästä luvusta ei ole kysymyksiä.
quiz-again = Uusi kierros
quiz-other = Valitse toiset säännöt tai luku
quiz-play = Pelaa tästä asemasta
