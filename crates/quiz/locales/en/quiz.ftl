### Questions about the Laws, as an examiner writes them.

setting = { $book }. { $scope ->
    [basic] A game by the basic rules
   *[other] { $category ->
        [rapid] A rapid game
        [blitz] A blitz game
       *[other] A standard game
    }
}{ $timed ->
    [yes] , { $control }
   *[no] { "" }
}, { $mode ->
    [otb] with real pieces
   *[screen] on a screen
}{ $supervision ->
    [full] , fully supervised
    [limited] , not fully supervised
   *[none] { "" }
}.

chosen-finland = It is played in Finland.
chosen-chess960 = Chess960.
chosen-start = The round starts at { $at }.
chosen-default-time = A player may be { $span } late.
chosen-human = People, not the program, notice flags and illegal moves.
chosen-arbiter = An arbiter decides what the program cannot know.
chosen-consent = Draws may be agreed only with the arbiter’s consent.
chosen-not-before = Draws may not be agreed before move { $moves }.
chosen-quickplay = The rules for a quickplay finish apply.
chosen-digital = The players record on electronic scoresheets.
chosen-blind = { $side ->
    [white] White
   *[black] Black
} is blind.
chosen-disabled = { $side ->
    [white] White
   *[black] Black
} is disabled.
chosen-warned = { $side ->
    [white] White
   *[black] Black
} was warned in an earlier game.

quiet = For { $moves } moves of both players nothing has been captured and no pawn moved.
time-passes = Time passes; nobody does anything.

refused = This is not possible; nothing changes.
annulled = The game is annulled, and a new one is played.
result = { $kind ->
    [white] White wins, 1–0.
    [black] Black wins, 0–1.
    [draw] The game is drawn, ½–½.
    [neither] Both players lose, 0–0.
   *[other] The game ends { $score }.
}
no-end = The game goes on.
claim-right = The claim is correct.
claim-wrong = The claim is not correct.
illegal = { $count ->
    [1] It counts as { $side ->
        [white] White’s
       *[black] Black’s
    } first illegal move.
    [2] It counts as { $side ->
        [white] White’s
       *[black] Black’s
    } second illegal move.
   *[other] It counts as an illegal move by { $side ->
        [white] White
       *[black] Black
    }, number { $count }.
}
no-illegal = It does not count as an illegal move.
restored = An earlier position is restored.
no-restored = The position stays.
more-time = { $side ->
    [white] White
   *[black] Black
} gets { $span } more.
less-time = { $side ->
    [white] White
   *[black] Black
} loses { $span }.
no-time = Nobody gets extra time.
warned = { $side ->
    [white] White
   *[black] Black
} is warned.
no-warned = Nobody is warned.
binds = The touched piece must be moved or captured, if it can be.
binds-not = The touch does not oblige the player to anything.
arbiter = The arbiter has to decide.
minutes = { $count ->
    [one] one minute
    [2] two minutes
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

label-score = { $right } of { $of } right
label-question = Question
label-happened = What happened
label-now = Now
label-follows = What follows?
label-right = Right.
label-wrong = Wrong.
label-key = Key
label-why = Why
label-elsewhere = Other books
label-same = the same
label-clocks = Clocks
label-paper = Practice for arbiters
label-name = Name
label-by-chapter = By chapter
label-answer = Your answer (a–d, q to stop)
label-choose = Please type a, b, c or d.
label-again = due again
