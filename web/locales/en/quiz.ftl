### Practising the Laws.

quiz-title = Practise the Laws
quiz-lead = Situations at the board, each with four answers. What is right, the program rules itself, and it names the article.
quiz-chapter = Chapter
quiz-all = all chapters
quiz-due = { $count ->
        [one] One article is due again; it comes first.
       *[other] { $count } articles are due again; they come first.
    }
quiz-begin = Begin
quiz-leave = Leave
quiz-place = Question { $at } of { $of }
quiz-sofar = { $right } right so far
quiz-follows = What follows?
quiz-right = right
quiz-yours = yours
quiz-was-right = Right: { $letter }.
quiz-was-wrong = Wrong. Right is { $letter }.
quiz-same = the same
quiz-next = Next situation
quiz-over = { $right } of { $of } right
quiz-score = { $right } of { $of }
quiz-none = There are no questions about this chapter.
quiz-again = Another round
quiz-other = Choose another book or chapter
quiz-play = Play on from this position
