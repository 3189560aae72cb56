### Regelböckerna som de visas: deras namn och delar och vad som sägs om en punkt.

## Vad det blir av en punkt

fate-ruled = avgörs: det som är känt vid bordet räcker, och avgörandet hänvisar till artikeln
fate-by-type = gäller genom konstruktionen: { $part }
fate-arbiter = domarens: en människa avgör; programmet antecknar, räknar fram underlaget och föreslår
fate-guidance = vägledning: visas, övervakas inte

## Vad det blir av ett oklart ställe eller ett samspel

point-ruled = avgörs: ett avgörande beror på det
point-elsewhere = förverkligas på annat håll: { $part }
point-text = tryck eller ordalydelse: inget vid bordet beror på det
point-open = öppet: hör till en del av boken som ännu inte avgörs

## Vad en punkt handlar om

kind-definition = definition
kind-position = ställning
kind-act = handling
kind-clock = klocka
kind-record = protokoll
kind-claim = krav
kind-arbiter = domare
kind-regulation = tävlingsbestämmelse
kind-conduct = uppförande
kind-equipment = utrustning

## Hur lika två punkter är

likeness-same = samma i sak
likeness-nearly = nästan samma
likeness-differs = utgången kan bli en annan
likeness-untold = båda avviker från fide-2018

## Rubriker

label-fate = behandling
label-kind = ämne
label-provisions = bestämmelser
label-printed = i tryck
label-cases = fall
label-no-cases = inga ännu
label-articles =
    { $count ->
        [one] 1 artikel
       *[other] { $count } artiklar
    }
label-ruled = programmet avgör { $count }
label-only = Endast i { $book }:
label-outcomes = Samma händelser, två utgångar:
label-alike =
    { $count ->
        [one] 1 artikel i { $book } säger detsamma i båda.
       *[other] { $count } artiklar i { $book } säger detsamma i båda.
    }
label-differs = avviker
label-unread = oläsligt
label-held = { $differ ->
        [0] { $cases ->
            [one] 1 fall stämmer
           *[other] { $cases } fall stämmer
        }
       *[other] { $differ } av { $cases } fall avviker
    }

## När en bok gäller

day = { $day }.{ $month }.{ $year }
validity = { $bounds ->
        [from] gäller från { $from }
        [until] gällde till { $until }
       *[both] gällde { $from }–{ $until }
    }

## Böckernas delar

part-finnish-preface-introduction-fide-preface = Finländskt förord, inledning, FIDE:s förord
part-chapter-1-nature-and-aim-of-the-game = Kapitel 1: spelets natur och mål
part-chapter-2-initial-position = Kapitel 2: utgångsställning
part-chapter-3-moves-of-the-pieces = Kapitel 3: pjäsernas gång
part-chapter-4-the-act-of-moving = Kapitel 4: att utföra ett drag
part-chapter-5-end-of-the-game = Kapitel 5: partiets slut
part-chapter-6-the-chess-clock = Kapitel 6: schackklockan
part-chapter-7-irregularities = Kapitel 7: oegentligheter
part-chapter-8-recording-the-moves = Kapitel 8: protokollföring
part-chapter-9-the-drawn-game = Kapitel 9: remi
part-chapter-10-points = Kapitel 10: poäng
part-chapter-11-conduct-of-the-players = Kapitel 11: spelarnas uppförande
part-chapter-12-the-arbiter = Kapitel 12: domaren
part-appendix-a-rapid-chess = Bilaga A: snabbschack
part-appendix-b-blitz = Bilaga B: blixtschack
part-appendix-c-algebraic-notation = Bilaga C: algebraisk notation
part-appendix-d-blind-and-visually-disabled-players = Bilaga D: blinda och synskadade spelare
part-guideline-i-adjourned-games = Riktlinje I: hängpartier
part-guideline-ii-chess960 = Riktlinje II: Schack960
part-guideline-iii-games-without-increment-quickplay-finish = Riktlinje III: partier utan tillägg per drag, tidsbegränsad avslutning
part-finnish-preface = Finländskt förord
part-introduction-and-preface = Inledning och förord
part-chapter-2-the-board-and-the-starting-array = Kapitel 2: brädet och uppställningen
part-chapter-3-how-the-pieces-move = Kapitel 3: hur pjäserna går
part-chapter-5-completion-of-the-game = Kapitel 5: partiets avslutning
part-appendix-a-rapid = Bilaga A: snabbschack
part-appendix-e-adjourned-games = Bilaga E: hängpartier
part-appendix-f-chess960 = Bilaga F: Schack960
part-appendix-g-quickplay-finish = Bilaga G: tidsbegränsad avslutning
part-standing-and-time-0-to-3 = Tillämpning och tid (0–3)
part-the-table-and-the-clock-4-to-8 = Bordet och klockan (4–8)
part-disturbed-and-touched-pieces-9-and-10 = Rubbade och rörda pjäser (9 och 10)
part-promotion-11 = Förvandling (11)
part-illegal-moves-12 = Regelvidriga drag (12)
part-winning-13 = Vinst (13)
part-drawing-14 = Remi (14)
part-order-of-events-15-and-16 = Händelsernas ordning (15 och 16)
part-penalties-17 = Straff (17)
part-the-arbiter-and-others-18-to-21 = Domaren och andra (18–21)
part-pelin-sisalto-what-is-in-the-box = Pelin sisältö: vad som finns i asken
part-pelin-tavoite-the-aim = Pelin tavoite: målet
part-alkuasetelma-setting-up = Alkuasetelma: uppställningen
part-nappuloiden-siirtaminen-moving-the-pieces = Nappuloiden siirtäminen: att flytta pjäserna
part-kuningas-the-king = Kuningas: kungen
part-the-other-pieces = De andra pjäserna
part-sotilas-the-pawn = Sotilas: bonden
part-pelaaminen-playing = Pelaaminen: att spela
part-shakki-ja-matti-check-and-mate = Shakki ja matti: schack och matt
part-pelin-voittaminen-winning = Pelin voittaminen: att vinna
part-tasapeli-draws = Tasapeli: remi

## Vad som gäller för ett parti

rule-category = { $category ->
        [standard] Långparti
        [rapid] Snabbschack
       *[blitz] Blixtschack
    }
rule-supervision = { $supervision ->
        [full] Fullständiga tävlingsregler
       *[limited] De lättare reglerna
    }
rule-book-proposed = För ett sådant parti föreslås: { $book }
rule-touch-move = Rörd pjäs ska flyttas
rule-illegal-moves-refused = Regelvidriga drag godtas inte
rule-first-illegal-move = Första regelvidriga draget: { $time } extra till motståndaren
rule-second-illegal-move-loses = Det andra regelvidriga draget leder till förlust
rule-illegal-move-stands = Ett regelvidrigt drag står fast när motståndaren har dragit
rule-flags = { $seen-by ->
        [program] Programmet påpekar när en flagga har fallit
       *[human] Spelarna eller domaren påpekar när en flagga har fallit
    }
rule-time-loses = Den som överskrider tiden förlorar, utom när motståndaren inte kan sätta matt
rule-default-time = { $millis ->
        [0] Spelarna ska vara på plats när partiet börjar
       *[other] Tillåten försening: { $time } efter starten
    }
rule-recording = Båda för protokoll
rule-no-recording = Ingen behöver föra protokoll
rule-record-looks = Antal gånger protokollet får ses: { $looks }
rule-agreements = { $allowed ->
        [free] Remi får avtalas när som helst
        [not-before] Remi får inte avtalas före drag { $number }
       *[with-consent] Remi får avtalas med domarens samtycke
    }
rule-threefold = Remi på krav: ställningen för tredje gången
rule-fifty-moves = Remi på krav: femtio drag
rule-wrong-claim = Felaktigt krav: { $time } extra till motståndaren
rule-fivefold = Remi: ställningen för femte gången
rule-seventy-five-moves = Remi: sjuttiofem drag
rule-dead-position = Remi: ingen kan längre sätta matt
rule-illegal-move-loses = Ett regelvidrigt drag leder till förlust
rule-start-stays = Fel utgångsställning står fast efter drag { $after }
rule-only-on-demand = Inget avgörs om inte en spelare kräver det
rule-second-breach-loses = Den andra förseelsen leder till förlust
rule-time-loses-against-enough = Den som överskrider tiden förlorar om motståndaren har nog för matt
rule-no-progress = Remi på krav: partiet går inte framåt
rule-too-few-pieces = Remi: för få pjäser för matt
rule-colours-by-lot = Färgerna lottas
rule-quickplay-finish = Tidsbegränsad avslutning i sista perioden
rule-phones = En telefon som hörs: { $ladder }
rule-scoring = Poäng: vinst { $win }, remi { $draw }, förlust { $loss }
rule-appeals = Beslut kan överklagas
rule-no-finnish-edition = Ingen finländsk utgåva av dessa regler är känd: Finlands egna beslut tillför ingenting
rule-sheets-not-certified = Avvikelse: de elektroniska protokollen saknar certifikat, så partiet kan inte skickas in för rating
rule-sealed-digitally = Avvikelse: ett hemligt drag får förvaras av programmet i stället för på papper, så partiet kan inte skickas in för rating
sanction-warning = varning
sanction-loss = förlust av partiet
