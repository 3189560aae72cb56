### Frågor om spelreglerna, så som en examinator skriver dem.

setting = { $book }. { $scope ->
    [basic] Ett parti enligt grundreglerna
   *[other] { $category ->
        [rapid] Ett snabbschackparti
        [blitz] Ett blixtparti
       *[other] Ett långparti
    }
}{ $timed ->
    [yes] , { $control }
   *[no] { "" }
}, { $mode ->
    [otb] med riktiga pjäser
   *[screen] på skärm
}{ $supervision ->
    [full] , full övervakning
    [limited] , inte full övervakning
   *[none] { "" }
}.

chosen-finland = Partiet spelas i Finland.
chosen-chess960 = Schack960.
chosen-start = Ronden börjar vid { $at }.
chosen-default-time = En spelare får komma { $span } för sent.
chosen-human = Flaggor och regelvidriga drag upptäcks av människor, inte av programmet.
chosen-arbiter = Domaren avgör det som programmet inte kan veta.
chosen-consent = Remi får överenskommas bara med domarens tillstånd.
chosen-not-before = Remi får inte överenskommas före drag { $moves }.
chosen-quickplay = Reglerna för snabbspurt gäller.
chosen-digital = Spelarna för elektroniskt protokoll.
chosen-blind = { $side ->
    [white] Vit
   *[black] Svart
} är blind.
chosen-disabled = { $side ->
    [white] Vit
   *[black] Svart
} har en funktionsnedsättning.
chosen-warned = { $side ->
    [white] Vit
   *[black] Svart
} varnades i ett tidigare parti.

quiet = Under båda spelarnas { $moves } senaste drag har inget slagits och ingen bonde flyttats.
time-passes = Tiden går; ingen gör något.

refused = Det går inte; ingenting ändras.
annulled = Partiet annulleras och ett nytt spelas.
result = { $kind ->
    [white] Vit vinner, 1–0.
    [black] Svart vinner, 0–1.
    [draw] Partiet är remi, ½–½.
    [neither] Båda förlorar, 0–0.
   *[other] Partiet slutar { $score }.
}
no-end = Partiet fortsätter.
claim-right = Kravet är riktigt.
claim-wrong = Kravet är felaktigt.
illegal = { $count ->
    [1] Det räknas som { $side ->
        [white] vits
       *[black] svarts
    } första regelvidriga drag.
    [2] Det räknas som { $side ->
        [white] vits
       *[black] svarts
    } andra regelvidriga drag.
   *[other] Det räknas som ett regelvidrigt drag av { $side ->
        [white] vit
       *[black] svart
    }, nummer { $count }.
}
no-illegal = Det räknas inte som ett regelvidrigt drag.
restored = En tidigare ställning återställs.
no-restored = Ställningen står kvar.
more-time = { $side ->
    [white] Vit
   *[black] Svart
} får { $span } extra.
less-time = { $side ->
    [white] Vit
   *[black] Svart
} förlorar { $span }.
no-time = Ingen får extra tid.
warned = { $side ->
    [white] Vit
   *[black] Svart
} varnas.
no-warned = Ingen varnas.
binds = Den berörda pjäsen måste flyttas eller slås, om det går.
binds-not = Beröringen förpliktar inte till något.
arbiter = Domaren måste avgöra saken.
minutes = { $count ->
    [one] en minut
    [2] två minuter
   *[other] { $count } minuter
}
seconds = { $count ->
    [one] en sekund
   *[other] { $count } sekunder
}

label-score = { $right } av { $of } rätt
label-question = Fråga
label-happened = Vad som hände
label-now = Nu
label-follows = Vad följer?
label-right = Rätt.
label-wrong = Fel.
label-key = Facit
label-why = Motivering
label-elsewhere = Andra regler
label-same = likadant
label-clocks = Klockor
label-paper = Övningar för domare
label-name = Namn
label-by-chapter = Kapitelvis
label-answer = Ditt svar (a–d, q avslutar)
label-choose = Skriv a, b, c eller d.
label-again = att repetera
