### FIDE Laws of Chess in force from 1 July 2014: the gist of every row, in our own words.

book-fide-2014 = FIDE:s schackregler 2014
# As one chooses it from a list.
short-fide-2014 = FIDE:s regler 2014
# As it is cited beside articles of another book.
cited-fide-2014 = FIDE 2014

## Finnish preface

fide-2014-fi-1 = Den här utgåvan av reglerna gäller från den 1 juli 2014.
fide-2014-fi-2 = I Finland ger en telefon som låter varning första gången och partiförlust andra gången. Tävlingsbestämmelserna kan föreskriva något annat.
fide-2014-fi-3 = Nytt 2014: 75 drag av vardera sidan utan slag eller bondedrag, och en ställning som upprepas fem gånger genom på varandra följande drag, är remi utan att någon kräver det.
fide-2014-fi-4 = I Finland gäller bilaga G i tävlingar med tidsbegränsad avslutning om inte tävlingsbestämmelserna undantar den. I blixtschack används den aldrig.
fide-2014-fi-5 = Nytt 2014: sent i partiet kan en spelare begära betänketid med fördröjning eller tillägg, och får det om domaren går med på det.
fide-2014-fi-6 = Tävlingsbestämmelserna ska ange hur sent en spelare får komma, eftersom reglerna inte längre ger något standardvärde. I Finland är gränsen 30 minuter om inget anges.
fide-2014-fi-7 = Ett felaktigt remikrav ger nu motståndaren två minuter extra; tidigare var det tre.
fide-2014-fi-8 = En spelares andra regelvidriga drag leder nu till förlust; tidigare gjorde det tredje det.
fide-2014-fi-9 = I Finland förloras även snabbschackspartier först genom det andra regelvidriga draget.
fide-2014-fi-10 = FIDE-ratat snabbschack måste följa FIDE:s egen text: där leder redan det första regelvidriga draget till förlust, som i blixtschack.

## Introduction and preface

fide-2014-int-1 = Reglerna omfattar schack som spelas vid brädet.
fide-2014-int-2 = Reglerna har två delar: grundreglerna (1–5) och tävlingsreglerna (6–12).
fide-2014-int-3 = Originaltexten är den engelska som FIDE:s 84:e kongress antog i Tallinn 2013. Dess maskulina ord avser alla.
fide-2014-pre-1 = Inga regler förutser allt. Ett fall som inte behandlas avgörs genom jämförelse med liknande fall som gör det.
fide-2014-pre-2 = Domaren förutsätts vara kunnig, omdömesgill och opartisk. Alltför detaljerade regler skulle ta bort friheten att finna en rättvis och klok lösning.
fide-2014-pre-3 = Ett parti räknas för FIDE-rating bara om det spelas enligt dessa regler.
fide-2014-pre-4 = Samma regler rekommenderas även för partier som inte räknas för rating.
fide-2014-pre-5 = Ett medlemsförbund får begära FIDE:s officiella utlåtande om reglerna.

## Chapter 1: nature and aim of the game

fide-2014-1-1 = Två spelare drar växelvis på ett kvadratiskt bräde; vit börjar. En spelare är vid draget så snart motståndarens drag är utfört.
fide-2014-1-2 = Målet är att angripa motståndarens kung så att inget regelrätt drag finns; det är matt och vinner. Att ställa eller lämna sin egen kung angripen och att slå motståndarens kung är förbjudet.
fide-2014-1-3 = Om ingen av spelarna längre kan sätta matt är partiet remi (5.2.b).

## Chapter 2: the board and the starting array

fide-2014-2-1 = Brädet har 8 × 8 rutor, omväxlande ljusa och mörka, och läggs så att båda spelarna har en ljus hörnruta till höger.
fide-2014-2-2 = Varje sida börjar med 16 pjäser: kung, dam, två torn, två löpare, två springare och åtta bönder. De finska bokstäverna är K D T L R.
fide-2014-2-3 = Pjäserna börjar i den vanliga utgångsställningen, med damerna på rutor av sin egen färg.
fide-2014-2-4 = De åtta lodräta raderna är linjer och de åtta vågräta är rader. En rak följd av likfärgade rutor från en kant till en angränsande kant är en diagonal.

## Chapter 3: how the pieces move

fide-2014-3-1 = Ingen pjäs går till en ruta där en pjäs av samma färg står. Står där en av motståndarens pjäser slås den och tas av brädet som en del av draget.
fide-2014-3-1-p2 = En pjäs angriper en av motståndarens pjäser om den enligt 3.2–3.8 skulle kunna slå den.
fide-2014-3-1-p3 = En pjäs angriper en ruta även om draget dit skulle lämna eller ställa den egna kungen i schack.
fide-2014-3-2 = Löparen går till vilken ruta som helst på en diagonal där den står.
fide-2014-3-3 = Tornet går till vilken ruta som helst på sin linje eller rad.
fide-2014-3-4 = Damen går till vilken ruta som helst på sin linje, sin rad eller en diagonal där den står.
fide-2014-3-5 = Löpare, torn och dam kan inte passera andra pjäser.
fide-2014-3-6 = Springaren går till en av de närmaste rutorna som inte ligger på dess rad, linje eller diagonal. Den passerar inga rutor på vägen.
fide-2014-3-7-a = Bonden går rakt fram till nästa ruta på sin linje om den är tom.
fide-2014-3-7-b = I sitt första drag får bonden i stället gå två rutor framåt om båda är tomma.
fide-2014-3-7-c = Bonden slår en av motståndarens pjäser ett steg snett framåt.
fide-2014-3-7-d = En passant: en bonde som angriper en ruta som motståndarens bonde passerat med ett dubbelsteg från sin första ruta får slå den som om den gått ett steg, men bara som omedelbart svar.
fide-2014-3-7-e = En bonde som når den sista raden byts i samma drag och på samma ruta mot en ny dam, ett torn, en löpare eller en springare av samma färg, oavsett vad som slagits tidigare. Den nya pjäsen verkar genast.
fide-2014-3-8 = Kungen flyttas på två sätt: ett steg eller rockad.
fide-2014-3-8-a = Kungen går ett steg till en angränsande ruta som ingen av motståndarens pjäser angriper.
fide-2014-3-8-b = Rockad är ett drag av kungen: från sin utgångsruta går den två steg längs första raden mot ett torn på dess utgångsruta, och tornet ställs på rutan som kungen just passerade.
fide-2014-3-8-b-1 = Rätten att rockera går förlorad för gott i två fall.
fide-2014-3-8-b-1-a = Rätten att rockera går förlorad när kungen har flyttats.
fide-2014-3-8-b-1-b = Rätten att rockera går förlorad med ett torn som har flyttats.
fide-2014-3-8-b-2 = Rockad är för tillfället förhindrad i två fall.
fide-2014-3-8-b-2-a = Rockad är förhindrad så länge kungens ruta, rutan den passerar eller ankomstrutan är angripen.
fide-2014-3-8-b-2-b = Rockad är förhindrad så länge någon pjäs står mellan kungen och tornet i fråga.
fide-2014-3-9 = En kung som angrips av en av motståndarens pjäser står i schack, även om den pjäsen själv är bunden. Inget drag får lämna eller ställa den egna kungen i schack.
fide-2014-3-10-a = Ett drag som uppfyller alla krav i 3.1–3.9 är regelrätt.
fide-2014-3-10-b = Ett drag som bryter mot något krav i 3.1–3.9 är regelvidrigt.
fide-2014-3-10-c = En ställning som inte kan nås genom någon följd av regelrätta drag är regelvidrig.

## Chapter 4: the act of moving

fide-2014-4-1 = Ett drag utförs med bara en hand.
fide-2014-4-2 = Spelaren vid draget får rätta till pjäser på deras rutor efter att ha sagt till, till exempel ”j'adoube” eller ”jag rättar”.
fide-2014-4-3 = Utom när pjäser rättas till enligt 4.2 är spelaren vid draget bunden av att avsiktligt ha rört en pjäs.
fide-2014-4-3-a = Den som har rört egna pjäser måste flytta den först rörda som kan flyttas.
fide-2014-4-3-b = Den som har rört motståndarens pjäser måste slå den först rörda som kan slås.
fide-2014-4-3-c = Den som har rört en pjäs av vardera färgen måste slå motståndarens med sin egen. Är det regelvidrigt binder den först rörda som kan flyttas eller slås; i tveksamma fall anses den egna ha rörts först.
fide-2014-4-4 = Rockad och bondeförvandling har egna regler om rörd pjäs.
fide-2014-4-4-a = Den som rör kung och torn måste rockera åt det hållet om det är regelrätt.
fide-2014-4-4-b = Den som rör ett torn och sedan kungen får inte rockera åt det hållet i det draget; 4.3.a gäller.
fide-2014-4-4-c = Om en spelare som tänker rockera rör kungen och sedan tornet, men rockaden är regelvidrig, måste något annat regelrätt kungsdrag göras, även rockad åt andra hållet. Har kungen inget drag är valet fritt.
fide-2014-4-4-d = Vid förvandling är valet slutgiltigt när den nya pjäsen har rört förvandlingsrutan.
fide-2014-4-5 = Kan ingen rörd pjäs flyttas eller slås får spelaren göra vilket regelrätt drag som helst.
fide-2014-4-6 = En förvandling får utföras på flera sätt.
fide-2014-4-6-1 = Bonden behöver inte ställas på förvandlingsrutan.
fide-2014-4-6-2 = Bonden får tas bort och den nya pjäsen sättas dit i valfri ordning.
fide-2014-4-6-p3 = Står en av motståndarens pjäser på förvandlingsrutan måste den slås.
fide-2014-4-7 = En pjäs som har släppts på en ruta som regelrätt drag eller del av ett sådant får inte ställas på en annan ruta i samma drag. Draget räknas då som utfört.
fide-2014-4-7-a = Ett slag är utfört när den slagna pjäsen är borta från brädet och den slående har släppts på sin ruta.
fide-2014-4-7-b = En rockad är utförd när tornet har släppts. När kungen har släppts måste rockaden åt det hållet göras om den är regelrätt, annars ett annat regelrätt kungsdrag, och i sista hand vilket regelrätt drag som helst.
fide-2014-4-7-c = En förvandling är utförd när den nya pjäsen har släppts på förvandlingsrutan och bonden är borta från brädet.
fide-2014-4-8 = Den som avsiktligt rör en pjäs kan inte längre anmärka på att motståndaren brutit mot 4.1–4.7.
fide-2014-4-9 = En spelare som inte själv kan flytta pjäserna får ha en assistent som domaren godtar.

## Chapter 5: completion of the game

fide-2014-5-1-a = Matt vinner och avslutar partiet genast, förutsatt att mattdraget följde kapitel 3 och 4.2–4.7.
fide-2014-5-1-b = När en spelare ger upp vinner motståndaren, och partiet slutar genast.
fide-2014-5-2-a = Patt: partiet är genast remi när spelaren vid draget inte står i schack men saknar regelrätt drag, förutsatt att det sista draget var regelrätt.
fide-2014-5-2-b = Död ställning: partiet är genast remi när ingen av spelarna kan sätta matt genom någon följd av regelrätta drag, förutsatt att det sista draget var regelrätt.
fide-2014-5-2-c = Spelarna får komma överens om remi medan partiet pågår; det avslutar partiet genast. Inget minsta antal drag krävs.
fide-2014-5-2-d = Remi kan bli följden när samma ställning har uppkommit tre gånger; se 9.2.
fide-2014-5-2-e = Remi kan bli följden efter 50 drag av vardera sidan utan bondedrag och slag; se 9.3.

## Chapter 6: the chess clock

fide-2014-6-1 = En schackklocka har två hopkopplade visningar, av vilka bara en går åt gången; ”klocka” avser en av dem. Vardera har en flagga, och när den faller är spelarens tid slut.
fide-2014-6-2-a = Efter sitt drag stoppar spelaren sin klocka och startar motståndarens (”trycker på klockan”); därmed är draget fullbordat.
fide-2014-6-2-a-1 = Ett drag som avslutar partiet är fullbordat även utan tryck på klockan.
fide-2014-6-2-a-2 = Ett drag som inte fullbordats räknas som fullbordat när samma spelare har gjort sitt nästa drag.
fide-2014-6-2-a-tail = En spelare måste alltid få trycka på klockan efter sitt drag, även om motståndaren redan har svarat. Tiden mellan drag och tryck är spelarens egen.
fide-2014-6-2-b = Spelaren trycker på klockan med handen som gjorde draget. Fingret får inte vila på knappen eller hållas ovanför den.
fide-2014-6-2-c = Klockan ska hanteras korrekt: inte med våld, inte lyftas och inte vältas, och man får inte trycka på den innan ett drag är gjort. Felaktig hantering bestraffas enligt 12.9.
fide-2014-6-2-d = Bara den vars klocka går får rätta till pjäser.
fide-2014-6-2-e = En spelare som inte kan sköta klockan får ha en assistent som domaren godtar. Domaren justerar tiderna rättvist, men inte tiden för spelaren som får hjälp.
fide-2014-6-3-a = Varje spelare ska göra ett bestämt antal drag, eller alla, på en bestämd tid, med eller utan extra tid för varje drag. Allt detta bestäms på förhand.
fide-2014-6-3-b = Tid som sparats i en period förs över till nästa, där speltypen medger det.
fide-2014-6-3-b-delay = Med fördröjning börjar den egentliga betänketiden gå först när den fasta extratiden för draget är förbrukad. Det som blir kvar av extratiden sparas inte.
fide-2014-6-4 = Så snart en flagga har fallit ska det kontrolleras om de föreskrivna dragen är gjorda.
fide-2014-6-5 = Domaren bestämmer före partiet var klockan ska stå.
fide-2014-6-6 = Vid den utsatta starttiden startas vits klocka.
fide-2014-6-7-a = Tävlingsbestämmelserna ska på förhand ange tillåten försening. Den som kommer till brädet senare förlorar, om inte domaren beslutar annat.
fide-2014-6-7-b = Är tillåten försening inte noll och båda spelarna saknas vid starten förlorar vit tiden tills vit anländer, om inte bestämmelserna eller domaren säger annat.
fide-2014-6-8 = En flagga anses ha fallit när domaren ser det eller en spelare med rätta påpekar det.
fide-2014-6-9 = Den som inte gör de föreskrivna dragen i tid förlorar, om inte matt, uppgivet parti, patt, död ställning eller överenskommelse redan har avslutat partiet. Det blir remi om motståndaren inte kan sätta matt genom någon följd av regelrätta drag.
fide-2014-6-10-a = Klockans visning är avgörande om den inte är uppenbart felaktig. Domaren byter en felaktig klocka och ställer in tiderna efter bästa omdöme.
fide-2014-6-10-b = Upptäcks en felaktig klockinställning under partiet stoppar en spelare eller domaren klockorna genast. Domaren rättar inställning, tider och dragräknare efter bästa omdöme.
fide-2014-6-11 = Båda flaggorna är nere och ingen kan avgöra vilken som föll först: perioden avgör.
fide-2014-6-11-a = Båda flaggorna nere i en annan period än den sista: partiet fortsätter.
fide-2014-6-11-b = Båda flaggorna nere i den period där alla återstående drag ska göras: partiet är remi.
fide-2014-6-12-a = Måste spelet avbrytas stoppar domaren klockorna.
fide-2014-6-12-b = En spelare får stoppa klockorna bara för att kalla på domaren, till exempel när en pjäs för förvandling saknas.
fide-2014-6-12-c = Domaren bestämmer när spelet återupptas.
fide-2014-6-12-d = Domaren avgör om en spelare hade giltigt skäl att stoppa klockorna. Fanns uppenbart inget skäl bestraffas spelaren enligt 12.9.
fide-2014-6-13 = Skärmar och tavlor får visa ställningen, dragen, deras antal och klockorna. Inget krav får grundas enbart på vad de visar.

## Chapter 7: irregularities

fide-2014-7-1 = När pjäserna återställs till en tidigare ställning avgör domaren efter bästa omdöme vad klockorna ska visa, vilket kan vara oförändrade tider, och rättar dragräknaren.
fide-2014-7-2-a = En felaktig utgångsställning som upptäcks under partiet gör det ogiltigt; ett nytt parti spelas.
fide-2014-7-2-b = Visar det sig att brädet ligger fel flyttas ställningen till ett rätt placerat bräde och partiet fortsätter.
fide-2014-7-3 = Ett parti som börjat med ombytta färger fortsätter, om inte domaren beslutar annat.
fide-2014-7-4 = Den som rubbar pjäser ställer dem rätt på sin egen tid. Båda spelarna får stoppa klockorna och kalla på domaren, som kan bestraffa den felande.
fide-2014-7-5-a = Ett regelvidrigt drag som upptäcks under partiet görs ogjort: ställningen just före det, eller den sista före det som kan fastställas, återställs. 4.3 och 4.7 binder ersättningsdraget, och partiet fortsätter därifrån.
fide-2014-7-5-a-p2 = Att flytta en bonde till sista raden och trycka på klockan utan att byta ut den är ett regelvidrigt drag. Bonden blir en dam av samma färg.
fide-2014-7-5-b = Efter en spelares första regelvidriga drag får motståndaren två extra minuter. Spelarens andra leder till förlust, eller till remi om motståndaren inte kan sätta matt genom någon följd av regelrätta drag.
fide-2014-7-6 = Visar det sig att en pjäs har hamnat fel återställs ställningen före felet, eller den sista som kan fastställas, och partiet fortsätter.

## Chapter 8: recording the moves

fide-2014-8-1-a = Varje spelare antecknar båda sidors drag, drag för drag, tydligt och läsligt, med algebraisk notation i tävlingens protokoll. Att skriva drag i förväg är förbjudet, utom vid krav enligt 9.2 eller 9.3 och vid hemligt drag (E.1.a).
fide-2014-8-1-b = I protokollet antecknas bara drag, klocktider, remianbud, sådant som rör krav och andra relevanta uppgifter.
fide-2014-8-1-c = En spelare får svara innan motståndarens drag har antecknats, men måste ha antecknat sitt föregående drag före nästa.
fide-2014-8-1-d = Båda spelarna antecknar ett remianbud med tecknet (=).
fide-2014-8-1-e = En spelare som inte kan föra protokoll får ha en assistent som domaren godtar. Domaren justerar tiderna rättvist, men inte tiden för spelaren som får hjälp.
fide-2014-8-2 = Domaren ska kunna se protokollen under hela partiet.
fide-2014-8-3 = Protokollen tillhör tävlingens arrangör.
fide-2014-8-4 = En spelare med mindre än fem minuter kvar i en period, och utan minst 30 sekunders tillägg per drag, behöver inte föra protokoll under resten av perioden.
fide-2014-8-5-a = Om ingen av spelarna för protokoll enligt 8.4 försöker domaren eller en assistent anteckna dragen. När en flagga faller stoppar domaren klockorna, och båda spelarna kompletterar sina protokoll efter domarens eller motståndarens.
fide-2014-8-5-b = Om bara en spelare har slutat föra protokoll måste den spelaren komplettera det så snart en flagga har fallit och före nästa drag. Vid draget får spelaren låna motståndarens protokoll men lämnar tillbaka det först.
fide-2014-8-5-c = Finns inget fullständigt protokoll rekonstruerar spelarna partiet på ett annat bräde under domarens uppsikt. Domaren antecknar först ställningen, klocktiderna, vem som är vid draget och, om det är känt, antalet drag.
fide-2014-8-6 = Kan protokollen inte visa att någon överskridit tiden räknas nästa drag som det första i nästa period, om det inte kan visas att fler drag har gjorts.
fide-2014-8-7 = Efter partiet undertecknar båda spelarna båda protokollen och anger resultatet. Även ett felaktigt resultat gäller, om inte domaren beslutar annat.

## Chapter 9: the drawn game

fide-2014-9-1-a = Tävlingsbestämmelserna kan förbjuda överenskommelse om remi före ett visst antal drag eller utan domarens samtycke.
fide-2014-9-1-b = Där remi får överenskommas gäller följande.
fide-2014-9-1-b-1 = Remi bjuds efter utfört drag och före trycket på klockan; vid annan tid gäller anbudet men bryter mot 11.5. Det får inte ha villkor, kan inte återtas och gäller tills det antas, avböjs muntligen eller genom att en pjäs rörs för drag eller slag, eller tills partiet slutar.
fide-2014-9-1-b-2 = Båda spelarna antecknar anbudet som (=).
fide-2014-9-1-b-3 = Ett remikrav enligt 9.2 eller 9.3 är också ett remianbud.
fide-2014-9-2 = Partiet är remi på riktigt krav av spelaren vid draget när samma ställning uppkommer för minst tredje gången, inte nödvändigtvis genom upprepade drag. Två fall, a och b.
fide-2014-9-2-a = Upprepningen är på väg att uppkomma: spelaren skriver först draget, som sedan inte kan ändras, och meddelar domaren sin avsikt att göra det.
fide-2014-9-2-b = Upprepningen har just uppkommit och den som kräver remi är vid draget.
fide-2014-9-2-same = Ställningar är lika när samma spelare är vid draget, pjäser av samma slag och färg står på samma rutor och alla pjäser kan göra samma drag.
fide-2014-9-2-1 = Ställningar är olika om en bonde tidigare kunde ha slagit en passant.
fide-2014-9-2-2 = Ställningar är olika om kung eller torn hade rätt att rockera och sedan förlorade den genom att flyttas. Rätten försvinner först när pjäsen har flyttats.
fide-2014-9-3 = Partiet är remi på riktigt krav av spelaren vid draget enligt femtiodragsregeln. Två fall, a och b.
fide-2014-9-3-a = Spelaren skriver ett drag som inte kan ändras och meddelar sin avsikt att göra det, och med det innehåller vardera sidans 50 senaste drag inget bondedrag och inget slag.
fide-2014-9-3-b = Vardera sidans 50 senaste drag innehåller redan inget bondedrag och inget slag.
fide-2014-9-4 = Den som rör en pjäs enligt 4.3 förlorar för det draget rätten till krav enligt 9.2 och 9.3.
fide-2014-9-5 = Vid krav enligt 9.2 eller 9.3 stoppar spelaren eller domaren klockorna. Kravet kan inte återtas.
fide-2014-9-5-a = Ett riktigt krav gör partiet genast remi.
fide-2014-9-5-b = Ett felaktigt krav ger motståndaren två extra minuter och partiet fortsätter. Ett drag som angetts i kravet måste göras enligt kapitel 3 och 4.
fide-2014-9-6 = Vart och ett av följande gör partiet remi utan krav.
fide-2014-9-6-a = Samma ställning, som i 9.2.b, har uppkommit minst fem gånger genom på varandra följande, upprepade drag.
fide-2014-9-6-b = Vardera sidan har gjort 75 drag i följd utan bondedrag och utan slag. Sätter det sista matt gäller matten.
fide-2014-9-7 = Partiet är genast remi när ingen följd av regelrätta drag längre kan leda till matt, förutsatt att det sista draget var regelrätt.

## Chapter 10: points

fide-2014-10-1 = Om inte tävlingsbestämmelserna säger annat ger vinst, även på walkover, 1 poäng, förlust, även på walkover, 0 och remi ½.

## Chapter 11: conduct of the players

fide-2014-11-1 = Spelarna får inte göra något som skadar schackets anseende.
fide-2014-11-2 = Tävlingslokalen är spelområdet jämte toaletter, servering, rökområde och annat som domaren anger. Spelområdet är platsen där partierna spelas.
fide-2014-11-2-a = En spelare får lämna tävlingslokalen bara med domarens tillstånd.
fide-2014-11-2-b = Spelaren vid draget får lämna spelområdet bara med domarens tillstånd.
fide-2014-11-2-c = Den som varken är spelare eller domare får komma in på spelområdet bara med domarens tillstånd.
fide-2014-11-3-a = Under partiet får en spelare inte använda anteckningar eller andra källor och inte analysera något parti på ett annat bräde.
fide-2014-11-3-b = Under partiet får ingen mobiltelefon eller annan elektronisk kommunikationsutrustning tas in i tävlingslokalen. En spelare som uppenbart gjort det förlorar och motståndaren vinner; tävlingsbestämmelserna kan ange ett mildare straff.
fide-2014-11-3-b-search = Domaren får kräva att en spelares kläder, väskor och andra tillhörigheter undersöks avskilt, av domaren eller en befullmäktigad person av samma kön. Den som vägrar behandlas enligt 12.9.
fide-2014-11-3-c = Rökning är tillåten bara där domaren medger det.
fide-2014-11-4 = Spelare som har avslutat sina partier räknas som åskådare.
fide-2014-11-5 = Det är förbjudet att störa eller irritera motståndaren på något sätt. Dit hör oskäliga krav, oskäliga remianbud och att ta in en bullerkälla på spelområdet.
fide-2014-11-6 = Brott mot någon del av 11.1–11.5 kan bestraffas enligt 12.9.
fide-2014-11-7 = En spelare som ihärdigt vägrar följa reglerna kan dömas till förlust. Domaren bestämmer motståndarens poäng.
fide-2014-11-8 = Är båda spelarna skyldiga enligt 11.7 förlorar båda.
fide-2014-11-9 = En spelare får be domaren förklara reglerna.
fide-2014-11-10 = Om inte tävlingsbestämmelserna utesluter det får en spelare överklaga domarens beslut, även efter att ha undertecknat protokollet.

## Chapter 12: the arbiter

fide-2014-12-1 = Domaren ser till att reglerna följs strikt.
fide-2014-12-2-a = Domaren värnar om rent spel.
fide-2014-12-2-b = Domaren handlar i tävlingens intresse.
fide-2014-12-2-c = Domaren upprätthåller goda spelförhållanden.
fide-2014-12-2-d = Domaren ser till att spelarna inte störs.
fide-2014-12-2-e = Domaren övervakar tävlingens förlopp.
fide-2014-12-2-f = Domaren tar särskild hänsyn till spelare med funktionsnedsättning eller sjukdom.
fide-2014-12-3 = Domaren följer partierna, särskilt när spelarna är i tidsnöd, verkställer sina beslut och bestraffar vid behov.
fide-2014-12-4 = Domaren får utse assistenter som följer partierna, till exempel när flera spelare är i tidsnöd.
fide-2014-12-5 = Domaren får ge en eller båda spelarna extra tid när något utifrån har stört partiet.
fide-2014-12-6 = Domaren ingriper bara i de fall reglerna anger. Antalet drag uppges bara vid 8.5 efter att en flagga fallit, och ingen spelare påminns om att motståndaren har dragit eller att spelaren inte har tryckt på klockan.
fide-2014-12-7 = Den som ser en oegentlighet får säga det bara till domaren. Spelare i andra partier och åskådare talar inte om ett parti och ingriper inte; domaren får avvisa den som stör.
fide-2014-12-8 = Ingen får använda mobiltelefon eller annan kommunikationsutrustning i tävlingslokalen eller på närliggande områden som domaren anger utan domarens tillstånd.
fide-2014-12-9 = Domaren får använda ett eller flera av straffen a–h.
fide-2014-12-9-a = Varning.
fide-2014-12-9-b = Mer tid till motståndaren.
fide-2014-12-9-c = Mindre tid för den felande.
fide-2014-12-9-d = Fler poäng till den drabbade, högst så många som partiet kan ge.
fide-2014-12-9-e = Färre poäng för den felande.
fide-2014-12-9-f = Partiförlust; domaren bestämmer även motståndarens poäng.
fide-2014-12-9-g = Böter som meddelats på förhand.
fide-2014-12-9-h = Uteslutning ur tävlingen.

## Appendix A: rapid

fide-2014-a-1 = I snabbschack har varje spelare mer än 10 och mindre än 60 minuter för alla drag, räknat som grundtid plus 60 gånger tillägget.
fide-2014-a-2 = I snabbschack behöver spelarna inte föra protokoll.
fide-2014-a-3 = Tävlingsreglerna gäller oförändrade om både a och b är uppfyllda.
fide-2014-a-3-a = Första villkoret: en domare övervakar högst tre partier.
fide-2014-a-3-b = Andra villkoret: varje parti protokollförs av domaren eller en assistent, om möjligt elektroniskt.
fide-2014-a-4 = I annat fall gäller a–d nedan.
fide-2014-a-4-a = Två slags rättelser bortfaller när varje spelare har gjort tio drag från utgångsställningen.
fide-2014-a-4-a-1 = Efter tio drag var ändras klockinställningen inte längre, om inte tävlingens tidsschema skulle bli lidande.
fide-2014-a-4-a-2 = Efter tio drag var rättas en felaktig utgångsställning eller ett felvänt bräde inte längre. En kung som började på fel ruta kan inte rockera, och inte heller kan rockad göras med ett torn som började på fel ruta.
fide-2014-a-4-b = Ett regelvidrigt drag är fullbordat när spelaren har tryckt på klockan. Det leder till förlust om domaren ser det, eller motståndaren kräver vinst, innan motståndarens nästa drag är utfört, men till remi om motståndaren inte kan sätta matt genom någon följd av regelrätta drag. Därefter står det fast, om inte spelarna själva enas om annat.
fide-2014-a-4-c = Den som kräver vinst på tid stoppar båda klockorna och kallar på domaren, och den egna flaggan måste därefter ännu vara uppe. Partiet är remi om den som kräver vinst inte kan sätta matt genom någon följd av regelrätta drag.
fide-2014-a-4-d = Ser domaren att båda kungarna står i schack, eller att en bonde står på sin sista rad, väntar domaren tills nästa drag är utfört. Är den regelvidriga ställningen kvar är partiet remi.
fide-2014-a-5 = Tävlingsbestämmelserna anger om A.3 eller A.4 används i tävlingen.

## Appendix B: blitz

fide-2014-b-note = I Finland har blixtschack egna regler.
fide-2014-b-1 = I blixtschack har varje spelare högst 10 minuter för alla drag, räknat som grundtid plus 60 gånger tillägget.
fide-2014-b-2 = I blixtschack är tidsstraffen i kapitel 7 och 9 en minut i stället för två.
fide-2014-b-3 = Tävlingsreglerna gäller oförändrade om både a och b är uppfyllda.
fide-2014-b-3-a = Första villkoret: varje domare övervakar bara ett parti.
fide-2014-b-3-b = Andra villkoret: varje parti protokollförs av domaren eller en assistent, om möjligt elektroniskt.
fide-2014-b-4 = I annat fall spelas blixtschack enligt A.4 i snabbschackreglerna.
fide-2014-b-5 = Tävlingsbestämmelserna anger om B.3 eller B.4 används i tävlingen.

## Appendix C: algebraic notation

fide-2014-c-0 = FIDE erkänner bara algebraisk notation och rekommenderar den också i tryck. Ett protokoll i annan notation gäller inte som bevis, och domaren varnar den spelare som använder en sådan.
fide-2014-c-1 = I den här bilagan avser ”officer” alla pjäser utom bönder.
fide-2014-c-2 = En officer skrivs med en bokstav, vanligen den första i namnet; på finska K D T L R för kung, dam, torn, löpare och springare.
fide-2014-c-3 = En spelare får använda de bokstäver som är vanliga i det egna landet. I tryck rekommenderas figuriner.
fide-2014-c-4 = Bönder har ingen bokstav; ett drag utan bokstav är ett bondedrag, till exempel e5.
fide-2014-c-5 = Linjerna betecknas a–h från vänster till höger sett från vit.
fide-2014-c-6 = Raderna numreras 1–8 från vits sida; vit börjar på 1 och 2, svart på 7 och 8.
fide-2014-c-7 = Så har var och en av de 64 rutorna ett eget namn, en bokstav och en siffra.
fide-2014-c-8 = Ett drag skrivs som officerens bokstav och ankomstrutan utan bindestreck: Le5, Sf3. Ett bondedrag är bara ankomstrutan: e5.
fide-2014-c-9 = Ett slag får markeras med x: Lxe5. Ett bondeslag anger linjen bonden kom från: dxe5. En passant skrivs med den verkliga ankomstrutan och får följas av e.p.
fide-2014-c-10 = Kan två likadana officerare gå till samma ruta anges på följande sätt vilken som flyttas.
fide-2014-c-10-1 = Står båda på samma rad: bokstav, utgångslinje, ankomstruta.
fide-2014-c-10-2 = Står båda på samma linje: bokstav, utgångsrad, ankomstruta.
fide-2014-c-10-p3 = Står de på olika linjer och rader är linjen att föredra.
fide-2014-c-10-a = Exempel: av springare på g1 och e1 går en till f3: Sgf3 eller Sef3.
fide-2014-c-10-b = Exempel: av springare på g5 och g1 går en till f3: S5f3 eller S1f3.
fide-2014-c-10-c = Exempel: av springare på h2 och d4 går en till f3: Shf3 eller Sdf3.
fide-2014-c-10-4 = Är draget ett slag får x läggas till: Sgxf3, S5xf3, Sdxf3.
fide-2014-c-11 = Vid förvandling följs bondedraget av den nya officerens bokstav: d8D, exf8S.
fide-2014-c-12 = Ett remianbud skrivs (=).
fide-2014-c-13 = Tecken: 0-0 är rockad med tornet på h1 eller h8, 0-0-0 med tornet på a1 eller a8; x slår, + schack, ++ eller X matt, e.p. en passant. De fyra sista är valfria.
fide-2014-c-sample = Ett exempelparti visar notationen med och utan de valfria tecknen.

## Appendix D: blind and visually disabled players

fide-2014-d-1 = Arrangörerna får i samråd med domaren anpassa dessa regler till lokala förhållanden. I ett tävlingsparti mellan en seende och en blind spelare får vardera kräva två bräden: ett vanligt och ett specialbräde.
fide-2014-d-1-board-a = Specialbrädet mäter minst 20 × 20 cm.
fide-2014-d-1-board-b = De mörka rutorna på specialbrädet är något upphöjda.
fide-2014-d-1-board-c = Varje ruta på specialbrädet har ett hål som håller pjäsen på plats.
fide-2014-d-1-pieces-a = Varje pjäs har en tapp som passar i brädets hål.
fide-2014-d-1-pieces-b = Pjäserna är av Stauntonmodell, de svarta särskilt märkta.
fide-2014-d-2 = Ett sådant parti spelas enligt följande regler.
fide-2014-d-2-1 = Drag sägs tydligt, upprepas av motståndaren och utförs på motståndarens bräde; vid förvandling anges den nya pjäsen. Linjerna kallas Anna, Bella, Cesar, David, Eva, Felix, Gustav och Hector; rader, pjäser och rockad sägs på tyska, om inte domaren för raderna beslutar annat.
fide-2014-d-2-2 = På den synskadades bräde räknas en pjäs som rörd när den har tagits ur sitt hål.
fide-2014-d-2-3 = Ett drag räknas som utfört när a, b och c alla har skett; först då startas motståndarens klocka.
fide-2014-d-2-3-a = Första villkoret: en slagen pjäs är borttagen från den dragande spelarens bräde.
fide-2014-d-2-3-b = Andra villkoret: pjäsen är placerad i ett annat hål.
fide-2014-d-2-3-c = Tredje villkoret: draget har sagts högt.
fide-2014-d-2-4 = För den seende spelaren gäller de vanliga reglerna i stället för 2 och 3.
fide-2014-d-2-5 = Den synskadade får använda en specialgjord klocka.
fide-2014-d-2-5-a = Urtavlan har kraftiga visare, med en upphöjd punkt var 5:e minut och två var 15:e.
fide-2014-d-2-5-b = Flaggan kan kännas, men hindrar inte att minutvisaren känns under timmens sista fem minuter.
fide-2014-d-2-5-c = Eller så kan den säga antalet drag högt för den synskadade.
fide-2014-d-2-6 = Den synskadade för protokoll med vanlig skrift, punktskrift eller inspelning.
fide-2014-d-2-7 = En felsägning rättas genast, innan motståndarens klocka startas.
fide-2014-d-2-8 = Skiljer sig de två brädena rättas de med hjälp av domaren och båda protokollen. Stämmer protokollen överens rättar den som gjort ett annat drag än det skrivna; annars återgår partiet till sista punkten där de stämmer. Domaren justerar klockorna.
fide-2014-d-2-9 = Den synskadade får ha en assistent med några av eller alla uppgifterna a–f.
fide-2014-d-2-9-a = Assistenten utför endera spelarens drag på den andras bräde.
fide-2014-d-2-9-b = Assistenten säger båda spelarnas drag högt.
fide-2014-d-2-9-c = Assistenten för den synskadades protokoll och startar motståndarens klocka, men först när draget har sagts (3.c).
fide-2014-d-2-9-d = Assistenten uppger på begäran för den synskadade antalet drag och bådas förbrukade tid.
fide-2014-d-2-9-e = Assistenten kräver vinst på tid och meddelar domaren när den seende har rört en pjäs.
fide-2014-d-2-9-f = Assistenten sköter formaliteterna när partiet avbryts.
fide-2014-d-2-10 = Har den synskadade ingen assistent får den seende använda en för 9.a och 9.b.

## Appendix E: adjourned games

fide-2014-e-1-a = När spelpasset slutar skriver spelaren vid draget sitt drag entydigt, lägger båda protokollen i ett kuvert, försluter det och stoppar först då klockorna; fram till dess får draget ändras. Ett drag som görs på brädet efter domarens uppmaning måste bli det hemliga draget.
fide-2014-e-1-b = En spelare som lämnar hemligt drag före spelpassets slut belastas med resten av passet.
fide-2014-e-2 = På kuvertet anges uppgifterna a–g.
fide-2014-e-2-a = På kuvertet står spelarnas namn.
fide-2014-e-2-b = På kuvertet står ställningen omedelbart före det hemliga draget.
fide-2014-e-2-c = På kuvertet står vardera spelarens förbrukade tid.
fide-2014-e-2-d = På kuvertet står vem som lämnat det hemliga draget.
fide-2014-e-2-e = På kuvertet står det hemliga dragets nummer.
fide-2014-e-2-f = På kuvertet står ett remianbud som gjorts före avbrottet.
fide-2014-e-2-g = På kuvertet står datum, tid och plats för återupptagandet.
fide-2014-e-3 = Domaren ansvarar för uppgifterna på kuvertet och för att det förvaras säkert.
fide-2014-e-4 = Ett remianbud som görs efter att motståndaren har lämnat hemligt drag gäller tills det antas eller avböjs enligt 9.1.
fide-2014-e-5 = Vid återupptagandet ställs ställningen före det hemliga draget upp och klockorna ställs på tiderna vid avbrottet.
fide-2014-e-6 = Partiet är slut om spelarna före återupptagandet enas om remi eller någon av dem ger upp hos domaren.
fide-2014-e-7 = Kuvertet öppnas först när spelaren som ska svara är närvarande.
fide-2014-e-8 = Om partiet inte redan är avgjort enligt kapitel 5, 6.9, 9.6 eller 9.7 förlorar den som lämnat det hemliga draget om draget är felaktigt på ett av tre sätt.
fide-2014-e-8-a = Det hemliga draget är tvetydigt.
fide-2014-e-8-b = Det hemliga draget är skrivet så att dess verkliga innebörd inte kan fastställas.
fide-2014-e-8-c = Det hemliga draget är regelvidrigt.
fide-2014-e-9 = Vid den avtalade tiden för återupptagandet beror förfarandet på vem som är närvarande.
fide-2014-e-9-a = Är spelaren som ska svara närvarande öppnas kuvertet, det hemliga draget utförs och den spelarens klocka startas.
fide-2014-e-9-b = Är spelaren som ska svara frånvarande startas den spelarens klocka. Vid ankomsten får spelaren stoppa den och kalla på domaren; då öppnas kuvertet, det hemliga draget utförs och klockan startas igen.
fide-2014-e-9-c = Är den som lämnat det hemliga draget frånvarande får motståndaren skriva sitt svar, lägga det i ett förslutet kuvert och starta den frånvarandes klocka i stället för att dra på brädet. Domaren förvarar kuvertet och det öppnas när den frånvarande kommer.
fide-2014-e-10 = En spelare som kommer till återupptagandet senare än tillåten försening förlorar, om inte domaren beslutar annat. Avslutade det hemliga draget partiet gäller ändå det resultatet.
fide-2014-e-11 = Är tillåten försening inte noll och båda spelarna till en början saknas förlorar den som ska svara tiden fram till sin ankomst, om inte bestämmelserna eller domaren säger annat.
fide-2014-e-12-a = Har kuvertet försvunnit fortsätter partiet från avbrottsställningen med de då förbrukade tiderna, eller med tider som domaren bestämmer om de är okända. Den som lämnat det hemliga draget gör sitt drag på brädet.
fide-2014-e-12-b = Kan ställningen inte återskapas är partiet ogiltigt och ett nytt spelas.
fide-2014-e-13 = Visar en klocka fel förbrukad tid vid återupptagandet rättas den om en spelare påpekar det före sitt första drag. Annars fortsätter partiet utan rättelse, om inte domaren beslutar annat.
fide-2014-e-14 = Det återupptagna spelpassets längd följer väggklockan, med en starttid som meddelats på förhand.

## Appendix F: Chess960

fide-2014-f-1 = I Schack960 slumpas utgångsställningen inom vissa gränser; i övrigt är det vanligt schack.
fide-2014-f-2 = De vita bönderna står på andra raden som vanligt. De övriga vita pjäserna står slumpvis på första raden, inom gränserna a–c.
fide-2014-f-2-a = Kungen står någonstans mellan de två tornen.
fide-2014-f-2-b = Löparna står på rutor av olika färg.
fide-2014-f-2-c = Varje svart pjäs står mitt emot samma vita pjäs.
fide-2014-f-2-tail = Ställningen får tas fram med datorprogram, tärning, mynt, kort eller liknande.
fide-2014-f-3-a = Även i Schack960 får varje spelare rockera en gång, med kung och torn i ett drag. De vanliga reglerna förutsätter bestämda utgångsrutor och måste därför tolkas enligt nedan.
fide-2014-f-3-b = Beroende på var kung och torn står utförs rockaden på ett av fyra sätt.
fide-2014-f-3-b-1 = Dubbelt drag: både kung och torn flyttas i samma drag.
fide-2014-f-3-b-2 = Platsbyte: kung och torn byter plats.
fide-2014-f-3-b-3 = Bara kungen: kungen flyttas och tornet står kvar.
fide-2014-f-3-b-4 = Bara tornet: tornet flyttas och kungen står kvar.
fide-2014-f-3-b-rec-1 = När rockaden görs för hand är rådet att ställa kungen vid sidan av brädet nära dess slutruta, flytta tornet och sedan sätta ned kungen.
fide-2014-f-3-b-rec-2 = Efter rockad står kung och torn på exakt samma rutor som i vanligt schack.
fide-2014-f-3-b-clar = Efter rockad på c-sidan (0-0-0) står kungen på c-linjen och tornet på d-linjen. Efter rockad på g-sidan (0-0) står kungen på g-linjen och tornet på f-linjen.
fide-2014-f-3-b-note-1 = För att undvika missförstånd kan det hjälpa att först säga ”jag tänker rockera”.
fide-2014-f-3-b-note-2 = Från vissa utgångsställningar står kungen eller tornet, men inte båda, kvar vid rockad.
fide-2014-f-3-b-note-3 = Från vissa utgångsställningar är rockad möjlig redan i första draget.
fide-2014-f-3-b-note-4 = Alla rutor från kungens utgångsruta till dess slutruta, och från tornets till dess slutruta, slutrutorna inräknade, måste vara tomma så när som på kungen och det tornet.
fide-2014-f-3-b-note-5 = Vissa rutor som måste vara tomma i vanligt schack får vara upptagna: efter 0-0-0 eventuellt a, b eller e, efter 0-0 eventuellt e eller h.

## Appendix G: quickplay finish

fide-2014-g-1 = En tidsbegränsad avslutning är partiets sista fas, där alla återstående drag ska göras på begränsad tid.
fide-2014-g-2 = Om den här bilagan gäller ska meddelas innan tävlingen börjar.
fide-2014-g-3 = Bilagan gäller bara långpartier och snabbschack utan tillägg per drag, inte blixtschack.
fide-2014-g-4 = En spelare vid draget med mindre än två minuter kvar får begära fördröjning eller tillägg med fem sekunder per drag för båda, om det är möjligt. Begäran är också ett remianbud; avböjs det och domaren går med på begäran ställs klockan om och motståndaren får två extra minuter.
fide-2014-g-5 = Används inte G.4 får en spelare vid draget med mindre än två minuter kvar kräva remi innan flaggan faller, och kallar då på domaren och får stoppa klockorna. Grunden är att motståndaren inte kan vinna på normalt sätt eller inte försöker.
fide-2014-g-5-a = Instämmer domaren i att motståndaren inte kan vinna på normalt sätt eller inte försöker är partiet remi. Annars skjuter domaren upp beslutet eller avslår kravet.
fide-2014-g-5-b = Skjuts beslutet upp kan motståndaren få två extra minuter och partiet fortsätter, om möjligt under uppsikt. Domaren beslutar senare, vid behov efter flaggfall, och dömer remi om motståndaren till den som överskridit tiden inte kan vinna på normalt sätt eller inte har försökt tillräckligt.
fide-2014-g-5-c = Avslås kravet får motståndaren två extra minuter.
fide-2014-g-6 = Finns ingen domare på plats gäller a och b.
fide-2014-g-6-a = En spelare med mindre än två minuter kvar får kräva remi innan flaggan faller; det avslutar partiet.
fide-2014-g-6-a-1 = Grund: motståndaren kan inte vinna på normalt sätt. Den som kräver remi antecknar slutställningen och motståndaren bekräftar den.
fide-2014-g-6-a-2 = Grund: motståndaren har inte försökt vinna på normalt sätt. Den som kräver remi antecknar slutställningen och lämnar in ett fullständigt protokoll, och motståndaren bekräftar båda.
fide-2014-g-6-b = Kravet lämnas vidare till den domare som utsetts för ändamålet.
