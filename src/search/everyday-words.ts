import { type KnownWord, toKnownWord } from './spelling.ts';
import { STOP_WORDS, wordsOf } from './swedish-words.ts';

/**
 * Words of everyday Swedish that seldom say what a query is about. A hit need not have them, but ranks higher if it
 * does. Their inflections do not match: "försenad" is not "första".
 */
const EVERYDAY_WORDS = `
  aldrig alldeles allihop allmänt allra alltid alltihop andra andras annan annars annat antagligen bakom bland borde
  bredvid bägge båda bådas både dessa dessutom direkt dock däremot därför egentligen eget egna el eländet
  emellan ena enda endast enligt enskilda enskilt faktiskt fan flera flest flesta fortfarande fram framför frågar förra
  först första förut galet genast genom ggr gärna hel hela hellre helst helt hemskt hit hittills idag ifall igen igår
  ihop ihåg ikväll imorgon inför inga ingen inget inom iväg jaha jo jävla kring kräver krävs lika lilla lille länge
  längre längst långt massor me medan mellan mest mindre minst mittemot mycket människor mån många möjligen nej ner nere
  nuvarande nämligen nära nästan nästkommande någonsin någonstans någonting ofta oftare oftast ok okej olikt omkring
  ordentligt oxå plötsligt precis rent resten riktig riktigt runt rätt samma samt samtliga sant sedan sen senare
  sistnämnda själv själva skit skiten sällan särskilt sådana sådant tack tidigt tillräckligt tillsammans trots tusan
  tyvärr ungefär uppe utanför ute utom vanlig vanligt varandra varannan vardag varken varsin verklig vidare viss vissa
  väldigt vänta väntar värsta ändå ännu äntligen åt åter överallt övrigt

  behövs behövt beror bestämde bestämma bestämmer bestämt betyder blivit bo bor byggde byggt byta byter bära böra börja
  börjar dra dragit drar drog fanns fastnar fastnat finnas finner fly flytta flyttade flyttar flyttat fundera funderar
  fungera fungerade funka funkade funnits följa följde följer följt förstod förstå förstår förstått gav gett gick gjort
  gått haft handla handlade handlar hann heter hett hinna hinner hitta hittade hittar hittat hjälpa hjälper hjälpt
  hoppas hunnit hämta hämtar hänt hålla håller hållit hålls höll hör höra hörde hört jobb jobba jobbade jobbar jobbat
  kalla kallar kallas klarade klarar kolla kollade kollar kom kommer kommit kosta kostar kunnat kände känna känner känt
  köpa köper köpt köpte kör köra körde kört la lade lagt legat leta letade letar letat ligga lovade lovar lyckas lyssna
  lägga lägger läggs lämna lär lära lärde lärt läsa läst läste lät låg låna låta låter löpa menade menar minnas minns
  märka märker märkte må mådde mår möta möter nämna nämner orka orkade orkar packa packar passa passar peka pekar plocka
  plockar prova provade provar pågå pågår påstå påstår räcka räcker räckt råkar rör röra rörde sa sade sagt sagts satt
  satte ser sett sitta ske skedde sker skett skicka skickar skrev skriva skriver skrivet skrivit skrivs sköter skötte
  slippa slipper sluta slutade slutar slutat slå slår sova springa springer stanna stannade stannar stod strunta
  struntar ställa ställer ställt stämde stämmer stå står stått säga säger sägs säja säjer sätta sätter sätts såg tackar
  tagit tagits tala talade talar tanka tappa tappade tappar tas testa testade testar tigga titta tittade tittar tittat
  tjata tjatar tog tro trodde tror tycka tyckt tyckte tänka tänker tänkt tänkte undra undrade valde valt varit velat
  veta vetat vilja ville visade visar visste väcka välja väljer väljs väntade väntat vågade vågar åka åker åkt åkte
  önska önskade önskar

  april augusti dag dagar dagarna dagen dagens dan dar dygn dygnet eftermiddag eftermiddagen februari fredag fredagen
  fredags gång gången gånger gångerna halvår halvåret helg helgen helger höstas ibland jan januari juli juni kväll
  kvällar kvällen lunch lördag lördagen lördags maj mars minut minuten minuter morgon morgonen månad månaden månader
  månaderna måndag måndags natt natten november nyss nätter oktober onsdag onsdagen onsdags sekund sekunder september
  sommar söndag söndagen söndags tid tiden tidens tider tidigare timmar timmarna timme timmen tisdag tisdagen tisdags
  torsdag torsdagen torsdags vecka veckan veckor vinter år åren året åretrunt årets

  billig billigt bra bäst bättre dum dyrare dålig dåliga dåligt enkel enkelt enklare enklast fin fina fint full fulla
  färdig färdiga färdigt gamla gammal gammalt glad glada gladare god goda gott hård hårda hårt hög höga högre högst högt
  illa jobbig jobbigt kall klar klart konstig konstiga konstigt kul liten litet längsta lätt lätta låga lågt lång långa
  långsam långsamt mätt mätta ny nya nytt nöjd nöjda nöjt rolig roliga roligt rädd rädda sjuka skum skön skönt små snabb
  snabbt snart snäll stor stora stort stressad svår svåra svårare svårt sämre sämst tom tomma tomt trevlig trevligt
  tråkig tråkiga vacker vanliga vanligtvis varm varma varmt viktig viktigast viktigt äldre äldst ärlig ärligt öppen

  del folk former fråga frågan grej grejen grejer info information informationen killar kille liv livet läge läget
  människa människan möjlighet möjligheter ord orden problem problemet sak saken saker sakerna sida sidan sidor
  situation situationen slag ställe ställen stället sätt sättet typer vis visst vän värld världen

  arton ca elva fem femtio femton fjorton fyra fyrtio kg kr kronor liter meter nio nitton noll par sex sextio sexton sju
  sjutton spänn st styck stycken tio tjugo tolv tre trettio tretton två åtta`;

/** Shorter words have too many similar words to be corrected to everyday words. */
const MIN_EVERYDAY_LENGTH = 5;

/** The everyday words, and the words that a misspelt word is compared with: everyday words and stop words. */
type Everyday = { readonly words: ReadonlySet<string>; readonly known: readonly KnownWord[] };

let everyday: Everyday | undefined;

/** Reads the everyday words once. This is not done when an isolate starts, so that the start does not wait for it. */
export const readEverydayWords = (): Everyday => {
  everyday ??= {
    words: new Set(wordsOf(EVERYDAY_WORDS)),
    known: [...wordsOf(EVERYDAY_WORDS), ...STOP_WORDS]
      .filter((word) => word.length >= MIN_EVERYDAY_LENGTH)
      .map((word) => toKnownWord(word, 0)),
  };
  return everyday;
};
