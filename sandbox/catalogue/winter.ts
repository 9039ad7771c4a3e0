import { type CatalogueEntry, html } from './entry.ts';

export const winter = {
  pepparkakor: {
    id: 'pepparkakor-i-kakburk',
    name: 'Pepparkakor i kakburk',
    price: 14500,
    tagline: 'Tre sorter i en burk att spara',
    season: 'vinter',
    tags: ['Jul', 'Nyhet'],
    description: html`
      <p>Hjärtan med kristyr, stjärnor med kanel och små runda med apelsin. Kakorna gräddas tunna efter ett recept där
      <em>kardemumman får ta plats</em>, och ligger i en plåtburk som sällan blir stående tom.</p>
      <ul><li>Tre sorter, omkring 75 kakor</li><li>Bakade på vetemjöl, smör och sirap</li>
      <li>Plåtburk med lock som går att använda igen</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: <strong>vetemjöl</strong>, socker, smör (<strong>mjölk</strong>), sirap, kryddor (kanel 1,5\u00a0%,
      ingefära, nejlika, kardemumma), apelsinskal, <strong>äggvita</strong>, bakpulver (natriumvätekarbonat), salt. Kan
      innehålla spår av <strong>mandel</strong>. Nettovikt 450\u00a0g.</p>`,
  },
  granskog: {
    id: 'doftljus-granskog',
    name: 'Doftljus Granskog',
    price: 21900,
    tagline: 'Kåda, mossa och lite kyla',
    season: 'vinter',
    tags: ['Jul'],
    description: html`
      <p>Som att komma in efter en lång skogspromenad med barr i mössan. Granen märks först, sedan kådan och mossan, och
      allra sist en rökig ton av <em>någon annans brasa</em>.</p>
      <ul><li>Sojavax och veke av bomull, 220\u00a0g</li><li>Brinner i omkring 40\u00a0timmar</li>
      <li>Glaset går att diska och använda igen</li></ul>
      <p>Låt hela ytan smälta första gången du tänder, så brinner ljuset jämnt sedan. Klipp veken till en halv
      centimeter emellanåt. <strong>Lämna aldrig ett brinnande ljus utan uppsikt</strong>, och håll det utom räckhåll
      för barn och husdjur.</p>`,
  },
  polkakarameller: {
    id: 'polkakarameller',
    name: 'Polkakarameller',
    price: 6900,
    tagline: 'Randiga och starkt mintiga',
    season: 'vinter',
    tags: ['Jul', 'Vegansk'],
    description: html`
      <p>Först kokas sockermassan, sedan dras den ut och viks om igen, tills den blir vit och glänsande. Sist läggs de
      röda ränderna på, och allt klipps i lagom stora bitar medan det ännu är varmt.</p>
      <p>Pepparmintan är <em>tydlig från första sekunden</em> och stannar kvar länge.</p>
      <ul><li>Omkring 35 karameller, inslagna en och en</li><li>Färgade med rödbeta</li>
      <li>Får plats i en julstrumpa</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: socker, glukossirap, naturlig pepparmintsarom, färgämne (rödbetsrött). Innehåller inga
      märkningspliktiga allergener. Nettovikt 180\u00a0g.</p>`,
  },
  glogg: {
    id: 'glogg',
    name: 'Alkoholfri glögg',
    price: 8950,
    tagline: 'Svarta vinbär, kanel och pomerans',
    season: 'vinter',
    tags: ['Jul', 'Vegansk'],
    description: html`
      <p>En <strong>alkoholfri glögg till julhelgen</strong>. Svarta vinbär ger färg och syra, och kryddorna märks
      från första muggen.</p>
      <p>Värm den sakta till omkring 60\u00a0grader. Den ska ånga men inte koka. Servera med russin och skållad mandel,
      eller drick den kall med is och en apelsinskiva.</p>
      <ul><li>En fjärdedel juice av svarta vinbär</li><li>Räcker till tolv små muggar</li>
      <li>Öppnad flaska håller tio dagar i kylen</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: äppeljuice, juice av svarta vinbär 25\u00a0%, socker, vatten, kryddor (kanel, kardemumma, nejlika,
      ingefära, stjärnanis), pomeransskal. Innehåller inga märkningspliktiga allergener. Nettovolym 75\u00a0cl.</p>`,
  },
  saffransskorpor: {
    id: 'saffransskorpor',
    name: 'Saffransskorpor',
    price: 9900,
    tagline: 'Gräddade två gånger, gula rakt igenom',
    season: 'vinter',
    tags: ['Jul'],
    description: html`
      <p>Först gräddas degen i långa längder. Sedan skivas de på snedden och torkas i svag värme, tills skorporna är
      krispiga hela vägen in. Saffranet stöts med socker så att färgen går <em>rakt igenom</em>, och hel mandel ger
      något att bita i.</p>
      <ul><li>Omkring 30 skorpor i påsen</li><li>Goda att doppa i kaffe, te och glögg</li>
      <li>Håller sig spröda i sex veckor efter öppning</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: <strong>vetemjöl</strong>, socker, <strong>mandel</strong> 14\u00a0%, <strong>ägg</strong>, smör
      (<strong>mjölk</strong>), pärlsocker, bakpulver, salt, saffran 0,1\u00a0%. Kan innehålla spår av
      <strong>hasselnötter</strong>. Nettovikt 200\u00a0g.</p>`,
  },
  chokladtryfflar: {
    id: 'chokladtryfflar',
    name: 'Chokladtryfflar',
    price: 16900,
    tagline: 'Sexton tryfflar i fyra smaker',
    season: 'vinter',
    tags: ['Nyhet', 'Glutenfri'],
    description: html`
      <p>Fyra av varje: <strong>mörk choklad</strong> rullad i kakao, <strong>lingon</strong> med syrlig kärna,
      <strong>kola</strong> med flingsalt och <strong>vit choklad</strong> rullad i kokos. Fyllningen vispas på varm
      grädde och får vila över natten innan den doppas.</p>
      <ul><li>Sexton tryfflar i presentask med sidenband</li><li>Förvaras svalt, serveras rumsvarma</li>
      <li>Håller åtta veckor från packning</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: mörk choklad (kakaomassa, socker, kakaosmör, emulgeringsmedel (<strong>sojalecitin</strong>)), grädde
      (<strong>mjölk</strong>), vit choklad (socker, kakaosmör, <strong>mjölkpulver</strong>), socker, smör
      (<strong>mjölk</strong>), lingon 5\u00a0%, glukossirap, kokosflingor, kakaopulver, flingsalt. Kakaohalt minst
      60\u00a0% i den mörka chokladen. Kan innehålla spår av
      <strong>hasselnötter</strong> och <strong>mandel</strong>. Nettovikt 190\u00a0g.</p>`,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
