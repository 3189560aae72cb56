### FIDE:s schackregler 2018 (finländsk utgåva) i sammandrag, ett meddelande per artikel.
### Egna ord utan auktoritet: regelboken själv avgör. Ordning och nummer är bokens;
### där ett tryckt nummer är dubblerat eller fel bär nyckeln det rättade numret.

book-fide-2018 = FIDE:s schackregler 2018
# As one chooses it from a list.
short-fide-2018 = FIDE:s regler 2018
# As it is cited beside articles of another book.
cited-fide-2018 = FIDE 2018

## Förord och inledning

fide-2018-fi-1 = Denna utgåva reviderar texten från juli 2017 och gäller tävlingar som börjar den 1 januari 2018 eller senare.
fide-2018-fi-2 = I Finland ger första ljudet från en spelares telefon en varning och det andra förlust av partiet; tävlingsbestämmelserna kan fastställa en annan påföljd.
fide-2018-fi-3 = Enligt FIDE är den tillåtna förseningen noll om inget annat meddelats. I Finland gäller tills vidare 30 minuter när ingen tid har meddelats.
fide-2018-fi-4 = Reglerna om tidsbegränsad avslutning och om att båda flaggorna fallit finns i Riktlinje III. I Finland gäller den i varje tävling med tidsbegränsad avslutning om inte tävlingsbestämmelserna utesluter den.
fide-2018-fi-5 = Även i snabbschack och blixtschack rättas en spelares första regelvidriga drag och leder inte i sig till förlust.
fide-2018-fi-6 = Bilaga B anger hur reglerna för långparti och snabbschack tillämpas i blixtschack.
fide-2018-fi-7 = Tills vidare får blixttävlingar i Finland på vissa punkter avvika från FIDE:s regler; avvikelserna finns i ett särskilt finländskt regelverk för blixtschack.
fide-2018-int-1 = Reglerna är skrivna för schack som spelas vid brädet.
fide-2018-int-2 = Reglerna består av två delar: grundläggande spelregler (kapitel 1–5) och tävlingsregler (kapitel 6–12).
fide-2018-int-3 = Den engelska text som antogs vid FIDE:s 88:e kongress är originalet; den gäller från den 1 januari 2018.
fide-2018-int-4 = Där originaltexten använder maskulin form avses en person oavsett kön.
fide-2018-pre-1 = Reglerna kan inte förutse allt. När ingen artikel ger svar söks avgörandet i liknande fall som reglerna behandlar.
fide-2018-pre-2 = Domaren förutsätts vara kunnig, omdömesgill och opartisk. Alltför detaljerade regler skulle ta bort friheten att finna den lösning som rättvisa, logik och omständigheter kräver.
fide-2018-pre-3 = Ett parti räknas för FIDE-rating bara om det spelas enligt dessa regler.
fide-2018-pre-4 = Samma regler rekommenderas också för partier som inte FIDE-ratas.
fide-2018-pre-5 = Ett medlemsförbund kan begära FIDE:s utlåtande i en regelfråga.

## Kapitel 1: spelets natur och mål

fide-2018-1-1 = Två motståndare flyttar växelvis sina egna pjäser på ett kvadratiskt bräde, schackbrädet.
fide-2018-1-2 = Spelaren med de vita pjäserna gör det första draget, spelaren med de svarta det andra.
fide-2018-1-3 = En spelare är vid draget så snart motståndarens drag är utfört; motståndaren behöver ännu inte ha tryckt på klockan.
fide-2018-1-4 = Båda spelarna strävar efter att angripa den andras kung så att det inte finns något regelrätt svar.
fide-2018-1-4-1 = Den som når målet har satt matt och vinner. Den egna kungen får inte lämnas eller ställas under angrepp, och motståndarens kung får aldrig slås.
fide-2018-1-4-2 = Den spelare vars kung är matt har förlorat partiet.
fide-2018-1-5 = Om ställningen är sådan att ingen av spelarna kan sätta matt är partiet remi (se 5.2.2).

## Kapitel 2: utgångsställning

fide-2018-2-1 = Brädet har 8 × 8 rutor, växelvis ljusa och mörka, och ligger så att hörnrutan närmast vardera spelarens högra hand är ljus.
fide-2018-2-2 = Vardera sidan börjar med 16 pjäser: kung, dam, två torn, två löpare, två springare och åtta bönder. De finska bokstäverna är K, D, T, L och R; bonden har ingen.
fide-2018-2-3 = I utgångsställningen står på bakre raden från a till h torn, springare, löpare, dam, kung, löpare, springare och torn med bönderna framför; svart speglar vit.
fide-2018-2-4 = De åtta lodräta rutföljderna kallas linjer, de åtta vågräta rader, och en rak följd av rutor i samma färg från en kant till en angränsande kant är en diagonal.

## Kapitel 3: pjäsernas gång

fide-2018-3-1 = Ingen pjäs får gå till en ruta där en pjäs av samma färg står.
fide-2018-3-1-1 = Att gå till en ruta där en av motståndarens pjäser står innebär att den slås; den tas bort från brädet som en del av samma drag.
fide-2018-3-1-2 = En pjäs angriper en motståndarpjäs när den enligt gångreglerna 3.2–3.8 skulle kunna slå den där den står.
fide-2018-3-1-3 = En pjäs angriper en ruta även om den inte får gå dit därför att den egna kungen då skulle stå i schack; också en bunden pjäs angriper.
fide-2018-3-2 = Löparen går till valfri ruta på någon av de diagonaler där den står.
fide-2018-3-3 = Tornet går till valfri ruta på den linje eller rad där det står.
fide-2018-3-4 = Damen går till valfri ruta på den linje, rad eller diagonal där den står.
fide-2018-3-5 = Löparen, tornet och damen får inte passera över någon annan pjäs.
fide-2018-3-6 = Springaren går till en av de närmaste rutor som inte ligger på samma rad, linje eller diagonal. Den passerar inga rutor på vägen och kan därför inte spärras.
fide-2018-3-7-1 = En bonde går ett steg rakt fram om rutan är tom.
fide-2018-3-7-2 = I sitt första drag får bonden i stället gå två steg, om båda rutorna är tomma.
fide-2018-3-7-3 = Bonden slår en motståndarpjäs som står snett framför den på en angränsande linje.
fide-2018-3-7-4-1 = Om en motståndarbonde går två steg och passerar en ruta som den egna bonden angriper, får denna slå den som om den bara hade gått ett steg.
fide-2018-3-7-4-2 = Detta slag, en passant, är tillåtet bara som omedelbart svar på dubbelsteget.
fide-2018-3-7-5-1 = En bonde som når sista raden ska i samma drag bytas mot dam, torn, löpare eller springare av egen färg. Rutan kallas förvandlingsruta.
fide-2018-3-7-5-2 = Valet är inte begränsat till pjäser som tidigare har slagits; en andra dam är till exempel tillåten.
fide-2018-3-7-5-3 = Bytet kallas förvandling, och den nya pjäsen verkar genast, även för schack och matt.
fide-2018-3-8 = Kungen kan gå på två sätt: ett steg till en angränsande ruta eller rockad.
fide-2018-3-8-1 = Kungen går ett steg till en angränsande ruta som inte angrips av någon motståndarpjäs.
fide-2018-3-8-2 = Rockad räknas som ett kungsdrag på första raden: kungen går två rutor från sin utgångsruta mot ett torn på dess utgångsruta, och tornet ställs på den ruta kungen just passerat.
fide-2018-3-8-2-1 = Rätten att rockera går förlorad för resten av partiet i de två följande fallen.
fide-2018-3-8-2-1-1 = Rätten att rockera är förlorad när kungen har flyttats.
fide-2018-3-8-2-1-2 = Rätten att rockera med ett visst torn är förlorad när tornet har flyttats.
fide-2018-3-8-2-2 = I de två följande fallen är rockad förhindrad bara för tillfället; själva rätten består.
fide-2018-3-8-2-2-1 = Rockad är förhindrad så länge kungens ruta, rutan den passerar eller rutan den når är angripen av en motståndarpjäs.
fide-2018-3-8-2-2-2 = Rockad är förhindrad så länge någon pjäs står mellan kungen och tornet i fråga.
fide-2018-3-9-1 = Kungen står i schack när den angrips av en motståndarpjäs, även om den pjäsen är bunden och själv inte får flytta.
fide-2018-3-9-2 = Inget drag får ställa eller lämna den egna kungen i schack.
fide-2018-3-10-1 = Ett drag är regelrätt när alla krav i 3.1–3.9 är uppfyllda.
fide-2018-3-10-2 = Ett drag som bryter mot något av kraven i 3.1–3.9 är regelvidrigt.
fide-2018-3-10-3 = En ställning är regelvidrig när ingen följd av regelrätta drag kan leda till den.

## Kapitel 4: att utföra ett drag

fide-2018-4-1 = Ett drag ska utföras med en hand.
fide-2018-4-2-1 = Spelaren vid draget får rätta till pjäser på deras rutor efter att först ha sagt till, till exempel ”j'adoube” eller ”jag rättar”.
fide-2018-4-2-2 = Varje annan beröring av en pjäs räknas som avsiktlig, om den inte uppenbart skedde av misstag.
fide-2018-4-3 = En spelare vid draget som avsiktligt rör pjäser på brädet för att flytta eller slå är bunden av beröringen.
fide-2018-4-3-1 = Den som rört en eller flera egna pjäser ska flytta den först rörda som kan flyttas.
fide-2018-4-3-2 = Den som rört en eller flera av motståndarens pjäser ska slå den först rörda som kan slås.
fide-2018-4-3-3 = Den som rört pjäser av båda färgerna ska slå den först rörda motståndarpjäsen med den först rörda egna pjäsen; är det regelvidrigt gäller den först rörda pjäs som kan flyttas eller slås. Är ordningen oklar anses den egna pjäsen ha rörts först.
fide-2018-4-4 = För rockad och förvandling gäller särskilda beröringsregler för spelaren vid draget.
fide-2018-4-4-1 = Den som avsiktligt rört kung och torn ska rockera åt det hållet om det är regelrätt.
fide-2018-4-4-2 = Den som rört tornet och sedan kungen får inte rockera åt det hållet i detta drag; 4.3.1 gäller.
fide-2018-4-4-3 = Den som för att rockera rört kungen och sedan ett torn när rockad åt det hållet är regelvidrig ska göra ett regelrätt drag med kungen, vilket kan vara rockad åt andra hållet; finns inget sådant får vilket regelrätt drag som helst göras.
fide-2018-4-4-4 = Vid förvandling är valet av pjäs slutgiltigt när den nya pjäsen har rört förvandlingsrutan.
fide-2018-4-5 = Om ingen av de rörda pjäserna kan flyttas eller slås får spelaren göra vilket regelrätt drag som helst.
fide-2018-4-6 = En förvandling kan utföras för hand på olika sätt.
fide-2018-4-6-1 = Själva bonden behöver inte ställas på förvandlingsrutan.
fide-2018-4-6-2 = Det är valfritt om bonden tas bort först eller den nya pjäsen ställs dit först.
fide-2018-4-6-3 = En motståndarpjäs som står på förvandlingsrutan måste slås.
fide-2018-4-7 = En pjäs som släppts på en ruta som ett regelrätt drag eller en del av ett sådant kan inte i samma drag ställas på en annan ruta. Draget är då utfört, med de särfall som följer.
fide-2018-4-7-1 = Ett slag är utfört när den slagna pjäsen är borta från brädet och den slående pjäsen har släppts på sin nya ruta.
fide-2018-4-7-2 = Rockaden är utförd när tornet har släppts på rutan som kungen passerade. När kungen släppts får bara den rockaden följa; är den regelvidrig gäller ett annat regelrätt kungsdrag (även rockad åt andra hållet), och saknas sådant vilket regelrätt drag som helst.
fide-2018-4-7-3 = Förvandlingen är utförd när den nya pjäsen har släppts på förvandlingsrutan och bonden är borta från brädet.
fide-2018-4-8 = En spelare som avsiktligt rört en pjäs för att flytta eller slå kan inte längre klaga på motståndarens brott mot 4.1–4.7.
fide-2018-4-9 = En spelare som inte kan flytta pjäserna får använda en assistent som domaren godkänner.

## Kapitel 5: partiets slut

fide-2018-5-1-1 = Matt vinner och avslutar partiet omedelbart, förutsatt att mattdraget följde kapitel 3 och artiklarna 4.2–4.7.
fide-2018-5-1-2 = Om en spelare ger upp vinner motståndaren och partiet slutar omedelbart.
fide-2018-5-2-1 = Patt: spelaren vid draget saknar regelrätt drag och står inte i schack. Partiet är genast remi, förutsatt att det sista draget följde kapitel 3 och artiklarna 4.2–4.7.
fide-2018-5-2-2 = Död ställning: ingen av spelarna kan sätta matt genom någon följd av regelrätta drag. Partiet är genast remi, förutsatt att det sista draget följde kapitel 3 och artiklarna 4.2–4.7.
fide-2018-5-2-3 = Spelarna kan komma överens om remi under partiet när båda har utfört minst ett drag; partiet slutar omedelbart.

## Kapitel 6: schackklockan

fide-2018-6-1 = En schackklocka har två sammankopplade visningar, av vilka bara en kan gå åt gången; med ”klocka” avses en av dem. Vardera har en flagga, och flaggfall betyder att spelarens tid är slut.
fide-2018-6-2-1 = Efter utfört drag stoppar spelaren sin klocka och startar motståndarens, det vill säga trycker på klockan; därmed är draget fullbordat. 6.2.1.1 och 6.2.1.2 anger ytterligare två sätt.
fide-2018-6-2-1-1 = Ett drag som avslutar partiet (5.1.1, 5.2.1, 5.2.2, 9.6.1 eller 9.6.2) är fullbordat utan tryck på klockan.
fide-2018-6-2-1-2 = Ett drag som inte fullbordats blir fullbordat när spelaren utför sitt nästa drag.
fide-2018-6-2-2 = En spelare ska alltid få trycka på klockan efter utfört drag, även om motståndaren redan har svarat. Tiden fram till trycket är spelarens egen.
fide-2018-6-2-3 = Spelaren trycker på klockan med den hand som utförde draget; fingret får inte vila på knappen eller hållas över den.
fide-2018-6-2-4 = Klockan ska hanteras korrekt: den får inte slås, lyftas eller vältas, och man får inte trycka på den före draget. Felaktig hantering bestraffas enligt 12.9.
fide-2018-6-2-5 = Bara den spelare vars klocka går får rätta till pjäserna.
fide-2018-6-2-6 = En spelare som inte kan använda klockan får ha en assistent som domaren godkänner. Domaren justerar då tiderna rättvist, dock inte till nackdel för en spelare med funktionsnedsättning.
fide-2018-6-3-1 = Varje spelare ska göra ett visst antal drag, eller alla, inom en viss tid med eventuellt tillägg per drag inräknat. Detta fastställs i förväg.
fide-2018-6-3-2 = Tid som sparas i en period förs över till nästa. Med fördröjning (Bronstein) har varje drag en fast extratid som löper först; huvudtiden minskar först därefter, och outnyttjad extratid sparas inte.
fide-2018-6-4 = Så snart en flagga har fallit kontrolleras om dragen som krävs enligt 6.3.1 är gjorda.
fide-2018-6-5 = Före partiet bestämmer domaren var schackklockan ska stå.
fide-2018-6-6 = Vid den fastställda starttiden startas vits klocka.
fide-2018-6-7-1 = Tävlingsbestämmelserna anger den tillåtna förseningen; anges ingen är den noll. Den som kommer till brädet senare förlorar partiet om inte domaren beslutar annat.
fide-2018-6-7-2 = Om den tillåtna förseningen inte är noll och ingen spelare är på plats vid start, förlorar vit all tid fram till sin ankomst om inte bestämmelserna eller domaren säger annat.
fide-2018-6-8 = En flagga anses ha fallit när domaren ser det eller när någon av spelarna med rätta påpekar det.
fide-2018-6-9 = Den som inte fullbordar de krävda dragen i tid förlorar, om partiet inte redan avslutats enligt 5.1.1–5.2.3. Det blir remi om motståndaren inte kan sätta matt genom någon följd av regelrätta drag.
fide-2018-6-10-1 = Det schackklockan visar är avgörande om den inte är uppenbart felaktig. Domaren byter ut en sådan klocka och ställer tiderna på den nya efter bästa omdöme.
fide-2018-6-10-2 = Upptäcks under partiet att en klocka är fel inställd stoppas den genast av en spelare eller domaren. Domaren rättar inställningen och vid behov tiderna och dragräknaren.
fide-2018-6-11-1 = Om partiet måste avbrytas stoppar domaren schackklockan.
fide-2018-6-11-2 = En spelare får stoppa schackklockan bara för att tillkalla domaren, till exempel när pjäsen som behövs för en förvandling saknas.
fide-2018-6-11-3 = Domaren bestämmer när partiet återupptas.
fide-2018-6-11-4 = När en spelare har stoppat klockan prövar domaren om skälet var giltigt; fanns uppenbart inget giltigt skäl bestraffas spelaren enligt 12.9.
fide-2018-6-12-1 = Skärmar och tavlor som visar ställningen, dragen och dragnumren, samt klockor som räknar drag, är tillåtna i spellokalen.
fide-2018-6-12-2 = En spelare får inte grunda ett krav enbart på vad en sådan visning anger.

## Kapitel 7: oegentligheter

fide-2018-7-1 = När en oegentlighet gör att pjäserna måste återställas till en tidigare ställning ställer domaren tiderna efter bästa omdöme eller låter dem vara, och rättar vid behov dragräknaren.
fide-2018-7-2-1 = Upptäcks under partiet att pjäserna var felaktigt uppställda från början annulleras partiet och ett nytt spelas.
fide-2018-7-2-2 = Upptäcks under partiet att brädet ligger fel vänt fortsätter partiet; ställningen överförs till ett rätt placerat bräde.
fide-2018-7-3 = Om färgerna förväxlats och det upptäcks innan båda har gjort 10 drag stoppas partiet och ett nytt spelas med rätt färger. Efter 10 eller fler drag var fortsätter partiet.
fide-2018-7-4-1 = Den som rubbar pjäser återställer ställningen på egen tid.
fide-2018-7-4-2 = Vid behov får vilken som helst av spelarna stoppa klockan och be domaren om hjälp.
fide-2018-7-4-3 = Domaren får bestraffa den som rubbade pjäserna.
fide-2018-7-5-1 = Ett regelvidrigt drag är fullbordat när spelaren har tryckt på klockan. Upptäcks ett sådant under partiet återställs ställningen just före det, eller annars den sista kända före det; 4.3 och 4.7 gäller det ersättande draget och partiet fortsätter.
fide-2018-7-5-2 = Om en spelare flyttat en bonde till sista raden och tryckt på klockan utan att byta ut bonden är draget regelvidrigt, och bonden ersätts med en dam av samma färg.
fide-2018-7-5-3 = Att trycka på klockan utan att ha gjort ett drag behandlas och bestraffas som ett regelvidrigt drag.
fide-2018-7-5-4 = Att använda båda händerna för ett drag, vid rockad, slag eller förvandling, och trycka på klockan behandlas och bestraffas som ett regelvidrigt drag.
fide-2018-7-5-5 = Efter åtgärden enligt 7.5.1–7.5.4 ger en spelares första fullbordade regelvidriga drag motståndaren två minuter extra. Det andra leder till förlust, men remi om motståndaren inte kan sätta matt genom någon följd av regelrätta drag.
fide-2018-7-6 = Upptäcks att en pjäs har hamnat fel återställs ställningen just före det, eller annars den sista kända före det, och partiet fortsätter därifrån.

## Kapitel 8: protokollföring

fide-2018-8-1-1 = Under partiet antecknar båda spelarna egna och motståndarens drag, drag för drag, tydligt och läsligt, med algebraisk notation (bilaga C) i tävlingens protokoll.
fide-2018-8-1-2 = Drag får inte skrivas i förväg, utom vid remikrav enligt 9.2 eller 9.3 eller när ett hemligt drag lämnas (I.1.1).
fide-2018-8-1-3 = Svaret får göras innan motståndarens drag har antecknats, men det egna föregående draget ska vara antecknat innan nästa utförs.
fide-2018-8-1-4 = I protokollet får bara utförda drag, klocktider, remianbud, uppgifter om krav och andra nödvändiga uppgifter antecknas.
fide-2018-8-1-5 = Båda spelarna antecknar ett remianbud med tecknet (=).
fide-2018-8-1-6 = En spelare som inte kan föra protokoll får använda en assistent som domaren godkänner. Spelarens klocka justeras rättvist, dock inte för en spelare med funktionsnedsättning.
fide-2018-8-2 = Protokollen ska vara synliga för domaren under hela partiet.
fide-2018-8-3 = Protokollen tillhör tävlingens arrangör.
fide-2018-8-4 = En spelare som någon gång i en period har mindre än fem minuter kvar och får mindre än 30 sekunder per drag behöver inte föra protokoll under resten av perioden.
fide-2018-8-5-1 = Om ingen av spelarna antecknar enligt 8.4 försöker domaren eller en assistent föra protokoll. När en flagga faller stoppar domaren klockan och båda kompletterar sina protokoll efter domarens eller motståndarens anteckningar.
fide-2018-8-5-2 = Om bara den ena spelaren inte antecknar enligt 8.4 ska denna komplettera protokollet när någon flagga har fallit och före nästa drag. Vid draget får motståndarens protokoll lånas; det ska lämnas tillbaka innan draget utförs.
fide-2018-8-5-3 = Finns inget fullständigt protokoll rekonstruerar spelarna partiet på ett annat bräde under uppsikt. Först noteras ställningen, klocktiderna, vem som är vid draget och om möjligt antalet drag.
fide-2018-8-6 = Om protokollen inte kan kompletteras så att de visar att en spelare överskridit tiden räknas nästa drag som det första i nästa period, om det inte kan visas att fler drag har gjorts.
fide-2018-8-7 = Efter partiet undertecknar båda spelarna båda protokollen och anger resultatet. Även ett felaktigt antecknat resultat gäller om inte domaren beslutar annat.

## Kapitel 9: remi

fide-2018-9-1-1 = Tävlingsbestämmelserna kan förbjuda att remi erbjuds och avtalas före ett visst antal drag, eller över huvud taget, utan domarens medgivande.
fide-2018-9-1-2 = Där remi får avtalas gäller de tre regler som följer.
fide-2018-9-1-2-1 = Remi erbjuds efter utfört drag och före trycket på klockan; vid annan tidpunkt är anbudet giltigt men 11.5 beaktas. Det får inte förenas med villkor eller återtas och gäller tills det antas, avböjs muntligen eller genom att en pjäs rörs för drag eller slag, eller partiet slutar.
fide-2018-9-1-2-2 = Båda spelarna noterar anbudet i protokollet med (=).
fide-2018-9-1-2-3 = Ett remikrav enligt 9.2 eller 9.3 räknas också som remianbud.
fide-2018-9-2-1 = Partiet är remi efter ett riktigt krav av spelaren vid draget när samma ställning, inte nödvändigtvis genom dragupprepning, uppkommer för minst tredje gången.
fide-2018-9-2-1-1 = Om ställningen är på väg att uppstå skriver spelaren först sitt drag, som inte kan ändras, i protokollet och meddelar domaren sin avsikt att utföra det.
fide-2018-9-2-1-2 = Om ställningen just har uppstått ska den som gör kravet vara vid draget.
fide-2018-9-2-2 = Ställningar är lika bara om samma spelare är vid draget, pjäser av samma slag och färg står på samma rutor och alla pjäsers möjliga drag är desamma.
fide-2018-9-2-2-1 = Ställningar är inte lika om en bonde i den första hade kunnat slås en passant.
fide-2018-9-2-2-2 = Ställningar är inte lika om en kung hade rätt att rockera med ett orört torn och sedan har förlorat den. Rätten förloras först när kungen eller tornet flyttas.
fide-2018-9-3 = Partiet är remi efter ett riktigt krav av spelaren vid draget enligt 50-dragsregeln.
fide-2018-9-3-1 = Spelaren skriver ett drag som inte kan ändras och meddelar sin avsikt att utföra det; därefter innehåller vardera spelarens 50 senaste drag varken bondedrag eller slag.
fide-2018-9-3-2 = Eller vardera spelarens 50 senaste drag innehåller redan varken bondedrag eller slag.
fide-2018-9-4 = Den som rör en pjäs enligt 4.3 förlorar rätten att kräva remi enligt 9.2 eller 9.3 i det draget.
fide-2018-9-5-1 = När ett krav enligt 9.2 eller 9.3 görs stoppar spelaren eller domaren schackklockan (se 6.11). Kravet kan inte återtas.
fide-2018-9-5-2 = Är kravet riktigt är partiet genast remi.
fide-2018-9-5-3 = Är kravet felaktigt får motståndaren två minuter extra och partiet fortsätter. Ett drag som kravet grundades på ska då utföras enligt kapitel 3 och 4.
fide-2018-9-6 = Om ett av eller båda följande fall inträffar är partiet remi utan krav.
fide-2018-9-6-1 = Samma ställning, enligt 9.2.2, har förekommit minst fem gånger.
fide-2018-9-6-2 = Vardera spelaren har gjort minst 75 drag i följd utan bondedrag eller slag. Ger det sista draget matt gäller matten.

## Kapitel 10: poäng

fide-2018-10-1 = Om tävlingsbestämmelserna inte säger annat ger vinst eller walkovervinst 1 poäng, förlust eller walkoverförlust 0 och remi ½.
fide-2018-10-2 = Poängen i ett parti får tillsammans aldrig överstiga det normala högsta, och var och en ska vara en poäng som normalt ges; ¾–¼ är till exempel inte tillåtet.

## Kapitel 11: spelarnas uppförande

fide-2018-11-1 = Spelarna får inte göra något som skadar schackets anseende.
fide-2018-11-2-1 = Tävlingslokalen omfattar spelområdet, toaletter, servering, rökområde och andra platser som domaren anger.
fide-2018-11-2-2 = Spelområdet är den plats där partierna spelas.
fide-2018-11-2-3 = Följande tre saker kräver domarens tillstånd.
fide-2018-11-2-3-1 = En spelare får lämna tävlingslokalen bara med domarens tillstånd.
fide-2018-11-2-3-2 = Spelaren vid draget får lämna spelområdet bara med domarens tillstånd.
fide-2018-11-2-3-3 = Den som varken är spelare, domare eller funktionär får komma in på spelområdet bara med domarens tillstånd.
fide-2018-11-2-4 = Tävlingsbestämmelserna kan kräva att motståndaren till spelaren vid draget anmäler till domaren innan spelområdet lämnas.
fide-2018-11-3-1 = Under partiet är anteckningar, informationskällor och råd förbjudna, liksom att analysera något parti på ett annat bräde.
fide-2018-11-3-2-1 = Under partiet får spelaren inte ha någon elektronisk utrustning i lokalen som domaren inte godkänt. Bestämmelserna kan tillåta den helt avstängd i spelarens väska på överenskommen plats; väskan får inte användas utan tillstånd.
fide-2018-11-3-2-2 = En spelare som uppenbart bär på en sådan apparat i lokalen förlorar och motståndaren vinner. Bestämmelserna kan ange ett mildare straff.
fide-2018-11-3-3 = Domaren kan låta undersöka spelarens kläder, väskor, tillhörigheter eller kropp i enrum; det görs av domaren eller en bemyndigad person av samma kön som spelaren. Vägran behandlas enligt 12.9.
fide-2018-11-3-4 = Rökning, även elektroniska cigaretter, är tillåten bara på den plats domaren anvisat.
fide-2018-11-4 = En spelare som avslutat sitt parti är åskådare.
fide-2018-11-5 = Det är förbjudet att på något sätt störa eller irritera motståndaren. Dit hör även ogrundade krav, ogrundade remianbud och att ta in en bullerkälla på spelområdet.
fide-2018-11-6 = Varje brott mot 11.1–11.5 kan bestraffas enligt 12.9.
fide-2018-11-7 = En spelare som ständigt vägrar att följa reglerna kan dömas till förlust; domaren bestämmer motståndarens poäng.
fide-2018-11-8 = Är båda spelarna skyldiga enligt 11.7 förlorar båda.
fide-2018-11-9 = En spelare får be domaren förklara enskilda punkter i reglerna.
fide-2018-11-10 = Om tävlingsbestämmelserna inte säger annat får en spelare överklaga domarens beslut, även efter att ha undertecknat protokollet.
fide-2018-11-11 = Båda spelarna ska bistå domaren när partiet måste rekonstrueras, även vid remikrav.
fide-2018-11-12 = Krav om tre lika ställningar eller 50 drag ska kontrolleras av spelarna under domarens uppsikt.

## Kapitel 12: domaren

fide-2018-12-1 = Domaren ser till att reglerna följs.
fide-2018-12-2 = Domaren har följande sju skyldigheter.
fide-2018-12-2-1 = Domaren ska säkra rent spel.
fide-2018-12-2-2 = Domaren ska handla i tävlingens bästa intresse.
fide-2018-12-2-3 = Domaren ska se till att goda spelförhållanden upprätthålls.
fide-2018-12-2-4 = Domaren ska se till att spelarna inte störs.
fide-2018-12-2-5 = Domaren ska övervaka tävlingens gång.
fide-2018-12-2-6 = Domaren ska särskilt värna om spelare med funktionsnedsättning och spelare som behöver läkarvård.
fide-2018-12-2-7 = Domaren ska följa reglerna och riktlinjerna mot fusk.
fide-2018-12-3 = Domaren iakttar partierna, särskilt vid tidsnöd, verkställer sina beslut och utdömer straff när det är befogat.
fide-2018-12-4 = Domaren får utse assistenter som iakttar partier, särskilt när många spelare är i tidsnöd.
fide-2018-12-5 = Om partiet har störts utifrån får domaren ge den ena eller båda spelarna extra tid.
fide-2018-12-6 = Domaren ingriper bara när reglerna säger det, upplyser inte om antalet drag utom enligt 8.5 efter flaggfall och talar inte om för en spelare att motståndaren har dragit eller att spelaren inte har tryckt på klockan.
fide-2018-12-7 = Den som ser en oegentlighet får tala om det bara för domaren. Åskådare och spelare i andra partier får inte tala om eller blanda sig i ett parti; domaren får avvisa den som stör.
fide-2018-12-8 = Utan domarens tillstånd får ingen använda telefon eller annan kommunikationsutrustning i spellokalen eller på de platser domaren anger.
fide-2018-12-9 = Domaren kan utdöma ett eller flera av följande straff.
fide-2018-12-9-1 = Varning.
fide-2018-12-9-2 = Mer tid till motståndaren.
fide-2018-12-9-3 = Mindre tid för den felande spelaren.
fide-2018-12-9-4 = Fler poäng till motståndaren, högst till partiets maximala poäng.
fide-2018-12-9-5 = Färre poäng för den felande spelaren.
fide-2018-12-9-6 = Förlust av partiet; domaren bestämmer även motståndarens poäng.
fide-2018-12-9-7 = Böter som fastställts i förväg.
fide-2018-12-9-8 = Avstängning från en eller flera ronder.
fide-2018-12-9-9 = Uteslutning ur tävlingen.

## Bilaga A: snabbschack

fide-2018-a-1 = Snabbschack: alla drag ska göras inom en fast tid på mer än 10 men mindre än 60 minuter per spelare, eller så ligger grundtiden plus 60 gånger tillägget per drag inom dessa gränser.
fide-2018-a-2 = Spelarna behöver inte föra protokoll men behåller rätten till krav som normalt bygger på protokollet. En spelare får när som helst be domaren om ett protokoll för att anteckna dragen.
fide-2018-a-3-1 = Tävlingsreglerna gäller i sin helhet om båda följande villkor är uppfyllda.
fide-2018-a-3-1-1 = En domare övervakar högst tre partier.
fide-2018-a-3-1-2 = Varje parti protokollförs av domaren eller en assistent, om möjligt elektroniskt.
fide-2018-a-3-2 = Vid draget får en spelare be att få se domarens protokoll, högst fem gånger per parti; fler förfrågningar räknas som störande av motståndaren.
fide-2018-a-4 = Om villkoren i A.3.1 inte är uppfyllda gäller A.4.1–A.4.5.
fide-2018-a-4-1 = När båda spelarna har gjort tio drag från utgångsställningen gäller de två begränsningar som följer.
fide-2018-a-4-1-1 = Klockinställningen kan inte längre ändras, om den inte skulle störa tävlingens tidsschema.
fide-2018-a-4-1-2 = Felaktig utgångsställning eller felvänt bräde kan inte längre påtalas. En kung som började på fel ruta får inte rockera, och med ett torn som började på fel ruta får rockad inte göras.
fide-2018-a-4-2 = En domare som ser ett brott mot 7.5.1–7.5.4 handlar enligt 7.5.5 så länge motståndaren inte har utfört sitt nästa drag; fram till dess får även motståndaren göra krav. Därefter står det fast och kan inte rättas, om inte spelarna själva enas utan domaren.
fide-2018-a-4-3 = För att kräva vinst på tid får spelaren stoppa klockan och kalla på domaren. Partiet är remi om den som gör kravet inte kan sätta matt genom någon följd av regelrätta drag.
fide-2018-a-4-4 = En domare som ser båda kungarna i schack eller en bonde på sista raden väntar tills nästa drag är fullbordat. Om en regelvidrig ställning då kvarstår förklaras partiet remi.
fide-2018-a-4-5 = Även domaren ska påtala ett flaggfall så snart det ses.
fide-2018-a-5 = Tävlingsbestämmelserna anger om A.3 eller A.4 gäller; valet gäller alla partier i tävlingen.

## Bilaga B: blixtschack

fide-2018-b-0 = I Finland får blixttävlingar som inte FIDE-ratas avvika från vissa artiklar enligt ett särskilt finländskt regelverk.
fide-2018-b-1 = Blixtschack: alla drag ska göras inom en fast tid på högst 10 minuter per spelare, eller så är grundtiden plus 60 gånger tillägget per drag högst 10 minuter.
fide-2018-b-2 = Tidsstraffen i kapitel 7 och 9 är en minut i stället för två.
fide-2018-b-3-1 = Tävlingsreglerna gäller i sin helhet om båda följande villkor är uppfyllda.
fide-2018-b-3-1-1 = En domare övervakar bara ett parti.
fide-2018-b-3-1-2 = Varje parti protokollförs av domaren eller en assistent, om möjligt elektroniskt.
fide-2018-b-3-2 = Vid draget får en spelare be att få se detta protokoll, högst fem gånger per parti; fler förfrågningar räknas som störande av motståndaren.
fide-2018-b-4 = Om villkoren i B.3.1 inte är uppfyllda gäller snabbschackets A.2 och A.4.
fide-2018-b-5 = Tävlingsbestämmelserna anger om B.3 eller B.4 gäller; valet gäller alla partier i tävlingen.

## Bilaga C: algebraisk notation

fide-2018-c-0 = FIDE godtar bara algebraisk notation. Ett protokoll i ett annat system gäller inte som bevis där protokoll annars gör det, och domaren varnar den som använder ett sådant.
fide-2018-c-1 = Med officer avses i denna bilaga alla pjäser utom bonden.
fide-2018-c-2 = Officerare skrivs med en bokstav, oftast namnets begynnelsebokstav; på finska K (kung), D (dam), T (torn), L (löpare) och R (springare).
fide-2018-c-3 = En spelare får använda de bokstäver som är vanliga i det egna landet, till exempel F (fou) för löparen på franska eller L (loper) på nederländska. I tryck rekommenderas figuriner.
fide-2018-c-4 = Bonden har ingen bokstav och känns igen just på det. Skriv e5, d4, a5.
fide-2018-c-5 = De åtta linjerna betecknas a till h från vänster till höger sett från vit.
fide-2018-c-6 = De åtta raderna numreras 1 till 8 från vits sida; i utgångsställningen står vit på rad 1 och 2, svart på 7 och 8.
fide-2018-c-7 = Var och en av de 64 rutorna får så ett enda fast namn: en bokstav och en siffra.
fide-2018-c-8 = Ett officersdrag skrivs med bokstav och ankomstruta, bindestreck behövs inte (Le5, Sf3, Td1); ett bondedrag med bara ankomstrutan (e5). Den längre formen med utgångsruta (Lb2e5, e7e5) är tillåten.
fide-2018-c-9 = När en officer slår får ett x skrivas mellan de två delar som följer.
fide-2018-c-9-1 = Den första delen är den slående officerens bokstav.
fide-2018-c-9-2 = Den andra delen är ankomstrutan, som i Lxe5, Sxf3, Txd1.
fide-2018-c-9-3 = Ett bondeslag anges med utgångslinjen, eventuellt x, och ankomstrutan (dxe5). Vid en passant anges rutan där bonden verkligen hamnar, och ”e.p.” får läggas till (exd6 e.p.).
fide-2018-c-10 = När två likadana pjäser kan gå till samma ruta ska noteringen visa vilken som flyttas.
fide-2018-c-10-1 = Står båda på samma rad skrivs draget med de tre delar som följer.
fide-2018-c-10-1-1 = Först pjäsens bokstav.
fide-2018-c-10-1-2 = Sedan linjen den lämnar.
fide-2018-c-10-1-3 = Sist ankomstrutan.
fide-2018-c-10-2 = Står båda på samma linje skrivs draget med de tre delar som följer.
fide-2018-c-10-2-1 = Först pjäsens bokstav.
fide-2018-c-10-2-2 = Sedan raden den lämnar.
fide-2018-c-10-2-3 = Sist ankomstrutan.
fide-2018-c-10-3 = Står pjäserna på olika linjer och rader föredras att ange linjen (C.10.1).
fide-2018-c-10-3-1 = Exempel: med springare på g1 och e1 skrivs draget till f3 som Sgf3 eller Sef3.
fide-2018-c-10-3-2 = Exempel: med springare på g5 och g1 skrivs draget till f3 som S5f3 eller S1f3.
fide-2018-c-10-3-3 = Exempel: med springare på h2 och d4 skrivs draget till f3 som Shf3 eller Sdf3.
fide-2018-c-10-3-4 = Om draget slår på f3 gäller exemplen fortfarande och x får läggas till: Sgxf3, S5xf3, Shxf3.
fide-2018-c-11 = En förvandling skrivs som bondedraget följt av den nya pjäsens bokstav: d8D, exf8S, b1L, g1T.
fide-2018-c-12 = Ett remianbud skrivs (=).
fide-2018-c-13 = Tecken: 0-0 rockad med h-tornet, 0-0-0 rockad med a-tornet, x slår, + schack, ++ eller X matt, e.p. en passant. De fyra sista är valfria.
fide-2018-c-14 = Ett exempelparti ges i längre och kortare form; tionde draget lyder 10.0-0-0 Te8, där svarts drag saknas i den längre formen.

## Bilaga D: blinda och synskadade spelare

fide-2018-d-1 = Arrangören får efter samråd med domaren anpassa dessa regler efter lokala förhållanden. I parti mellan en seende och en synskadad spelare får vardera kräva två bräden, ett vanligt och ett specialtillverkat.
fide-2018-d-1-1 = Specialbrädet mäter minst 20 × 20 cm.
fide-2018-d-1-2 = Dess svarta rutor är något upphöjda.
fide-2018-d-1-3 = Varje ruta har ett hål som håller pjäsen fast.
fide-2018-d-1-4 = Pjäserna uppfyller de två krav som följer.
fide-2018-d-1-4-1 = Varje pjäs har en tapp som passar i hålen.
fide-2018-d-1-4-2 = Pjäserna är av Staunton-modell och de svarta särskilt märkta.
fide-2018-d-2 = Följande bestämmelser gäller för ett sådant parti.
fide-2018-d-2-1 = Draget sägs tydligt, upprepas av motståndaren och utförs på motståndarens bräde; vid förvandling nämns den nya pjäsen. Linjerna kallas Anna, Bella, Cesar, David, Eva, Felix, Gustav och Hector, rader och pjäser på tyska, om inte domaren beslutar annat.
fide-2018-d-2-2 = På den synskadade spelarens bräde anses en pjäs rörd när den lyfts ur sitt hål.
fide-2018-d-2-3 = Ett drag är utfört när alla tre följande villkor är uppfyllda.
fide-2018-d-2-3-1 = Vid slag har den slagna pjäsen tagits bort från brädet hos spelaren vid draget.
fide-2018-d-2-3-2 = Pjäsen har satts i ett annat hål.
fide-2018-d-2-3-3 = Draget har sagts högt.
fide-2018-d-2-4 = Först därefter startas motståndarens klocka.
fide-2018-d-2-5 = I de frågor som D.2.2 och D.2.3 rör gäller de vanliga reglerna för den seende spelaren.
fide-2018-d-2-6-1 = Den synskadade spelaren får använda en specialtillverkad schackklocka, som bör kunna meddela tid och antal drag.
fide-2018-d-2-6-2 = Alternativt får en analog klocka med följande två egenskaper användas.
fide-2018-d-2-6-2-1 = Urtavlan har kraftiga visare med en upphöjd punkt var femte minut och två var 15:e.
fide-2018-d-2-6-2-2 = Flaggan är lätt att känna och hindrar inte att minutvisaren känns under timmens sista fem minuter.
fide-2018-d-2-7 = Den synskadade spelaren antecknar dragen med vanlig skrift, punktskrift eller inspelning.
fide-2018-d-2-8 = En felsägning ska rättas genast och innan motståndarens klocka startas.
fide-2018-d-2-9 = Om ställningarna på de två brädena skiljer sig rättas de med domarens och båda protokollens hjälp. Stämmer protokollen överens rättar den som skrivit rätt men dragit fel sitt bräde; annars återgår partiet till den punkt där de stämmer och domaren ställer klockorna.
fide-2018-d-2-10 = Den synskadade spelaren får ha en assistent med några eller alla av följande uppgifter.
fide-2018-d-2-10-1 = Assistenten utför vardera spelarens drag på den andras bräde.
fide-2018-d-2-10-2 = Assistenten säger båda spelarnas drag högt.
fide-2018-d-2-10-3 = Assistenten för den synskadade spelarens protokoll och startar motståndarens klocka.
fide-2018-d-2-10-4 = Assistenten upplyser bara på begäran den synskadade spelaren om antalet drag och båda spelarnas förbrukade tid.
fide-2018-d-2-10-5 = Assistenten kräver vinst på tid och meddelar domaren när den seende spelaren har rört en pjäs.
fide-2018-d-2-10-6 = Assistenten sköter formaliteterna när partiet avbryts.
fide-2018-d-2-11 = Om den synskadade spelaren inte använder assistent får den seende använda en för uppgifterna i D.2.10.1 och D.2.10.2. Mot en hörselskadad motståndare är assistent obligatorisk.

## Riktlinje I: hängpartier

fide-2018-i-1-1 = Är partiet oavslutat när spelpasset slutar skriver spelaren vid draget sitt drag entydigt i protokollet, lägger båda protokollen i ett kuvert, försluter det och stoppar sedan klockorna; dessförinnan får draget ändras. Ett drag som utförs på brädet efter uppmaningen måste bli det hemliga draget.
fide-2018-i-1-2 = En spelare vid draget som vill avbryta före spelpassets slut belastas med all tid som återstår av passet.
fide-2018-i-2 = På kuvertet antecknas följande sju uppgifter.
fide-2018-i-2-1 = Spelarnas namn.
fide-2018-i-2-2 = Ställningen omedelbart före det hemliga draget.
fide-2018-i-2-3 = Vardera spelarens förbrukade tid.
fide-2018-i-2-4 = Namnet på spelaren som gjort det hemliga draget.
fide-2018-i-2-5 = Det hemliga dragets nummer.
fide-2018-i-2-6 = Ett remianbud som gjorts före avbrottet och ännu står öppet, om ett sådant finns.
fide-2018-i-2-7 = Datum, tid och plats för återupptagandet.
fide-2018-i-3 = Domaren ansvarar för uppgifterna på kuvertet och för att det förvaras säkert.
fide-2018-i-4 = Ett remianbud som görs efter att motståndaren lämnat hemligt drag gäller tills motståndaren antar eller avböjer det enligt 9.1.
fide-2018-i-5 = Vid återupptagandet ställs ställningen före det hemliga draget upp och vardera spelarens förbrukade tid ställs in på klockorna.
fide-2018-i-6 = Om spelarna före återupptagandet enas om remi eller någon av dem ger upp hos domaren är partiet slut.
fide-2018-i-7 = Kuvertet öppnas först när spelaren som ska svara på det hemliga draget är närvarande.
fide-2018-i-8 = Utom där kapitel 5, 6.9 eller 9.6 ger ett annat resultat förlorar den som lämnat det hemliga draget om draget har något av följande tre fel.
fide-2018-i-8-1 = Det hemliga draget är tvetydigt.
fide-2018-i-8-2 = Det hemliga draget är skrivet så att dess innebörd inte kan fastställas.
fide-2018-i-8-3 = Det hemliga draget är regelvidrigt.
fide-2018-i-9 = Vid den avtalade tiden för återupptagandet beror förfarandet på vem som är närvarande.
fide-2018-i-9-1 = Är spelaren som ska svara närvarande öppnas kuvertet, det hemliga draget utförs på brädet och den spelarens klocka startas.
fide-2018-i-9-2 = Är spelaren som ska svara frånvarande startas den spelarens klocka. Vid ankomsten får spelaren stoppa den och kalla på domaren; kuvertet öppnas, draget utförs och klockan startas igen.
fide-2018-i-9-3 = Är den som lämnat det hemliga draget frånvarande får motståndaren i stället för att dra på brädet skriva sitt svar, lägga det i ett kuvert, stoppa sin klocka och starta den frånvarandes. Domaren förvarar kuvertet och öppnar det när den frånvarande kommer.
fide-2018-i-10 = Den som kommer till återupptagandet efter den tillåtna förseningen förlorar om inte domaren beslutar annat. Men om det hemliga draget avslutade partiet gäller det resultatet.
fide-2018-i-11 = Om den tillåtna förseningen inte är noll och ingen av spelarna är på plats från början, förlorar den som ska svara all tid fram till sin ankomst om inte bestämmelserna eller domaren säger annat.
fide-2018-i-12-1 = Är kuvertet förlorat fortsätter partiet från avbrottsställningen med tiderna vid avbrottet; är de okända ställer domaren dem. Den som lämnat det hemliga draget utför det på brädet.
fide-2018-i-12-2 = Kan ställningen inte återställas annulleras partiet och ett nytt spelas.
fide-2018-i-13 = Om en förbrukad tid är fel inställd vid återupptagandet och en spelare påpekar det före sitt första drag rättas den; annars fortsätter partiet om inte domaren beslutar annat.
fide-2018-i-14 = Det återupptagna spelpassets längd mäts med domarens klocka från en meddelad starttid.

## Riktlinje II: Schack960

fide-2018-ii-1 = I Schack960 lottas utgångsställningen inom vissa gränser; därefter spelas partiet som vanligt schack, med samma gång och samma mål.
fide-2018-ii-2 = Vits bönder står som vanligt på andra raden; övriga pjäser placeras slumpmässigt på första raden med de begränsningar som följer.
fide-2018-ii-2-1 = Kungen står mellan de två tornen.
fide-2018-ii-2-2 = Löparna står på rutor av olika färg.
fide-2018-ii-2-3 = Svarts pjäser står mittemot vits. Ställningen kan lottas med dator, tärning, mynt, kort eller liknande.
fide-2018-ii-3 = Schack960 har egna rockadregler.
fide-2018-ii-3-1 = Vardera spelaren får rockera en gång, eventuellt med både kung och torn i ett drag. De vanliga reglerna måste tolkas, eftersom kung och torn ofta har andra utgångsrutor.
fide-2018-ii-3-2 = Beroende på var kung och torn står utförs rockaden på ett av de fyra sätt som följer.
fide-2018-ii-3-2-1 = Både kung och torn flyttas i samma drag.
fide-2018-ii-3-2-2 = Kung och torn byter plats.
fide-2018-ii-3-2-3 = Bara kungen flyttas.
fide-2018-ii-3-2-4 = Bara tornet flyttas.
fide-2018-ii-3-2-5 = Följande två rekommendationer gäller hur rockaden utförs.
fide-2018-ii-3-2-5-1 = På ett fysiskt bräde rekommenderas att kungen ställs utanför brädet nära sin slutruta, att tornet flyttas till sin slutruta och att kungen sedan ställs på sin.
fide-2018-ii-3-2-5-2 = Efter rockaden står kung och torn exakt där de skulle stå i vanligt schack.
fide-2018-ii-3-2-6 = Efter rockad på c-sidan (0-0-0) står kungen på c-linjen och tornet på d-linjen; efter rockad på g-sidan (0-0) står kungen på g-linjen och tornet på f-linjen.
fide-2018-ii-3-2-7 = Följande fem anmärkningar förklarar rockaden närmare.
fide-2018-ii-3-2-7-1 = För att undvika missförstånd kan det vara bra att före rockaden säga ”jag rockerar”.
fide-2018-ii-3-2-7-2 = I vissa utgångsställningar står antingen kungen eller tornet, men inte båda, kvar.
fide-2018-ii-3-2-7-3 = I vissa utgångsställningar kan rockad göras redan i första draget.
fide-2018-ii-3-2-7-4 = Alla rutor från kungens utgångsruta till dess slutruta och från tornets till dess slutruta, slutrutorna inräknade, ska vara tomma bortsett från kungen och tornet själva.
fide-2018-ii-3-2-7-5 = Vissa rutor får vara besatta som måste vara tomma i vanligt schack: på c-sidan a, b eller e, på g-sidan e eller h.

## Riktlinje III: partier utan tillägg per drag, tidsbegränsad avslutning

fide-2018-iii-1 = Tidsbegränsad avslutning är partiets sista fas, där alla återstående drag ska göras på begränsad tid.
fide-2018-iii-2-1 = Riktlinjerna för den sista perioden gäller bara om det meddelats före tävlingen (för Finland se FI.4).
fide-2018-iii-2-2 = De gäller bara långpartier och snabbpartier utan tillägg per drag, inte blixtschack.
fide-2018-iii-3-1 = Om båda flaggorna har fallit och det inte kan fastställas vilken som föll först gäller en av följande två regler.
fide-2018-iii-3-1-1 = I alla perioder utom den sista fortsätter partiet.
fide-2018-iii-3-1-2 = I den sista perioden, då alla återstående drag ska göras, är partiet remi.
fide-2018-iii-4 = En spelare vid draget med mindre än två minuter kvar får begära ett tillägg på fem sekunder per drag för båda, om det är möjligt; begäran är också ett remianbud. Avböjs det och domaren medger begäran ställs klockorna om, motståndaren får två minuter extra och partiet fortsätter.
fide-2018-iii-5 = Används inte III.4 får en spelare vid draget med mindre än två minuter kvar, innan flaggan faller, kräva remi därför att motståndaren inte kan vinna eller inte försöker vinna på normalt sätt. Spelaren ska kalla på domaren och får stoppa klockan (6.11.2).
fide-2018-iii-5-1 = Finner domaren att motståndaren inte försöker vinna på normalt sätt, eller inte kan det, förklaras partiet remi; annars skjuts beslutet upp eller kravet avslås.
fide-2018-iii-5-2 = Skjuts beslutet upp kan motståndaren få två minuter extra och partiet fortsätter, om möjligt under uppsikt. Domaren avgör senare i partiet eller snart efter flaggfall: remi om motståndaren till den vars flagga föll inte kan vinna på normalt sätt eller inte har försökt tillräckligt.
fide-2018-iii-5-3 = Avslås kravet får motståndaren två minuter extra.
fide-2018-iii-6 = Om ingen domare är närvarande gäller följande.
fide-2018-iii-6-1 = En spelare med mindre än två minuter kvar får kräva remi innan flaggan faller; partiet slutar där. Grunderna är de två som följer.
fide-2018-iii-6-1-1 = Motståndaren kan inte vinna på normalt sätt. Den som gör kravet skriver ned slutställningen och motståndaren bekräftar den.
fide-2018-iii-6-1-2 = Motståndaren har inte försökt vinna på normalt sätt. Den som gör kravet skriver ned slutställningen och lämnar ett fullständigt protokoll; motståndaren bekräftar båda.
fide-2018-iii-6-2 = Kravet hänskjuts till den domare som utsetts för ändamålet.
