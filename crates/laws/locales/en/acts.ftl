### What people at the table do, in words; keys follow the JSON words of acts and decisions.

## Acts

act-move = { $offer ->
        [true] { $move }, and offers a draw
       *[other] { $move }
    }
act-adjust = announces an adjustment
act-adjusted = has finished adjusting
act-touch = { $together ->
        [none] touches { $square }
       *[other] touches { $square } together with { $together }
    }
act-release = { $two_hands ->
        [true] releases the piece: { $from } to { $to }, with two hands
       *[other] releases the piece: { $from } to { $to }
    }
act-take-off = removes the piece on { $square }
act-put = puts a { $piece } on { $square }
act-name-piece = names the piece: { $promoted }
act-announce-castling = announces castling with the rook on { $rook }
act-displace = displaces pieces
act-restored = has put the pieces back
act-press = { $hand ->
        [other] presses the clock with the other hand
       *[none] presses the clock
    }
act-stop-clock = stops the clock: { $reason }
act-offer-draw = offers a draw
act-offer-draw-if = offers a draw on a condition: { $condition }
act-accept-draw = accepts the draw
act-decline-draw = declines the draw
act-claim-draw = { $intended ->
        [none] claims a draw: { $basis }
       *[other] claims a draw with { $intended }: { $basis }
    }
act-announce-claim = claims a draw with { $intended }, announced but not written down: { $basis }
act-resign = resigns
act-doubt-resignation = asks whether { $of } resigned: { $sign }
act-deny-resignation = says that nobody resigned
act-claim-flag = claims that the opponent's flag has fallen
act-claim-illegal = claims that the opponent moved illegally
act-admit-illegal = points out their own illegal move
act-order-unknown = says that nobody can tell which came first
act-complain = complains: { $of }
act-agree-correction = agrees to correct the illegal move
act-write = writes: { $text }
act-sheet-complete = says that the scoresheet is complete
act-request-sheet = asks for a scoresheet
act-view-record = asks to see the record
act-sign = signs { $score }
act-appeal = appeals: { $text }
act-complain-to-committee = complains to the committee about the arbiter: { $text }
act-arrive = arrives
act-leave = leaves { $area }
act-ask-permission = asks for permission { $to }
act-ask-rule = asks about { $number }
act-report = reports: { $what }
act-answer-report = { $admitted ->
        [true] admits it: { $what }
       *[other] denies it: { $what }
    }
act-tip = tells the arbiter: { $text }
act-demand-two-boards = demands two boards
act-announce = announces: { $text }
act-repeat = repeats: { $text }
act-copy = makes the move on the other board: { $move }
act-ask-times = asks for the times and the number of moves
act-tell-times = states the times and the number of moves
act-seal-early = wants to seal a move before the session ends
act-seal = writes a move and puts it into the envelope
act-request-increment = { $delay ->
        [true] asks for a delay
       *[other] asks for an increment
    }
act-claim-no-normal-win = claims a draw because { $ground }
act-verify = { $agreed ->
        [true] verifies what was written down
       *[other] refuses to verify what was written down
    }
act-choose-side = chooses to sit { $edge }
act-return-clock = starts the opponent's clock again: { $reason }
act-point-out-flag = points out that their own flag has fallen
act-begin-mate = begins to show a mate
act-show-mate = { $line-count ->
        [0] shows no mate
       *[other] shows a forced mate: { $line }
    }
act-claim-no-progress = claims a draw because the game is making no progress: { $ground }
act-interfere = interferes { $about }
act-draw-lots = draws lots for the colours
act-drew-by-hand = says that the colours were drawn by hand
act-confirm = says that the move is made
act-withdraw-offer = withdraws the draw offer
act-take-back = wants to take back the last move
act-restart = wants to start the game again
act-look = looks at the clock

## Decisions

decision-start = starts the game
decision-check-board = compares the board with the initial position
decision-place-clock = puts the clock { $place }
decision-postpone-start = postpones the start to { $until }
decision-face-clock = turns the clock to face { $faces }
decision-pause = { $because ->
        [none] stops both clocks
       *[other] stops both clocks ({ $because })
    }
decision-resume = resumes play
decision-judge-stop = { $valid ->
        [true] finds the reason for stopping the clock valid
       *[other] finds no valid reason for stopping the clock
    }
decision-call-flag = finds that { $of }'s flag has fallen
decision-call-both-flags = finds that both flags have fallen
decision-order-unknown = cannot find out which came first
decision-classify-touch = { $unclear ->
        [true] cannot tell whether { $of }'s touch was deliberate
       *[other] { $accidental ->
        [true] finds { $of }'s touch accidental
       *[other] finds { $of }'s touch deliberate
    }
    }
decision-rule-touch = rules on the piece that { $of } touched
decision-declare-illegal = acts on { $of }'s illegal move
decision-note-illegal-position = notes that the position is illegal
decision-restore = { $ply ->
        [0] restores the starting position
       *[other] restores the position after { $ply-side }'s move { $ply-number }
    }
decision-piece-displaced = { $ply ->
        [0] finds that a piece has been on a wrong square since the start
       *[other] finds that a piece has been on a wrong square since { $ply-side }'s move { $ply-number }
    }
decision-set-clock = { $because ->
        [none] sets { $of }'s clock to { $time }
       *[other] sets { $of }'s clock to { $time } ({ $because })
    }
decision-set-control = changes the time control to { $control }
decision-replace-clock = replaces the clock
decision-extra-time = gives extra time: White { $white }, Black { $black }
decision-adjust-time = takes { $less } off { $of }'s time because of the assistant
decision-annul = annuls the game: { $reason }
decision-transfer-board = turns the board and transfers the position
decision-replace-sheet = replaces the electronic scoresheet of { $of }
decision-judge-claim = decides the claim: { $ruling }
decision-consent-to-draw = { $granted ->
        [true] agrees to the draw
       *[other] does not agree to the draw
    }
decision-judge-offer = { $stands ->
        [true] lets the offer stand without its condition
       *[other] does not count an offer with a condition as an offer
    }
decision-judge-resignation = { $resigned ->
        [true] finds that it was a resignation
       *[other] finds that it was not a resignation
    }
decision-count-unknown = finds that the number of moves cannot be established
decision-reconstruct = { $moves ->
        [one] records the reconstruction: { $moves } move each
       *[other] records the reconstruction: { $moves } moves each
    }
decision-penalise = penalises { $of } ({ $penalties }): { $reason }
decision-declare-loss = declares { $score }: { $reason }
decision-device-sound = notes that { $of }'s phone sounded
decision-device-found = finds a device on { $of }
decision-inspect = { $agreed ->
        [true] inspects { $of }
       *[other] notes that { $of } refuses the inspection
    }
decision-approve-assistant = approves an assistant for { $of }: { $duties }
decision-permit = { $granted ->
        [true] permits { $of } { $to }
       *[other] does not permit { $of } { $to }
    }
decision-excuse-lateness = excuses { $of }'s late arrival: { $reason }
decision-admit = { $granted ->
        [true] lets { $who } into the playing area
       *[other] does not let { $who } into the playing area
    }
decision-expel = sends { $who } out of the venue
decision-set-result = sets the result { $score }: { $reason }
decision-reopen = lets the game go on: { $reason }
decision-dismiss = takes no action on a question
decision-close-appeal = { $granted ->
        [true] grants the appeal
       *[other] dismisses the appeal
    }
decision-correct-boards = { $known ->
        [false] corrects the boards from both scoresheets
       *[other] corrects the boards: the scoresheets agree up to { $ply-side }'s move { $ply-number }
    }
decision-set-session = announces the end of the session: { $ends }
decision-call-seal = tells the player who has the move to seal one
decision-confirm-envelope = checks the envelope and keeps it
decision-open-envelope = opens the envelope: { $text }
decision-judge-sealed = { $meant ->
        [none] can make no move of what was sealed
       *[other] reads the sealed move as { $meant }
    }
decision-envelope-lost = { $declared ->
        [none] declares the envelope lost
       *[other] declares the envelope lost; the sealed move is said to be { $declared }
    }
decision-grant-increment = { $granted ->
        [true] adds five seconds a move for both{ $delay ->
            [true] , as a delay
           *[other] { "" }
        }
       *[other] refuses the request for more time
    }
