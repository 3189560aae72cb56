### Finnish blitz rules of 2014: the gist of every row, in our own words.

book-finnish-blitz-2014 = Finländska blixtregler 2014
# As one chooses it from a list.
short-finnish-blitz-2014 = Finländska blixtregler
# As it is cited beside articles of another book.
cited-finnish-blitz-2014 = Finländsk blixt

## Standing and time (0 to 3)

finnish-blitz-2014-0 = Klubbarnas möte godkände de här reglerna våren 2014 för nationella blixttävlingar i Finland.
finnish-blitz-2014-1 = FIDE:s schackregler gäller, utom där de här reglerna säger något annat.
finnish-blitz-2014-2 = Alla drag görs inom en förutbestämd tid på den egna klockan, vanligen fem minuter. Även grundtid med tillägg för varje drag (Fischer) får användas.
finnish-blitz-2014-3 = Varje klocka ska ha en flagga som visar när tiden har tagit slut.

## The table and the clock (4 to 8)

finnish-blitz-2014-4-1 = Innan tävlingen börjar får domaren bestämma åt vilket håll klockorna ska vara vända.
finnish-blitz-2014-4-2 = Svart får välja vilken sida av brädet att sitta på.
finnish-blitz-2014-5 = Spelaren trycker på klockan med samma hand som gjorde draget.
finnish-blitz-2014-6 = Spelarna behöver inte föra protokoll.
finnish-blitz-2014-7-1 = När båda spelarna har gjort minst tre drag är det för sent att anmärka på fel utgångsställning, felvänt bräde eller fel inställd klocka.
finnish-blitz-2014-7-2 = En spelare vars kung och dam började på varandras rutor får ändå rockera, spegelvänt: kort på damflygeln och långt på kungsflygeln.
finnish-blitz-2014-8-1 = Spelarna rör klockan bara för att trycka på den eller ställa den rakt.
finnish-blitz-2014-8-2 = Klockan ska hanteras på ett korrekt sätt.
finnish-blitz-2014-8-3 = Den som har gjort ett drag får alltid trycka på klockan, även om motståndaren redan har svarat.
finnish-blitz-2014-8-4 = Handen får inte vila på klockans knapp eller hållas ovanför den.

## Disturbed and touched pieces (9 and 10)

finnish-blitz-2014-9-1 = Den som rubbar pjäser ställer tillbaka dem på sin egen tid.
finnish-blitz-2014-9-2 = Vid behov får motståndaren starta klockan för den som rubbade pjäserna, så att de ställs tillbaka på rätt spelares tid.
finnish-blitz-2014-9-3 = Domaren får ge den drabbade spelaren extra tid.
finnish-blitz-2014-10 = Om en spelare rör en pjäs men flyttar en annan får motståndaren starta spelarens klocka igen och kräva ett drag med den pjäs som rördes först.

## Promotion (11)

finnish-blitz-2014-11-1 = När en bonde har nått sista raden och den nya pjäsen saknas får vilken som helst av spelarna stoppa klockorna för att hämta den.
finnish-blitz-2014-11-2 = Lämnas bonden oförvandlad och spelaren trycker på klockan får motståndaren påtala ett regelvidrigt drag.
finnish-blitz-2014-11-3 = Om ingen påtalar det blir bonden stående på sista raden och kan aldrig senare förvandlas.

## Illegal moves (12)

finnish-blitz-2014-12 = Spelaren får själv rätta ett regelvidrigt drag fram till trycket på klockan.
finnish-blitz-2014-12-a = Ett regelvidrigt drag som ingen av spelarna märkte i tid kan inte rättas i efterhand och ger ingen rätt till krav.
finnish-blitz-2014-12-b = Regeln om rörd pjäs gäller också draget som ersätter ett regelvidrigt.
finnish-blitz-2014-12-c = Ett regelvidrigt drag är slutgiltigt när spelaren har tryckt så att motståndarens klocka går; från och med då får motståndaren kräva vinst.

## Winning (13)

finnish-blitz-2014-13 = Ett parti vinns på ett av fyra sätt, a till d.
finnish-blitz-2014-13-a = Vinst genom att sätta motståndaren matt.
finnish-blitz-2014-13-b = Vinst genom att motståndaren ger upp.
finnish-blitz-2014-13-c = Vinst på tid, när motståndarens flagga faller först och båda villkoren nedan är uppfyllda.
finnish-blitz-2014-13-c-1 = Första villkoret: spelaren påtalar att flaggan fallit och stoppar klockorna medan den egna flaggan ännu är uppe.
finnish-blitz-2014-13-c-1-both = Har tiden gått ut för båda är partiet remi, även om en digital klocka visar vems tid som tog slut först.
finnish-blitz-2014-13-c-2 = Andra villkoret: spelaren har tillräckligt material, det vill säga pjäser som kan tvinga fram matt mot en ensam kung.
finnish-blitz-2014-13-c-2-demo = En spelare som har tid kvar men inte tillräckligt material får ändå kräva vinst genom att genast visa en dragföljd som tvingar fram matt.
finnish-blitz-2014-13-d-1 = Vinst genom ett regelvidrigt drag av motståndaren, även att kungen lämnas eller ställs i schack, när motståndaren väl har tryckt på klockan. Det första räcker.
finnish-blitz-2014-13-d-2 = Vinsten måste krävas innan det egna svarsdraget är utfört på brädet; trycket på klockan spelar ingen roll.
finnish-blitz-2014-13-d-3 = Kungen får inte slås; det räcker att visa att den står i schack. Den som slår kungen förlorar.

## Drawing (14)

finnish-blitz-2014-14 = Ett parti blir remi på ett av fem sätt, a till e.
finnish-blitz-2014-14-a-1 = Remi genom patt, som i de allmänna schackreglerna.
finnish-blitz-2014-14-a-2 = Remi, som i de allmänna schackreglerna, när så få pjäser återstår att ingen kan sätta matt.
finnish-blitz-2014-14-b = Remi genom överenskommelse medan partiet pågår.
finnish-blitz-2014-14-c = Remi när en flagga faller efter att den andra redan är nere och ingen vinst hade krävts. Ordningen som en digital klocka visar saknar betydelse.
finnish-blitz-2014-14-d = Remi när en flagga är nere men motståndaren saknar det tillräckliga material som avses i 13.
finnish-blitz-2014-14-e-1 = Remi genom evig schack, upprepad ställning eller så kallad död ställning.
finnish-blitz-2014-14-e-def = En ställning är här död när inget regelrätt drag av någondera sidan för partiet framåt.
finnish-blitz-2014-14-e-proc = Den som kräver remi stoppar sin klocka och kallar på domaren. En motståndare som vägrar måste föra partiet framåt; finner domaren att så inte sker är partiet remi.
finnish-blitz-2014-14-e-late = Har partiet inte gått framåt sedan kravet får domaren döma remi även om tiden har gått ut.

## Order of events (15 and 16)

finnish-blitz-2014-15-1 = Det som hände först avgör.
finnish-blitz-2014-15-2 = Kan ordningen inte fastställas gäller den ordning i vilken händelserna påtalades.
finnish-blitz-2014-15-3 = Undantag: står ett regelvidrigt drag mot en tidsöverskridning förlorar den som gjorde det regelvidriga draget.
finnish-blitz-2014-16 = Vid en tvist får vilken som helst av spelarna stoppa klockorna för att kalla på domaren.

## Penalties (17)

finnish-blitz-2014-17 = Brott mot reglerna kan bestraffas, stegvis.
finnish-blitz-2014-17-a = Första gången: varning.
finnish-blitz-2014-17-b = Andra gången i samma parti: partiförlust.
finnish-blitz-2014-17-c = Vid upprepning i flera partier: andra straff, ända till uteslutning ur tävlingen.

## The arbiter and others (18 to 21)

finnish-blitz-2014-18-1 = Domaren ingriper inte i partiet på något sätt om inte en spelare begär det.
finnish-blitz-2014-18-2 = Framför allt får domaren inte påpeka en fallen flagga eller ett regelvidrigt drag.
finnish-blitz-2014-19 = Domaren tar klockan i handen bara vid en tvist, på spelarnas begäran eller för att byta en felaktig klocka.
finnish-blitz-2014-20-1 = Åskådare och spelare i andra partier lägger sig inte i. Om någon gör det, till exempel genom att påpeka en flagga, får domaren bestämma att partiet spelas om.
finnish-blitz-2014-20-2 = Domaren får också avvisa den som stör från tävlingslokalen.
finnish-blitz-2014-21-1 = Domarens beslut är slutgiltiga och kan inte överklagas.
finnish-blitz-2014-21-2 = Klagomål på domarens agerande kan däremot riktas till schackdomarkommittén.
