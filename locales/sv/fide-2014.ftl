### FIDE Laws of Chess in force from 1 July 2014: the gist of every row of crates/laws/books/fide-2014.rows, in our own words.

## Finnish preface

fide-2014-fi-1 = Den här utgåvan av reglerna gäller från den 1 juli 2014.
fide-2014-fi-2 = I Finland ger en telefon som låter varning första gången och partiförlust andra gången. Tävlingens särskilda bestämmelser kan föreskriva något annat.
fide-2014-fi-3 = Nytt 2014: 75 drag av vardera sidan utan slag eller bondedrag, och en ställning som upprepas fem gånger genom på varandra följande drag, är remi utan att någon kräver det.
fide-2014-fi-4 = I Finland gäller bilaga G i tävlingar med tidsbegränsad avslutning om inte de särskilda bestämmelserna undantar den. I blixtschack används den aldrig.
fide-2014-fi-5 = Nytt 2014: sent i partiet kan en spelare begära betänketid med fördröjning eller tillägg, och får det om domaren går med på det.
fide-2014-fi-6 = De särskilda bestämmelserna ska ange hur sent en spelare får komma, eftersom reglerna inte längre ger något standardvärde. I Finland är gränsen 30 minuter om inget anges.
fide-2014-fi-7 = Ett felaktigt remikrav ger nu motståndaren två minuter extra; tidigare var det tre.
fide-2014-fi-8 = En spelares andra regelstridiga drag förlorar nu partiet; tidigare var det det tredje.
fide-2014-fi-9 = I Finland förloras även snabbschackspartier först genom det andra regelstridiga draget.
fide-2014-fi-10 = FIDE-ratat snabbschack måste följa FIDE:s egen text: där förlorar redan det första regelstridiga draget, som i blixtschack.

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

fide-2014-1-1 = Två spelare drar växelvis på ett kvadratiskt bräde; Vit börjar. En spelare är vid draget så snart motståndarens drag är utfört.
fide-2014-1-2 = Målet är att hota motståndarens kung så att inget regelrätt drag finns; det är matt och vinner. Att ställa eller lämna sin egen kung hotad och att slå motståndarens kung är förbjudet.
fide-2014-1-3 = Om ingen av spelarna längre kan sätta matt är partiet remi (5.2.b).

## Chapter 2: the board and the starting array

fide-2014-2-1 = Brädet har 8 × 8 fält, omväxlande ljusa och mörka, och läggs så att båda spelarna har ett ljust hörnfält till höger.
fide-2014-2-2 = Varje sida börjar med 16 pjäser: kung, dam, två torn, två löpare, två springare och åtta bönder. De finska bokstäverna är K D T L R.
fide-2014-2-3 = Pjäserna börjar i den kända utgångsställningen, med damerna på fält av sin egen färg.
fide-2014-2-4 = De åtta lodräta raderna är linjer och de åtta vågräta är rader. En rak följd av likfärgade fält från en kant till en angränsande kant är en diagonal.

## Chapter 3: how the pieces move

fide-2014-3-1 = Ingen pjäs går till ett fält där en pjäs av samma färg står. Står där en av motståndarens pjäser slås den och tas av brädet som en del av draget.
fide-2014-3-1-p2 = En pjäs hotar en av motståndarens pjäser om den enligt 3.2–3.8 skulle kunna slå den.
fide-2014-3-1-p3 = En pjäs hotar ett fält även om draget dit skulle lämna eller ställa den egna kungen i schack.
fide-2014-3-2 = Löparen går till vilket fält som helst på en diagonal där den står.
fide-2014-3-3 = Tornet går till vilket fält som helst på sin linje eller rad.
fide-2014-3-4 = Damen går till vilket fält som helst på sin linje, sin rad eller en diagonal där den står.
fide-2014-3-5 = Löpare, torn och dam kan inte passera andra pjäser.
fide-2014-3-6 = Springaren går till ett av de närmaste fälten som inte ligger på dess rad, linje eller diagonal. Den passerar inga fält på vägen.
fide-2014-3-7-a = Bonden går rakt fram till nästa fält på sin linje om det är tomt.
fide-2014-3-7-b = I sitt första drag får bonden i stället gå två fält framåt om båda är tomma.
fide-2014-3-7-c = Bonden slår en av motståndarens pjäser ett steg snett framåt.
fide-2014-3-7-d = En passant: en bonde som hotar ett fält som motståndarens bonde passerat med ett dubbelsteg från sitt första fält får slå den som om den gått ett steg, men bara som omedelbart svar.
fide-2014-3-7-e = En bonde som når den bortersta raden byts i samma drag och på samma fält mot en ny dam, ett torn, en löpare eller en springare av samma färg, oavsett vad som slagits tidigare. Den nya pjäsen verkar genast.
fide-2014-3-8 = Kungen flyttas på två sätt: ett steg eller rockad.
fide-2014-3-8-a = Kungen går ett steg till ett angränsande fält som ingen av motståndarens pjäser hotar.
fide-2014-3-8-b = Rockad är ett drag av kungen: från sitt utgångsfält går den två steg längs första raden mot ett torn på dess utgångsfält, och tornet ställs på fältet som kungen just passerade.
fide-2014-3-8-b-1 = Rätten att rockera går förlorad för gott i två fall.
fide-2014-3-8-b-1-a = Den går förlorad när kungen har flyttats.
fide-2014-3-8-b-1-b = Den går förlorad med ett torn som har flyttats.
fide-2014-3-8-b-2 = Rockad är för tillfället förhindrad i två fall.
fide-2014-3-8-b-2-a = Den är förhindrad så länge kungens fält, fältet den passerar eller målfältet är hotat.
fide-2014-3-8-b-2-b = Den är förhindrad så länge någon pjäs står mellan kungen och tornet i fråga.
fide-2014-3-9 = En kung som hotas av en av motståndarens pjäser står i schack, även om den pjäsen själv är bunden. Inget drag får lämna eller ställa den egna kungen i schack.
fide-2014-3-10-a = Ett drag som uppfyller alla krav i 3.1–3.9 är regelrätt.
fide-2014-3-10-b = Ett drag som bryter mot något krav i 3.1–3.9 är regelstridigt.
fide-2014-3-10-c = En ställning som inte kan nås genom någon följd av regelrätta drag är regelstridig.
