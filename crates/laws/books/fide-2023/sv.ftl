### FIDE:s schackregler 2023 i sammandrag, ett meddelande för varje artikel som skiljer sig från 2018.
### Egna ord utan auktoritet: regelboken själv avgör.

book-fide-2023 = FIDE:s schackregler 2023
# As one chooses it from a list.
short-fide-2023 = FIDE:s regler 2023
# As it is cited beside articles of another book.
cited-fide-2023 = FIDE 2023
part-guidelines = Riktlinjer

fide-2023-int-2 = Reglerna har två delar: grundreglerna (kapitel 1–5) och tävlingsreglerna (kapitel 6–12).
fide-2023-int-3 = Den engelska text som FIDE:s 93:e kongress antog i Chennai är originalet; den gäller från den 1 januari 2023.
fide-2023-3-7 = Hur bonden går.
fide-2023-3-9 = Kung i schack.
fide-2023-3-10 = Regelrätta och regelvidriga drag och regelvidriga ställningar.
fide-2023-4-2 = Att rätta till pjäser, och annan beröring av dem.
fide-2023-4-3 = En spelare vid draget som avsiktligt rör pjäser på brädet för att flytta eller slå är bunden av det, utom efter att först ha sagt till om att pjäser rättas till (4.2.1).
fide-2023-5-1-2 = Om en spelare ger upp vinner motståndaren och partiet slutar genast. Det blir i stället remi om motståndaren inte skulle kunna sätta matt genom någon följd av regelrätta drag.
fide-2023-6-2 = Hur klockan hanteras.
fide-2023-6-2-1-1 = Ett drag som avslutar partiet (5.1.1, 5.2.1, 5.2.2, 9.2.1, 9.6.1 eller 9.6.2) är fullbordat utan tryck på klockan.
fide-2023-6-3 = Tilldelad tid.
fide-2023-6-7 = Tillåten försening.
fide-2023-6-10 = Hur klockan ställs in.
fide-2023-7-4 = Rubbade pjäser.
fide-2023-7-5 = Regelvidriga drag.
fide-2023-8-1 = Hur dragen antecknas.
fide-2023-8-1-1 = Under partiet antecknar båda sina egna och motståndarens drag, drag för drag, tydligt och läsligt, på ett av de två sätt som följer.
fide-2023-8-1-1-1 = Med algebraisk notation (bilaga C) på tävlingens pappersprotokoll.
fide-2023-8-1-1-2 = Genom inmatning i det FIDE-certifierade elektroniska protokoll som tävlingen föreskriver.
fide-2023-8-1-2 = Drag får inte skrivas eller matas in i förväg, utom vid remikrav enligt 9.2 eller 9.3 eller när ett hemligt drag lämnas (I.1.1).
fide-2023-8-3 = Protokollen tillhör arrangören. Ett elektroniskt protokoll som uppenbart är trasigt byts ut av domaren.
fide-2023-8-5 = Ofullständiga protokoll.
fide-2023-8-7 = Efter partiet visar båda resultatet genom att underteckna båda protokollen eller godkänna det i sina elektroniska. Även ett felaktigt resultat gäller om domaren inte beslutar annat.
fide-2023-9-1 = Remianbud, och vad tävlingsbestämmelserna kan säga om dem.
fide-2023-9-2-1 = Om ställningen är på väg att uppstå skriver spelaren först draget på papper eller matar in det i det elektroniska protokollet, kan inte längre ändra det och meddelar domaren sin avsikt att utföra det.
fide-2023-9-3-1 = Spelaren skriver eller matar in ett drag som inte kan ändras och meddelar sin avsikt att utföra det; därefter innehåller vardera spelarens 50 senaste drag varken bondedrag eller slag.
fide-2023-9-5 = Remikrav.
fide-2023-9-5-1 = Vid ett krav enligt 9.2 eller 9.3 stoppar spelaren eller domaren klockan. Kravet kan inte återtas.
fide-2023-9-6-1 = Samma ställning, enligt 9.2.3, har uppstått minst fem gånger.
fide-2023-11-2 = Tävlingslokalen och spelområdet.
fide-2023-11-3 = Anteckningar och elektroniska apparater.
fide-2023-11-3-2 = Under partiet får en spelare inte ha någon elektronisk apparat i tävlingslokalen som domaren inte har godkänt.
fide-2023-11-3-2-1 = Bestämmelserna kan tillåta en helt avstängd apparat i spelarens väska på överenskommen plats; väskan får inte användas utan tillstånd.
fide-2023-12-2-7 = Domaren följer reglerna och riktlinjerna för rent spel.
fide-2023-a-3 = Tidsstraffen i kapitel 7 och 9 är en minut i stället för två.
fide-2023-a-5 = Om villkoren i A.4 inte uppfylls gäller A.5.1–A.5.5.
fide-2023-a-5-1 = När var och en har fullbordat tio drag från utgångsställningen gäller de två begränsningar som följer.
fide-2023-a-6 = Tävlingsbestämmelserna anger om A.4 eller A.5 gäller; valet gäller alla partier i tävlingen.
fide-2023-b-3 = Om villkoren i B.2 inte uppfylls gäller A.2, A.3 och A.5 för snabbschack.
fide-2023-b-4 = Tävlingsbestämmelserna anger om B.2 eller B.3 gäller; valet gäller alla partier i tävlingen.
fide-2023-c-2 = Officerare skrivs med stor begynnelsebokstav; på engelska K (kung), Q (dam), R (torn), B (löpare) och N (springare).
fide-2023-c-13 = Tecken och förkortningar; de fyra sista av dem som följer är valfria.
fide-2023-c-13-1 = 0-0 är rockad med h-tornet.
fide-2023-c-13-2 = 0-0-0 är rockad med a-tornet.
fide-2023-c-13-3 = x är ett slag.
fide-2023-c-13-4 = + är schack.
fide-2023-c-13-5 = ++ eller # är matt.
fide-2023-c-13-6 = e.p. är slag en passant.
fide-2023-c-14 = Ett exempelparti visas i tre former; i den tredje står damen på d3, i de andra på e3.
fide-2023-d-2-6 = Klockan för synskadade spelare.
fide-2023-gl-0 = Riktlinjerna hjälper arrangörer. De är inte en del av reglerna men rekommenderas starkt där de passar.
fide-2023-i-1 = Hur ett parti avbryts.
fide-2023-i-1-1 = Är partiet oavslutat när spelpasset slutar skriver spelaren vid draget ett drag entydigt på ett pappersprotokoll, lägger båda protokollen i ett kuvert, försluter det och stoppar sedan klockorna; dittills får draget ändras. Ett drag som utförs på brädet efter uppmaningen måste bli det hemliga draget.
fide-2023-i-8 = Om inte kapitel 5, 5.2.2, 6.9 eller 9.6 ger ett annat resultat förlorar den som lämnat det hemliga draget om draget har något av de tre fel som följer.
fide-2023-i-12 = Vad som händer om kuvertet eller ställningen har gått förlorad.

## Där den finska översättningen av 2018 avviker från den engelska texten

fide-2023-2-2 = Vardera sidan börjar med 16 pjäser: en kung, en dam, två torn, två löpare, två springare och åtta bönder. Bokstäverna är K, Q, R, B och N; bonden har ingen.
fide-2023-3-6 = Springaren går till något av de närmaste fälten som inte ligger på samma rad, linje eller diagonal.
fide-2023-8-5-3 = Finns inget fullständigt protokoll antecknas ställningen, tiderna, vems klocka som gick och antalet gjorda eller fullbordade drag; sedan rekonstrueras partiet på ett annat bräde under domaren eller en assistent.
fide-2023-9-3-2 = Eller så innehåller de senaste 50 dragen som vardera spelaren fullbordat inget bondedrag och inget slag.
fide-2023-11-2-1 = Till tävlingsplatsen hör spelområdet, vilorum, toaletter, serverings- och rökutrymmen och andra platser som domaren anger.
fide-2023-11-2-3-3 = Den som varken är spelare eller domare får beträda spelområdet endast med domarens tillstånd.
fide-2023-11-6 = Brott mot 11.1–11.5 bestraffas enligt 12.9.
fide-2023-11-7 = En spelare som envist vägrar följa reglerna förlorar partiet; domaren avgör motståndarens poäng.
fide-2023-12-8 = Utan domarens tillstånd får ingen använda telefon eller annan kommunikationsutrustning på tävlingsplatsen eller i de angränsande utrymmen som domaren anger.
