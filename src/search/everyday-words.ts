/**
 * Words of everyday Swedish that seldom say what a query is about. A hit need not have them, but is better when it has. No
 * inflection is read into them: "försenad" is not "första".
 */
export const EVERYDAY_WORDS = `
  aldrig alldeles allihop allmänt allra alltid alltihop andra andras annan annars annat antagligen bakom bland borde
  bredvid bägge båda bådas både dessa dessutom direkt dock däremot därför därifrån egentligen eget egna el eländet emellan
  ena enda endast enligt enskilda enskilt faktiskt fan flera flest flesta fortfarande fram framför frågar förra först
  första förut galet genast genom ggr gärna hel hela hellre helst helt hemskt hit hittills idag ifall igen igår ihop ihåg
  ikväll imorgon inför inga ingen inget inom iväg jaha jo jävla kring kräver krävs lika lilla lille länge längre längst
  långt massor me medan mellan mest mindre minst mittemot mycket människor mån många möjligen nej ner nere nuvarande
  nämligen nära nästan nästkommande någonsin någonstans någonting ofta oftare oftast ok okej olikt omkring ordentligt oxå
  plötsligt precis rent resten riktig riktigt runt rätt samma samt samtliga sant sedan sen senare sistnämnda själv själva
  skit skiten sällan särskilt sådana sådant tack tidigt tillräckligt tillsammans trots tusan tyvärr ungefär uppe utanför
  ute utom vanlig vanligt varandra varannan vardag varken varsin verklig vidare viss vissa väldigt vänta väntar värsta
  ändå ännu äntligen åt åter överallt övrigt

  behövs behövt beror bestämde bestämma bestämmer bestämt betyder blivit bo bor byggde byggt bära böra dra dragit drar
  drog fanns fastnar fastnat finnas finner fly flytta flyttade flyttar flyttat fundera funderar fungera fungerade funka
  funkade funnits följa följde följer följt förstod förstå förstår förstått gav gett gick gjort gått haft handlade hann
  heter hett hinna hinner hitta hittade hittar hittat hjälpa hjälper hjälpt hoppas hunnit hänt hålla håller hållit hålls
  höll hör höra hörde hört jobb jobba jobbade jobbar jobbat kalla kallar kallas klarade klarar kolla kollade kollar kom
  kommer kommit kunnat kände känna känner känt kör köra körde kört la lade lagt legat leta letade letar letat ligga lovade
  lovar lyckas lyssna lägga lägger läggs lär lära lärde lärt läsa läst läste lät låg låna låta låter löpa menade menar
  minnas minns märka märker märkte må mådde mår möta möter nämna nämner orka orkade orkar packa packar passa passar peka
  pekar plocka plockar prova provade provar pågå pågår påstå påstår räcka räcker räckt råkar rör röra rörde sa sade sagt
  sagts satt satte ser sett sitta ske skedde sker skett skrev skriva skriver skrivet skrivit skrivs sköter skötte slippa
  slipper slutade slutat slå slår sova springa springer stanna stannade stannar stod strunta struntar ställa ställer
  ställt stämde stämmer stå står stått säga säger sägs säja säjer sätta sätter sätts såg tackar tagit tagits tala talade
  talar tanka tappa tappade tappar tas testa testade testar tigga titta tittade tittar tittat tjata tjatar tog tro trodde
  tror tycka tyckt tyckte tänka tänker tänkt tänkte undra undrade valde valt varit velat veta vetat vilja ville visade
  visar visste väcka välja väljer väljs väntade väntat vågade vågar åka åker åkt åkte önska önskade önskar

  byta byter börja börjar dagarna dagen dagens dygnet eftermiddagen fredagen fredags gången gångerna halvåret handla
  handlar helgen helger hämta hämtar kosta kostar kvällar kvällen köpa köper köpt köpte lämna lördagen lördags minuten
  minuter morgonen månaden månaderna måndags natten nätter onsdagen onsdags sekunder skicka skickar sluta slutar söndagen
  söndags tiden tidens timmarna timmen tisdagen tisdags torsdagen torsdags åren åretrunt

  april augusti billigt dag dagar dan dar dygn dyrare dåliga dåligt eftermiddag enklare enklast februari fina fredag fulla
  färdiga färdigt glada gladare goda gång gånger halvår helg hårda hårt höga högre högst höstas ibland jan januari jobbigt
  juli juni konstiga konstigt kväll lunch längsta lätta låga lågt långa långsamt lördag maj mars minut morgon mätta månad
  månader måndag natt november nyss nöjda nöjt oktober onsdag roliga rädda sekund september sjuka skönt sommar svåra
  svårare sämst söndag tid tider tidigare timmar timme tisdag tomma tomt torsdag trevligt tråkiga vanliga vanligtvis varma
  varmt vecka veckan veckor viktigast viktigt vinter äldst ärligt år året årets

  billig bra bäst bättre dum dålig enkel enkelt fin fint former frågan full färdig gamla gammal gammalt glad god gott
  grejer hård hög högt illa informationen jobbig kall killar klar klart konstig kul liten litet livet läget lätt lång
  långsam människan mätt möjligheter ny nya nytt nöjd orden problemet rolig roligt rädd saken sakerna sidan sidor
  situationen skum skön små snabb snabbt snart snäll stor stora stort stressad ställen stället svår svårt sämre sättet tom
  trevlig tråkig typer vacker varm viktig visst världen äldre ärlig öppen

  del folk fråga grej grejen info information kille liv läge människa möjlighet ord problem sak saker sida situation slag
  ställe sätt vis vän värld

  arton ca elva fem femtio femton fjorton fyra fyrtio kg kr kronor liter meter nio nitton noll par sex sextio sexton sju
  sjutton spänn st styck stycken tio tjugo tolv tre trettio tretton två åtta`;
