import type { Synonyms } from '../shared/query.ts';

/**
 * Words that visitors search the FAQ page for, and the words that questions, answers and legal texts use for the same. One
 * row for each meaning. Inflections, compounds and misspellings need no row.
 */
export const FAQ_SYNONYMS: Synonyms = [
  // Who sells
  [
    'lärare mentor rektor tränare coach ledare lagledare klassförälder kassör kontaktperson',
    'gruppledare kontaktperson',
  ],
  ['ansvarig ansvar risk garanti skuld skyldig', 'ansvarar betalningsansvar'],
  ['förälder mamma pappa målsman', 'vårdnadshavare föräldrar'],
  ['elev spelare lagmedlem deltagare scouter barnbarn', 'medlemmarna'],
  ['unge minderårig ungdom gammal omyndig tonåring dotter son elev ensam dörrknackning knacka', 'barn unga myndig'],
  ['tvång tvinga tvungen obligatorisk', 'frivilligt barn'],
  ['ålder åldersgräns gammal myndig', 'fyllt myndig barn'],
  [
    'scout scoutkår kår kör orkester idrottsklubb klubb fotboll handboll innebandy hockey lag teater förskola kommun ridskola gäng',
    'idrottslag skolklasser föreningar',
  ],
  ['bolag firma privatperson', 'företag privatpersoner'],
  ['uc kreditprövning kreditcheck', 'kreditkontroll'],
  // Beginning and ending
  ['enkel enkelt förklara förklaring begripa', 'lätt svenska'],
  ['börja starta igång start registrera registrering anmäla anmälan ansluta skapa', 'gång registrerar börja'],
  ['login inlogg inloggning lösenord lösen inlogga minasidor', 'loggar medlemssidorna'],
  ['inbjudan inbjudningslänk lägga tillägga värva länk', 'bjuder länk'],
  ['dela sociala insta instagram facebook tiktok', 'dela länken'],
  ['säga uppsägning hoppa sluta radera avregistrera avslut', 'avsluta'],
  ['runda period säljperiod datum kalender säsong termin vår höst schema', 'rundor schema'],
  ['vecka dag dagar länge månad', 'lång tid'],
  ['orderstopp beställningsstopp deadline stänga stängning slut sista', 'sista beställningsdag'],
  ['lista summering order', 'sammanställning beställning'],
  // Money
  [
    'förtjänst vinst inkomst intäkt tjäna lön provision marginal klasskassa lagkassa kassa överskott behålla',
    'förtjänst tjänar',
  ],
  ['procent andel provision fördelning', 'hälften förtjänst tjänar'],
  ['räkna beräkna räkneexempel kalkyl uträkning snitt exempel', 'kalkylatorn ungefär'],
  ['avgift kostnad pris gratis dyr startavgift kosta', 'kostar'],
  ['insats förskott lager förskottsbetala utlägg', 'förväg lager'],
  ['minimum minimikrav minsta minst krav tvingad tvång mål få', 'antal visst'],
  ['utbetalning utbetald insatt', 'pengarna betalas'],
  ['konto klasskonto bankkonto bankgiro plusgiro kontonummer clearingnummer', 'utbetalningskonto bankkonto'],
  ['förfallodag förfallodatum betalningsvillkor betalningstid räkning delbetala uppskov anstånd', 'fakturan betalas'],
  ['obetald vägra nobba strunta avhämta', 'kund betalar inte'],
  ['skatta deklarera deklaration bokföring bokföra skattepliktig skattefri skatteverket', 'skatt'],
  ['mervärdesskatt', 'momsen'],
  ['vinnare vinna vann tävla', 'tävling'],
  // Delivery
  ['porto', 'frakten fraktavgift'],
  [
    'leverans leveranstid levereras försenad försening sen dröja anlända paket paketet spåra spårning',
    'kommer varorna',
  ],
  ['leverera levererar', 'kommer skickas varorna'],
  [
    'postnord dhl schenker bring budbee fraktbolag ombud pall chaufför hemleverans hemkörning utkörning kör väger',
    'postombud skickas varorna',
  ],
  ['utdelning utlämning överlämna', 'delar lämnar varorna'],
  ['osåld över blir hämtar', 'över hämtat'],
  ['produkt grej sak låda kartong burk', 'varor'],
  ['sortiment utbud urval produkt kaka godis choklad blomma strumpa ljus', 'sortimentet utbudet varor'],
  ['ny nya nyhet byter byts jul påsk julvaror olika samma', 'byts utbudet saker'],
  ['broschyr katalog papper säljlista beställningslista lista internet dator mobil', 'broschyren utanför webbshoppen'],
  // Buying
  ['julafton julklapp julklappar advent lucia', 'före jul'],
  ['hem hemma', 'levererar hem kunder'],
  ['beställa handla köp köpa shoppa stödja stötta sponsra', 'köpa'],
  [
    'betalsätt betalningssätt betalningsmetod kort klarna visa mastercard bankkort betalkort swisha',
    'betalar kunden swish',
  ],
  ['kontant cash växel växelkassa sedlar', 'kontanter'],
  ['senare efteråt', 'leverans kontanter överlämnas'],
  ['säker säkerhet bluff lita lurad seriös scam trygg bedrägeri pålitlig', 'säkert'],
  ['affär butik shop nätbutik hemsida', 'webbshop'],
  [
    'innehåll innehållsförteckning ingrediens allergen näringsvärde näring kalorier socker palmolja tillsatser spår bäst-före hållbarhet',
    'innehåller ingrediensförteckningen',
  ],
  [
    'nöt nötter jordnöt mandel gluten glutenfri laktos laktosfri mjölk ägg soja sesam vegan vegansk vegetarisk halal kosher allergisk allergiker celiaki intolerans intolerant diet',
    'allergi innehåller',
  ],
  [
    'sönder krossad skadad defekt fel saknad borta felaktig dålig möglig mögel trasig fattas saknas smakar konstig äcklig gammal läcker',
    'trasig saknas reklamera',
  ],
  ['klaga klagomål reklamation missnöjd', 'reklamera trasig'],
  [
    'avbeställa avboka avbokning ändra annullera makulera felbeställning råkade ångra återkalla order',
    'tillbaka beställning',
  ],
  ['retur returnera returrätt öppetköp återlämna ångerrätt ångra ångrar', 'lämna tillbaka'],
  ['returnera retursedel returetikett', 'retur returfraktsedel'],
  ['tillbaka tillbaks', 'retur lämna'],
  ['återbetalning återbetala', 'tillbaka betala'],
  ['fråga kontakta', 'vända'],
  // Data and contact
  ['gdpr personuppgift integritet telefonnummer data', 'uppgifter kunder'],
  ['cookie cookies', 'kakor'],
  ['personnummer', 'bankid'],
  ['registerutdrag glömd raderad', 'rättigheter'],
  [
    'kontakt kontakta kundtjänst kundservice support telefon telefonnummer ringa nummer mail maila mejl mejla mailadress mejladress epost epostadress adress chatt prata öppettid press presskontakt journalist intervju svarar hjälp',
    'når',
  ],
];
