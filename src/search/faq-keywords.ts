import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { Context } from './context.ts';

/**
 * Words that visitors search for, by the answer that they lead to: the anchor of a question, or a section of another
 * page. Words of the text itself are not repeated here. Inflections and misspellings need no entry of their own, unless
 * their stem differs. The English words of an answer come last.
 */
export const FAQ_KEYWORDS: Readonly<Record<string, string>> = {
  // Who sells, and how to begin
  '#vilka-far-salja': `
    vem passar deltagare delta medverka vara med använda användas tillåtet godkänt gäller bolag firma aktiebolag
    företagare enskild privat privatperson vanlig människa ensam person kyrka församling kör orkester scout scoutkår kår fotboll handboll
    fotbollslag handbollslag hockeylag innebandy hockey gymnastik ridklubb ridskola dans teater förskola dagis fritids
    gymnasium gymnasieklass högstadiet skola elevkår elevråd studenter studentkår studentflak klubb idrottsklubb
    idrottsförening pensionärsförening hembygdsförening bostadsrättsförening samfällighet föräldraförening kommun kommunal
    gäng vängrupp välgörenhet insamling kränga säljer ni till kompisar utan förening orkestern trupp körer AB mig själv
    klass lag ridklubben som helst skolklass basket basketlag egen hand samla in syförening gymnasist komvux
    universitet friidrott tennis golf volleyboll konfirmand moské stiftelse 4H fritidsgård koloniförening
    supporterklubb hundklubb jaktlag småföretagare frilans behörig målgrupp cheerleading sell eligible company`,
  '#komma-i-gang': `
    börja startar starta start uppstart igång sätta drar anmäla anmälan ansluta registrera registrering skapa konto
    bli med först steg process förfarande rutin skolresa klassresa resa cup tjäna ihop samla pengar intresserade komma
    hänga på testa prova funkar fungerar gå till tillväga gör vi nybörjare reggar regga signa upp sign teckna oss
    allra vårt lag vill sälja vår klass startpaket första ska göra nia arbete arbetsamt jobb jobba jobbigt
    arbetsinsats tidskrävande engagemang insats orkar arbetsuppgifter checklista administration administrera börda
    ideellt krångligt läraren lathund instruktioner timmar stök slit besvär ledaren lagförälder klassförälder uppdrag
    åtagande hålla håller sköta ansvar klassföräldern lägger ner behöver hinner mötesblad föräldramöte lagmöte årsmöte
    styrelsemöte dagordning informationsblad möte mötet träffas träff päronen information info inför övertyga
    övertygar bladet blad visa föräldrar papper pill pilligt påbörja introduktion vägledning manual guide stegvis
    beskrivning bruksanvisning upplägg koncept projekt presentation förbereda work register started`,
  '#vad-kostar-det-att-borja': `
    gratis kostnad kostnader kostnadsfritt utgift utgifter pris prislista avgift avgifter startavgift medlemsavgift dyrt
    dolda risk riskera riskfritt lägga ut ligga ute utlägg insats investera investering kapital förskott förskottsbetala
    köpa in hem varulager lager innan först krävs pengar från början deposition handpenning stålar egna tom kassa
    medlemsavgifter tar ni betalt tjänsten extra medverkan ur egen ficka abonnemang prenumeration licens budget
    förlora cost costs free upfront fee stock advance`,
  '#gruppledare': `
    ledare lagledare kontaktperson ansvarig lärare mentor rektor tränare coach klassförälder klassmamma kassör
    ordförande vuxen lämna uppdrag roll legitimation legitimera legitimering identifiera bankid krav ålder åldersgräns
    arton myndig betalningsanmärkning betalningsanmärkningar kassören föreståndare huvudansvarig ansvarsperson
    kontaktuppgift syns ledaren lärarens mobilt administratör vikarie behörighet behörig firmatecknare e-legitimation
    pedagog klassombud lagkapten sekreterare samordningsnummer leader adult age teacher`,
  '#kreditkontroll': `
    uc kreditprövning kreditcheck kreditupplysning kredit kreditvärdighet skuldsatt skulder kronofogden
    betalningsanmärkning betalningsanmärkningar ansvarig betalningsförmåga upplysningscentralen credit check`,
  '#byta-gruppledare': `
    ta över ersätta ersättare byta byte bytt byter slutar slutat avgår hoppar av flyttar ny tränaren slutar överlåta
    efterträdare change leader replace`,
  '#betalningsansvar': `
    ansvarig ansvar risk skuld skulden skyldig betalningsskyldig betalningsskyldiga ersättningsskyldig personlig
    personligt förälder vårdnadshavare styrelse privat ekonomin krav kräva stå för råd har inte ekonomiskt solidarisk
    solidariskt kan betala går fel borgen borgensman juridisk juridiskt kalaset notan underskrift indrivning kassan tom
    åker dit jaga kronofogden betalningsansvar betalningsansvaret pappa klassen skadeståndsskyldig garant konkurs
    medansvar responsible liable debt`,
  '#flera-lag': `
    två lag olika grupper klasser parallellklass parallellklasser varsin var sin samtidigt separat enskilda sektion
    sektioner årskurs årskurser årskull samma klubb skola hela skolan klubben dela upp tillsammans gemensamt slå ihop
    sig flickor pojkar tjejlag tjejlaget killag killaget damlag herrlag egna syskon både flera trupp trupper a-lag
    b-lag parallella uppdelat gemensam ekonomi avdelningar båda sex ungdomslag grupp alla köra kombinera samarbeta
    samordna several teams two together`,
  '#manga-medlemmar': `
    många hundra max maximalt sextio sjuttio åttio femtio medlemsantal obegränsat maximum limit members`,
  '#nar-kan-vi-salja': `
    säljperiod perioder period omgång omgångar runda rundor schema kalender årsschema datum termin vårterminen
    höstterminen höst sommar vinter vår säsong verksamhetsår nästa kommande startdatum startar börjar öppnar deadline
    orderstopp beställningsstopp stänger stängning slut sista dagen dag säljstart säljstopp kampanj välja byts
    sortiment februari mars april maj augusti september oktober november påsk hösten våren igång köra gång vilka tider
    på året årstid när börja vårrunda höstrunda julrunda sommarrunda vinterrunda tidpunkt skollov läsår almanacka
    tidsplanläggning dates season schedule begin sell`,
  '#byta-runda': `
    byta flytta flyttar skjuta upp senarelägga runda leveransadress leveransadressen ändra ändrar senare tidigare
    period välja valt valde fel gata gatuadress adress adressen rätta rättar klubbstugan omgång angiven skickas
    sakerna vart lådorna leverera omboka korrigera uppskjuta uppdatera change address`,
  '#hur-lange-pagar-en-runda': `
    länge dagar veckor vecka månad håller pågår pågå varar tidsåtgång från start till slut totalt tar det tid fort
    snabbt tidskrävande drar ut hur många färdiga klart bli klara antal lång är en omgång längre runda tidsram
    förlänga tidsplanläggning long weeks`,
  '#flera-rundor': `
    igen omgångar upprepa rad återkommande årlig repris fortsätta ytterligare again`,
  '#dela-webbshop': `
    sprida posta inlägg lägga upp ut facebook instagram insta tiktok snapchat snap story sociala medier whatsapp sms
    messenger länk qr qrkod kod skylt affisch släkten kollegor jobbet skriva text meddelande reklam marknadsföra tipsa
    skicka link länka adress butik shop min sida visa url webbadress anslagstavla status flöde grupper vänner bekanta
    sms:a mejla hittar länken lägga ut annonsera publicera blogg vidarebefordra utskick gruppchatt promota flyer
    flygblad annons share`,
  '#qr-kod': `
    qr kod qrkod kåd skanna kamera skylt affisch anslagstavla klistermärke scanna scannad fyrkant rutmönster koden
    shop streckkod rutkod code`,
  '#bjuda-in': `
    inbjudan inbjudningar inbjudningslänk inbjuden inbjudning bjud bjuda lägga till medlem medlemmar elever spelare
    deltagare ansluta gå med joina kod fler i efterhand tappat bort länk länken borta hittar inte värva sms kommit fram
    nya alla andra systemet kille tjej ungarna klicka försvunnet få in klassföräldern skickade klassens grupp ny laget
    kommer hänga på klassen rekrytera ogiltig utgången klasslista invite join`,
  '#barn-och-unga': `
    ålder gammal gamla åldersgräns år arton femton minderårig minderåriga omyndig tonåring ungdom ungdomar unge ungar
    elev dotter son barnbarn nioåring tioåring elvaåring tolvåring årskurs mellanstadiet lågstadiet måste tvång tvinga
    tvungen tvingas obligatorisk krav frivillig frivilligt vägrar vill inte slippa säga nej ensam ensamma knacka dörr
    dörrknackning dörrförsäljning plinga ringa på gå runt vuxen förälder föräldrar mamma målsman medgivande tillstånd
    tillåtelse godkännande lektion lektionstid skoltid raster rast kvällen farligt säkert press förbjuda förbjuder
    förbud trappuppgångar trapphus kväll kvällar själva sjuåring åttaåring trettonåring klassen tvingar grupptryck
    alla fjortonåring barnarbete laglig olaglig förmyndare mobbning skämmas stressad morsan farsan children child kids
    age old parents sell parental consent mandatory`,
  '#barnets-namn': `
    namnet förnamn efternamn barnets synas syns offentligt skyddad identitet anonym okända främlingar gdpr
    personuppgift personuppgifter integritet dataskydd data register registret sparas sparar lagras lagrar lagring
    lagringstid mejl mail adress namn telefonnummer mobilnummer mobilnr tel radera raderas kunder länge hemligt kvar
    glöm glömma glömmer historik adresser finns telnr pseudonym alias smeknamn profilbild sekretess synlig publiceras
    privacy name personal`,
  '#folja-med': `
    följa följer uteslutas utesluten utanför avgiftsfri avgiftsfritt skollagen åka utanförskap snyltare solidaritet
    mobbad trip participate`,
  '#skolan': `
    rektor rektorn skolan skolledning skolledningen skolgården lokaler tillåter tillstånd förbjuder förbud skolans
    logga mentor korridoren rasten tillåtelse tillåtet chefen fråga namn styrelse styrelsen styrelsens styrelsebeslut
    beslut beslutar årsmöte klubben föreningen förening rektorns måste säga ja nej huvudstyrelsen huvudman policy
    förvaltning principal permission approval`,
  '#logga-in': `
    login log inlogg inloggad inloggning loggar logga lösen lösenord password pin pinkod glömt glömmer bortglömt
    återställa ändra kontot låst spärrat minasidor mina sidor appen sålt statistik beställningar ser användarnamn
    funkar inte inloggningsuppgifter utelåst utloggad profil användare ihåg minns lösenordet kommer in verifieringskod
    engångskod ladda hackad krånglar aktivera forgot account`,
  '#avsluta-kontot': `
    säga upp uppsägning sluta slutar hoppa av radera ta bort stänga ned ner avregistrera avsluta avslut avslutar dra
    oss ur lägga lämna inte längre medverkan medlemskap kontot uppsägningstid bindningstid bindning splittrats upplöst
    nedlagd bunden binda när man vill orkar säger medlem medlems mitt eget medlemskonto gå gruppen avanmäla
    avprenumerera nyhetsbrev pausa paus utträde upphöra upplösa close delete cancel leave unsubscribe account`,
  '#latt-svenska': `
    lättläst lättläsare lätt enkel enkelt enkla begriper begripa förstår förstå förklara förklaring förklarat kort
    sammanfattning nyanländ nyanlända sfi språk modersmål svårt går det till fungerar funkar vad är säljrundan
    andraspråk förenklad förenklat text lättförståelig här för något läst information talar dyslexi invandrare
    arabiska somaliska finska ukrainska översätta dyslektiker`,
  '#english': `
    english engelska translate translation language swedish parents foreign website fundraiser fundraising neighbour
    speak read sent something please sorry tolk utländsk översätta work`,
  // Profit, invoice and delivery
  '#hur-mycket-tjanar-vi': `
    vinst vinsten förtjänst inkomst inkomster intäkt intäkter procent andel andelen hälften behålla behåller marginal
    vinstmarginal provision klasskassa lagkassa kassa överskott räkna räkneexempel kalkyl kalkylator uträkning beräkna
    räknas snitt ihop samla få får vi in drar genererar per person styck laget klassen föreningen summa belopp fördelas
    fördelning ger inbringar ekonomiskt resultat räcker avkastning lägerskola det till procentsats blir kvar oss ut
    profit lönsam lönsamhet netto budget omsättning inkassera earn earnings percentage commission money keep`,
  '#jamfora': `
    jämföra jämförelse jämför konkurrent konkurrenter belopp fast fasta leverantör säljbolag skillnad alternativ
    bättre sämre mest ger väljer välja varför andra annat konkurrenten kronor säljföretag bäst bolag fördel nackdel
    recension omdöme rykte billigare dyrare compare`,
  '#per-spelare': `
    individuellt individuell rättvist fördela fördelas fördelning egenavgift resekassa spelare egna egen individ
    enskild enskilda enskilt resa skolresa cupen belöning rättvis orättvist barn dotter son spelarna mest betalt
    kränger konto sålt personlig pott potten fickpengar bonus premie poäng each player`,
  '#vem-har-salt': `
    översikt överblick topplista statistik säljlista barn elev lista resultat hittills ordrar andra ser försäljning
    uppföljning rapport ranking excel realtid sold sales`,
  '#frakt': `
    porto frakt fraktavgift fraktkostnad fraktfritt leveranskostnad leveransavgift för fri fritt skicka avgift
    transportkostnad transport extra efter rundan slut sedan emballage expeditionsavgift shipping postage cost`,
  '#salja-lite': `
    minimum minst minsta minimikrav minimiantal minimiorder krav gräns antal kvantitet volym låg mål så få bara
    tvungna försäljningsmål målet kvot fåtal femton tio visst saker noll förlust negativ minus måste st fått ihop
    misslyckas flopp färre few`,
  '#nar-far-vi-pengarna': `
    utbetalning utbetalningsdag utbetalningar utbetalt utbetalas betalas ut insatt överföring överförs överför sätts
    sätta in klasskassan lagkassan droppar trillar stålar stålarna slantar cash kosing deg likvid medel ramlar hamnar
    landar dröjer pengar pengarna öre cashen tomt banken insättning kommit lagets klassens kunderna har swishat vilken
    dag konto uttag saldo förskott money payout paid receive`,
  '#utbetalningskonto': `
    konto kontonummer bankkonto bankgiro plusgiro clearingnummer klasskonto lagkonto föreningskonto swishnummer vems
    privat privatkonto utbetalningskonto byta ändra bank iban kontoinnehavare bank account`,
  '#avgifter': `
    kortavgift swishavgift transaktionsavgift transaktionsavgifter betalningsavgift serviceavgift betallösning
    kortinlösen påslag expeditionsavgift fees`,
  '#faktura': `
    räkning räkningen förfallodag förfallodatum betalningsvillkor betalningstid betalningsdag betaltid betalas dagar
    betala senast sista netto pappersfaktura efaktura ocr fakturerar fakturering pröjsa er fel felaktig efter rundan
    slut händer sedan kredittid betalningsfrist autogiro invoice bill pay due`,
  '#fakturamottagare': `
    fakturaadress fakturamottagare klubbens föreningens skolans namn räkningen stå ställas vem referens referensnummer
    märkning invoice`,
  '#betala-sent': `
    påminnelse påminnelseavgift ränta dröjsmålsränta inkasso inkassokrav förfallen förfallna missat glömt anstånd
    uppskov delbetala avbetala avbetalning glömde förfallodatum förfallodatumet kronofogden råd straffavgift förlängd
    respit late overdue invoice reminder`,
  '#kunden-betalar-inte': `
    obetald obetalda obetalt utestående fordran kundfordran kundfordringar kundförlust kundförluster vägrar betala betalar
    betalat pröjsar pröjsat inte fått betalt betalningen uteblir utebliven strunta nobba smiter blåst skyldig pengar
    påhittad swishat swishar står med kostnaden smällen struntar strunt ta skojare svinn bedra unpaid paid customer`,
  '#angra-bestallning': `
    avbeställa avbeställning avboka avbokning ändra annullera makulera stryka ta bort plocka radera fel dubbelt
    dubblett två gånger misstag felbeställning råkade råkat återkalla order ångra antal backa ur innan godkänd lade la
    lagt lägga in skrev sammanställningen skickas dubbelbokat dubbelbeställt ggr fixa beställning avbryta avbryter
    istället för korrigera justera felklick redigera cancel change wrong`,
  '#angrat-efter-fakturan': `
    ångrar ångrat kund kredit krediterar krediteras kreditfaktura efteråt återbetalning återbetala refund customer`,
  '#leverans': `
    leveranstid leverans levtid leveransdag leveransdatum levererat levererar levereras sammanställning godkänna
    summering beställningslista sista beställningsdag orderstopp anländer dyker upp kommer hem får vi allt dela ut
    utdelning skickas skickar in ankomst vänta dröjer klickat skickat lång tid stängt försäljningen lådorna grejerna
    räkna med leveransvecka efter rundan slut händer sedan leveransbesked packlista plocklista följesedel expediera
    distribution delivery delivered arrive shipped order when`,
  '#paket': `
    paket kolli låda lådor pall kartong kartonger sändning postnord dhl schenker bring budbee instabox ups fraktbolag
    ombud utlämningsställe posten paketombud chaufför bud kör körs hemleverans utkörning hämta hämtas hämtar avhämtning
    avi väger vikt tungt kilo kg släpvagn levererar till skolan leveransadress klubblokal utdelning ica coop transport
    budet hemma lastbil ut klubbstuga klubbstugan låna försändelse försändelsen bil aviserat aviseras avisering
    paketavi notis vilket postombud förvara förvaring paketautomat bära garage package parcel collect pick pickup`,
  '#forsenat-paket': `
    försenad försenat försening sen sent dröjer dröjt inte kommit fram fattas saknas borta försvunnit försvunnen spåra
    spårning spårningsnummer avin kolli leverans leveransen sändning sändningen ofullständig skadad trasig trasiga
    krossade fel antal kartong kartonger inget hänt ligger kvar hämtat grupp packade upp galet borttappat tappat för
    lite många spårningsnr försändelse försändelsen paket paketet fördröjd fördröjning inkomplett blöt våt fuktskadad
    mosat bucklig manko package parcel damaged broken missing late delayed track`,
  '#osalda-varor': `
    över blev blir överblivna överblivet oavhämtad oavhämtade ohämtade inte hämtat hämtade hämtar kvar restlager returnera
    osålt osålda rester ej uthämtade lämna igen skicka tebaks tillbaks slänga bli av med ville ha åter tar ni tillbaka
    överbeställt sålt sittande hel låda överskott restparti buffert extralager reserv unsold return`,
  '#utan-webbshop': `
    papper penna lista papperslista säljlista orderlista beställningslista blankett katalog broschyr telefon ringa sms
    muntligt dator mobil smartphone internet nätet online äldre pensionär webben manuellt torg torget monter bord
    stånd skriva upp ut skrivas utanför analog gamla trapphuset folder printa analogt gammeltant via gillar inte
    printas visa knackar beställningar loppis marknad kiosk mässa brev handskriven fax formulär digital äldreboende
    paper phone door`,
  '#bokforing': `
    bokföring bokföra bokförs underlag verifikation verifikationer verifikat revisor revisorn redovisning
    specifikation kontoutdrag fakturakopia kassör kassören papper dokument kvitton redovisa klasskassan revision
    bokslut attest kontera kassabok balansräkning accounting bookkeeping`,
  '#skatt': `
    skatta skattar skattefri skattefritt skattskyldig skattskyldiga skattepliktig deklarera deklaration bokföring
    bokföra bokföras bokför redovisa redovisning inkomstskatt kontrolluppgift arbetsgivaravgift skatteverket
    näringsverksamhet staten beskattas beskattning inkomst pengarna vi tjänar intäkter intäkterna skolklass klassen
    svart ideell allmännyttig egenavgifter tax taxes`,
  '#moms': `
    moms mervärdesskatt momspliktig momsfri momssats inkl exkl inklusive exklusive ingår brutto netto dra av avdrag
    momsregistrerad momsregistrerade redovisa mons vat ingående utgående tolv procent priset jag ser momsnummer`,
  '#tavling': `
    tävla tävling tävlingen hösttävling vinna vinner vann vunnit vinnare pris priset dubbel dubbelt dubbla dubblas dubblad
    dubblerad fördubblad flest mest bäst utlottning lottning placering ställning leder topplista avgörs ledartavla hundra
    procent tävlingsregler regler säljer får storpris vinstchans bonus jackpot premie competition prize win`,
  // Customers
  '#kopa': `
    handla handlar handlat köp köper köpa köpte köpt köpknapp inköp shoppa beställa beställer beställ order kundvagn
    varukorg kassan klicka stödja stötta hitta säljare känner ingen webbshop affär butik nätbutik kollega kollegor
    grannar barnbarn var vart någonstans sugen vill ha hem direkt här på hemsidan kakor önskelapp önskelista
    inköpslista favoriter lista spara försvann försvunnit valt meddelande vad mormor farmor morfar farfar släkting
    moster faster kundkorg nätaffär presentköp buy purchase`,
  '#skanka-pengar': `
    skänka skänk gåva gåvor donera donation donerar slant bidra bidrar sponsra sponsor utomlands utlandet istället
    stötta stödja hjälpa behöver hundring peng direkt utan ge swisha slanten hjälper inga crowdfunding välgörenhet
    dricks frivillig allmosa fadder donate money`,
  '#hur-betalar-kunden': `
    betalsätt betalningssätt betalningsmetod betalningsmedel betalningsalternativ kort bankkort betalkort kreditkort
    kontokort visa mastercard klarna swish swisha swishar swishnummer efterskott senare efteråt sen först när får
    avbetalning räkning faktura i förväg pröjsa betala rocker mobilbetalning mobilbetalningen gick igenom vänta med
    att tills fått sina saker lämnar nu eller vid leverans autogiro delbetalning kortterminal kortläsare kontaktlöst
    girering pay payment card methods credit`,
  '#kontanter': `
    kontant kontanter cash växel växelkassa sedlar mynt sedel handkassa jämna`,
  '#akta-lank': `
    bluff lita lurendrejeri seriös scam trygg tryggt säkerhet säkert säker bedrägeri pålitlig fejk vågar äkta
    nätfiske phishing lurad falsk virus suspekt legitim trovärdig skräppost spam oseriös svindel avsändare misstänkt
    fake safe trustworthy`,
  '#klockslag': `
    klockan klockslag midnatt kväll sluttid stängningstid tidpunkt`,
  '#hur-far-kunden-varorna': `
    leverans leverera levereras hem hemma hemleverans hemsänd hemkörning dörren dörr köra kör skicka skickas utkörning
    hämta hämtar lämnas lämnar delar ut överlämnas överlämning utlämning mina min saker det jag har köpt köpte beställt
    fått fick får aldrig kommer kom avhämtning bud brevlåda posten förbi åka stad bor annan ort upphämtning hämtställe
    bostad norge utomlands delivery deliver ship home receive collect abroad norway where`,
  '#aldrig-levererat': `
    utebliven uteblev häva väntat väntar aldrig levererat levererats rättigheter fått fick leverans beställning dök
    upp inget nåt betalat betalt vänta veckor månader lurad kräva pengarna än grejerna kom tebax tillbaka bluff varor
    försening bestulen försvunnit dykt arrived never received`,
  '#fore-jul': `
    julafton julklapp julklappar advent lucia december tomten nyår hinner hinns hinna fram till innan i tid dec
    adventsfika försent jultid julmarknad julmarknaden jultorg julhelg nyårsafton annandag trettondag christmas arrive`,
  '#allergi': `
    allergi allergisk allergiker allergen allergener tål tåla nöt nötter nötfri jordnöt mandel gluten glutenfri laktos
    laktosfri mjölk mjölkfri ägg soja sesam vegan vegansk veganskt vegetarisk halal haram kosher muslim celiaki
    intolerans intolerant överkänslig diet innehåll innehållsförteckning innehållsdeklaration ingrediens ingredienser
    livsmedel näringsvärde kalorier socker palmolja tillsatser spår fläsk gris gelatin alkohol bäst före hållbarhet
    hållbar utgångsdatum finns i kakorna läsa matallergi mjölkprotein nötallergi mjölkallergi diabetes diabetiker
    konserveringsmedel ekologisk fairtrade kravmärkt ursprung förvara förvaring innehållsämne datumstämpel allergies
    allergic contain nuts`,
  '#fragor-fran-kunden': `
    kontakta kontaktar fråga frågar frågor kund kunder köpare köparen säljare säljaren motpart ansvarig svarar svarade
    ringer ringa sur arg missnöjd klagomål vem vänder vända min beställning köpet handlat handlar beställt skälla
    kvitto är order köpte av strular klaga klagar mig ärende besvär seller`,
  '#kvitto': `
    kvitto kvitton orderbekräftelse beställningsbekräftelse bekräftelse köpbevis mejl bekräftelsemejl köpte köpt bevis
    papper köpet firman kvittot kvittens ordernummer beställningsnummer köpehandling skräppost receipt confirmation`,
  '#trasigt-eller-saknas': `
    sönder krossad krossade krossat skadad skadat defekt fel felaktig saknar saknas saknade fattas fattades borta dålig
    dåligt möglig mögel läcker läckte läckt smakar smak äcklig konstig unken gammal gamla utgången härsken trasig trasigt
    trasiga sprucken sprucket spruckit spräckt hål repa itu klaga klagomål reklamera reklamation reklamationsfrist
    konsument garanti garantitid ersättning ersätter ny vara kvalitet inte fått fick bara två av tre betalt för fast ett
    knäckt knäckta nytt mitten öppnade lådan kladdig mosad buckla bucklig smulig smula smält fläck lukta mask insekt
    matförgiftad kantstött missfärgad krympt skämd undermålig blöt stinker förstörd broken damaged missing wrong
    faulty complaint warranty`,
  '#angra-kop': `
    ångra ångrat ångrar ångrade ångerrätt ångerfrist ångerdagar backa ur häva köpet köp avbryta ändrat sig ändra mig
    vill inte ha längre avbeställa återkalla dagar för mycket åsikt råkade stoppa stoppar pengarna tillbaka
    ångerrätten impulsköp avstå tveka cancel refund withdraw regret changed mind`,
  '#lamna-tillbaka': `
    retur returnera returer returrätt returfrakt retursedel returetikett öppet köp byta byte bytesrätt storlek tillbaka
    tillbaks igen tebaks lämna skicka återlämna oanvänd oöppnad oöppnat öppnad öppnat öppnade bruten förpackning ångra
    ångerrätt fraktsedel fraktsedeln ge utbyte utbyta dubblett likadana return refund exchange`,
  '#oppnad-vara': `
    öppnad öppnat bruten locket smakat provat använt ätit brutit förpackning förpackningen smakade äckligt tyckte tänt
    använda testat provade returnera öppnade halväten uppäten opened`,
  [`#${ANCHORS.contact}`]: `
    kontakt kontakta kontaktuppgifter kundtjänst kundservice support telefon telefonnummer tel telnr telefonnr ringa
    ringer nummer samtal mail maila mailadress mejl mejla mejladress epost epostadress adress chatt chatta prata
    pratar riktig människa öppettider öppet journalist press intervju intervjua tidning lokaltidning nå hjälp svarar
    skriva snacka få tag i öppna varuprov varuprover smakprov smakprover provsmaka provsmakning provpaket demo
    demopaket visningsexemplar testpaket provexemplar bjuda provlåda telefontid felanmälan felanmäla bugg feedback
    synpunkt förslag önskemål samarbete fax felmeddelande krånglar förfrågan hotline contact phone number email help
    talk opening hours samples`,
  // Other pages
  [PATHS.about]: `
    vilka är ni vem ligger bakom driver startat ägare äger ägs grundare erfarenhet egentligen företag bolag
    organisationsnummer orgnr moderbolag bolaget riktigt sitter seriöst kontoret står affärsidé huvudkontor säte
    anställda vd koncern idé about company owns`,
  [`${PATHS.groupTerms}#parter`]: `
    avtal avtalet orgnr org organisationsnummer momsregistreringsnummer avtalspart villkoren skriva ut pdf läsa
    kontrakt underteckna terms conditions contract`,
  [`${PATHS.groupTerms}#faktura`]:
    'försenad sen sent betalning ränta dröjsmålsränta inkasso inkassokrav påminnelse kronofogden',
  [`${PATHS.groupTerms}#fortjanst`]: 'dac7 rapportering rapporterar skatteverket',
  [`${PATHS.groupTerms}#avsluta`]: `
    stänga av avstängd fusk fuskar låtsas påhittade beställningar spärra blockera bannad portad regelbrott`,
  [`${PATHS.groupTerms}#ansvar`]: 'skadestånd nere ligger nere driftstopp krasch',
  [`${PATHS.groupTerms}#andringar`]: 'ändra villkoren ändrar nya villkor avtalet',
  [`${PATHS.groupTerms}#force-majeure`]: 'force majeure pandemi oväder snöstorm strömavbrott översvämning',
  [`${PATHS.purchaseTerms}#force-majeure`]: 'force majeure',
  [`${PATHS.purchaseTerms}#tvist`]: `
    oense osams utanför klaga rätt tvist konsumentverket arn reklamationsnämnden anmäla stämma tingsrätt stämning
    jurist medling ombudsman dispute complaint`,
  [`${PATHS.purchaseTerms}#aterbetalning`]: 'återbetala igen pengarna tillbaka snabbt återfå refund',
  [`${PATHS.purchaseTerms}#reklamation`]: 'reklamationsrätt reklamationstid konsument',
  [`${PATHS.withdrawal}#${ANCHORS.withdrawalForm}`]: 'ångerblankett formulär mall ångerrättsblankett',
  [`${PATHS.privacy}#rattigheter`]: 'registerutdrag kopia begära glömd raderad dataportabilitet',
  [`${PATHS.privacy}#utanfor-eu`]: 'usa amerika tredjeland överförs',
  [`${PATHS.privacy}#felrapporter`]: 'filmas spelas in övervakas',
  [`${PATHS.privacy}#bankid`]: 'personnr personnummer',
  [`${PATHS.privacy}#mottagare`]: 'vidare säljer ni delar se uppgifterna vem får elevernas',
  [`${PATHS.privacy}#andamal`]: 'lagras lagrar lagring lagringstid länge sparas sparar kunduppgifter',
  [`${PATHS.privacy}#kakor`]: 'cookies cookie spårar spårning analytics',
  [`${PATHS.privacy}#kakval`]: 'cookies cookie stänga av',
  [`${PATHS.groupTerms}#frakt`]: 'stöld stulen inbrott försäkring brand',
  [`${PATHS.groupTerms}#personuppgifter`]: 'kundregister kundlista adresslista',
  [`${PATHS.purchaseTerms}#priser`]: 'ursprung ursprungsland tillverkningsland prishöjning styckpris',
  [`${PATHS.privacy}#sakerhet`]: 'dataintrång intrång hackad läcka virus',
  [`${PATHS.privacy}#klagomal`]: 'datainspektionen tillsynsmyndighet',
  [`${PATHS.privacy}#automatiska-beslut`]: 'algoritm ai robot nekad avslag',
  [`${PATHS.privacy}#uppgifter`]: 'privacy data',
};

/**
 * Words for people, goods and selling, English words that are in any question, and numbers: they seldom say what a
 * question is about.
 */
export const FAQ_CONTEXT: Context = {
  words: `
  mormor farmor morfar farfar mamma pappa moster faster farbror morbror kusin svärmor svärfar syster bror granne kompis
  kompisar vän vänner släkting tant gubbe gumma fru sambo dam man unge son dotter döttrar söner barnbarn barn flicka
  pojke tjej kille lärare rektor tränare mentor fröken magister elev spelare lag klass skola förening klubb
  grupp styrelse kassör ledare medlem kund köpare säljare folk människa familj kollega medlemmen medlemmar medlemmarna
  kaka kakor kaffe sockor strumpor choklad godis glögg honung sylt karameller te ljus burk kakburk påse glas pepparkakor
  grej sak vara produkt
  sälja säljer sålde sålt sålda försäljning jätte super
  how much many do does did dont doesnt didnt cant havent we you your our us they i what when where who which why are is
  was the be been will would should has have it its can could my to of with and or if up get got have not this that
  there any some for from on at by want need take anything something time sell selling item items product products
  nephew grandma team group club school customer arrive arrived before use an child children parents members wants
  happens her his she he me day last classes more than jar`,
  hasNumbers: true,
  hasCompoundKeywords: true,
  correctsToBodies: false,
  minCorrectedLength: 8,
};
