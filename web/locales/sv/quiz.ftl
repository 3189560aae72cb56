### Att öva på reglerna.

quiz-title = Öva på reglerna
quiz-lead = Situationer vid brädet, var och en med fyra svar. Vad som är rätt dömer programmet självt, och det nämner artikeln.
quiz-chapter = Kapitel
quiz-all = alla kapitel
quiz-due = { $count ->
        [one] En artikel ska repeteras; den kommer först.
       *[other] { $count } artiklar ska repeteras; de kommer först.
    }
quiz-begin = Börja
quiz-leave = Avsluta
quiz-place = Fråga { $at } av { $of }
quiz-sofar = { $right } rätt hittills
quiz-follows = Vad följer?
quiz-right = rätt
quiz-yours = ditt svar
quiz-was-right = Rätt: { $letter }.
quiz-was-wrong = Fel. Rätt är { $letter }.
quiz-same = likadant
quiz-next = Nästa situation
quiz-over = { $right } av { $of } rätt
quiz-score = { $right } av { $of }
quiz-none = Det finns inga frågor om det här kapitlet.
quiz-again = En runda till
quiz-other = Välj andra regler eller ett annat kapitel
quiz-play = Spela vidare från ställningen
