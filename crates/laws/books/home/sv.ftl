### Home rules: the leaflet of a boxed set: the gist of every row, in our own words.

book-home = Hemregler
# As one chooses it from a list.
short-home = Hemma
# As it is cited beside articles of another book.
cited-home = Hemreglerna

## Pelin sisältö: what is in the box

home-pelin-sisalto-1 = Asken innehåller ett bräde och 32 pjäser. Reservpjäser för förvandlade bönder finns inte.

## Pelin tavoite: the aim

home-pelin-tavoite-1 = Målet är att stänga in motståndarens kung. Alla andra pjäser kan slås och tas av brädet, men kungen slås aldrig.
home-pelin-tavoite-2 = En instängd kung är matt.

## Alkuasetelma: setting up

home-alkuasetelma-1 = Brädet ligger mellan spelarna så att båda har en ljus hörnruta till höger.
home-alkuasetelma-2 = De åtta vågräta raderna kallas rader och de åtta lodräta linjer. Rutor av samma färg som möts i hörnen bildar diagonaler.
home-alkuasetelma-3 = Färgerna lottas; ingen av spelarna får välja själv.
home-alkuasetelma-4 = Varje sida har 16 pjäser: kung, dam, två torn, två löpare, två springare och åtta bönder. De räknas upp efter betydelse, men ordningen påverkar inte spelet.
home-alkuasetelma-5 = Pjäserna ställs upp i den vanliga utgångsställningen.

## Nappuloiden siirtäminen: moving the pieces

home-nappuloiden-siirtaminen-1 = Varje pjässlag flyttas på sitt eget sätt och aldrig till en ruta där en egen pjäs står.
home-nappuloiden-siirtaminen-2 = Den som flyttar till en ruta med en av motståndarens pjäser slår den, och den tas av brädet.
home-nappuloiden-siirtaminen-3 = Bara springaren får passera en upptagen ruta. Enda undantaget är tornet som går över kungen vid rockad.

## Kuningas: the king

home-kuningas-1 = Utom vid rockad går kungen till en angränsande ruta som ingen av motståndarens pjäser angriper.
home-kuningas-2 = De båda kungarna får aldrig stå på rutor intill varandra.
home-kuningas-3 = Vid rockad går kungen två steg längs sin rad mot ett torn, och tornet ställs sedan på rutan som kungen just passerade.
home-kuningas-4 = Rockad är ett kungsdrag som fullbordas av ett torndrag, och räknas som ett enda drag.
home-kuningas-5 = En kung som har flyttats kan inte längre rockera.
home-kuningas-6 = Inte heller ett torn som har flyttats kan användas vid rockad.
home-kuningas-7-a = Rockad får vänta så länge kungens egen ruta eller rutan den passerar är angripen. Bladet nämner inte ankomstrutan, men kungen får inte lämnas i schack, så även den måste vara säker.
home-kuningas-7-b = Rockad får vänta så länge någon pjäs står mellan kungen och tornet.

## The other pieces

home-kuningatar = Damen går längs linjer, rader och diagonaler.
home-torni = Tornet går längs linjer och rader.
home-lahetti = Löparen går längs diagonaler.
home-ratsu = Springaren tar ett steg rakt och därefter ett steg snett, hela tiden bort från utgångsrutan.

## Sotilas: the pawn

home-sotilas-1 = Bonden går bara framåt.
home-sotilas-a = Utan att slå går bonden rakt fram, ett eller två steg från sin första ruta och därefter ett steg i taget, och bara över lediga rutor. Den slår ett steg snett framåt.
home-sotilas-b = En passant: en bonde som angriper den ruta som motståndarens bonde just passerade med ett dubbelsteg får slå den som om den hade gått ett steg, men bara i det omedelbart följande draget.
home-sotilas-c = En bonde som når sista raden byts i samma drag mot en dam, ett torn, en löpare eller en springare av samma färg, efter fritt val och oavsett vad som finns kvar på brädet. Den nya pjäsen verkar genast.

## Pelaaminen: playing

home-pelaaminen-1 = Den som fick de ljusa pjäserna i lottningen börjar; sedan drar spelarna växelvis.
home-pelaaminen-2 = I utgångsställningen kan bara springare och bönder flyttas; övriga pjäser kommer i spel senare. Det följer av ställningen och är ingen extra regel.

## Shakki ja matti: check and mate

home-shakki-ja-matti-1 = En kung vars ruta angrips av en av motståndarens pjäser står i schack.
home-shakki-ja-matti-2 = En schack måste besvaras i det omedelbart följande draget, på något av tre sätt.
home-shakki-ja-matti-a = Första sättet: kungen går till en ruta där den inte är angripen.
home-shakki-ja-matti-b = Andra sättet: slå den pjäs som schackar.
home-shakki-ja-matti-c = Tredje sättet: ställ en pjäs emellan på schackens linje.
home-shakki-ja-matti-3 = Kan schacken inte pareras är kungen matt.

## Pelin voittaminen: winning

home-pelin-voittaminen-1 = Den som sätter matt vinner, även med färre pjäser på brädet.
home-pelin-voittaminen-2 = En spelare som ser en matt komma eller står på förlust kan ge upp.
home-pelin-voittaminen-3 = När den ena ger upp har den andra vunnit, oavsett ställningen.

## Tasapeli: draws

home-tasapeli-1 = Partiet är remi när ingen av sidorna har pjäser nog för att alls kunna sätta matt, till exempel kung mot kung eller kung och en ensam löpare eller springare mot kung.
home-tasapeli-2 = Partiet är remi genom patt: spelaren vid draget står inte i schack men har inget drag.
home-tasapeli-3 = Partiet är remi när båda spelarna kommer överens om det, när som helst.
home-tasapeli-4 = Partiet är remi om en spelare kräver det när samma ställning har uppkommit tre gånger med samma spelare vid draget. Utan krav fortsätter spelet.
home-tasapeli-4-same = Ställningar är lika när likadana pjäser av samma färg står på samma rutor och kan göra samma drag.
home-tasapeli-4-a = Kravet får ställas av den spelare vars drag upprepar ställningen, genom att säga draget; det behöver inte skrivas ned.
home-tasapeli-4-b = Kravet får också ställas av den som ska svara på draget som upprepade ställningen.
home-tasapeli-5 = Partiet är remi när spelaren vid draget visar att båda sidor har gjort minst 50 drag utan slag och utan bondedrag. Även det femtionde draget måste redan vara gjort.
