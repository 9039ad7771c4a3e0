import { type CatalogueEntry, html } from './entry.ts';

export const spring = {
  bjorklov: {
    id: 'kokshandduk-bjorklov',
    name: 'Kökshandduk Björklöv',
    price: 13900,
    tagline: 'Halvlinne med tryckta björklöv',
    season: 'var',
    tags: ['Nyhet'],
    description: html`
      <p>Nyutslagna björklöv i tre gröna toner, tryckta på halvlinne. Bomull och lin i ungefär lika delar. <em>Häng den
      på ugnsluckan</em>, eller slå in en burk sylt i den och ge bort båda till den som just har flyttat.</p>
      <ul><li>50\u00a0×\u00a070\u00a0cm, med hängare i hörnet</li><li>Material: 52\u00a0% bomull, 48\u00a0% lin</li>
      <li>Tvättas i 60\u00a0grader, krymper högst 5\u00a0%</li></ul>
      <p>Tvätta gärna handduken före första användningen och <strong>sträck den medan den är fuktig</strong>, så blir
      den slät. Undvik sköljmedel.</p>`,
  },
  chokladkakor: {
    id: 'chokladkakor-tva-sorter',
    name: 'Chokladkakor, två sorter',
    price: 11950,
    tagline: 'Mörk med flingsalt, mjölk med hasselnöt',
    season: 'var',
    tags: ['Vår', 'Klassiker'],
    description: html`
      <p>En kaka för den som vill ha det mörkt och en för den som vill ha det mjukt. Båda är tunna nog att brytas med
      två fingrar och <em>knäpper när de går av</em>.</p>
      <ul><li>Två kakor i varsitt omslag</li><li>Mörk choklad: kakao minst 70\u00a0%</li>
      <li>Mjölkchoklad: kakao minst 38\u00a0%</li></ul>
      <p>Innehåll, mörk choklad: kakaomassa, socker, kakaosmör, flingsalt, emulgeringsmedel
      (<strong>sojalecitin</strong>). Kan innehålla spår av <strong>mjölk</strong>.</p>
      <p>Innehåll, mjölkchoklad: socker, kakaosmör, <strong>helmjölkspulver</strong>, kakaomassa, rostade
      <strong>hasselnötter</strong> 12\u00a0%, emulgeringsmedel (<strong>sojalecitin</strong>), vanilj. Båda kan
      innehålla spår av <strong>mandel</strong>. Nettovikt 2\u00a0×\u00a0100\u00a0g.</p>`,
  },
  vaffelmix: {
    id: 'vaffelmix',
    name: 'Våffelmix',
    price: 7490,
    tagline: 'Frasvåfflor till hela laget',
    season: 'var',
    tags: ['Vår'],
    description: html`
      <p>Till kiosken vid planen, första fikat på altanen och alla söndagar däremellan. Kornmjölet gör våfflorna <strong>frasiga
      utanpå</strong>, och en aning kardemumma gör att det doftar ända ut på trappan.</p>
      <ul><li>En ask ger omkring 16 våfflor</li><li>Du behöver bara vatten och smör</li>
      <li>Smeten kan stå två timmar i kylen</li></ul>
      <h3>Så gör du</h3>
      <ol><li>Vispa ut mixen i 8\u00a0dl kallt vatten.</li><li>Rör ner 150\u00a0g smält smör.</li>
      <li>Grädda i hett järn tills det slutar ånga.</li></ol>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: <strong>vetemjöl</strong>, <strong>kornmjöl</strong> 20\u00a0%, <strong>kärnmjölkspulver</strong>,
      socker, bakpulver (difosfat, natriumvätekarbonat), salt, kardemumma. Nettovikt 500\u00a0g.</p>`,
  },
  blomsterhonung: {
    id: 'blomsterhonung',
    name: 'Blomsterhonung',
    price: 12500,
    tagline: 'Ljus, len och bredbar',
    season: 'var',
    tags: ['Vår', 'Klassiker'],
    description: html`
      <p>Sommaren på burk, i den form som går att bre på en smörgås. Honungen rörs långsamt, så att den blir <em>len och
      bredbar</em> i stället för grynig, och räcker till många frukostar.</p>
      <p>Läs om kuporna och årets slungning hos <a href="https://bigarden.example/honung">bigården</a>.</p>
      <ul><li>Blir mjuk igen i ljummet vattenbad</li><li>Ljus färg och mild smak</li>
      <li>God på rostat bröd och i varmt te</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: honung. Ursprungsland: Sverige. Innehåller inga märkningspliktiga allergener. <strong>Ge inte honung
      till barn under ett år.</strong> Nettovikt 350\u00a0g.</p>`,
  },
  syren: {
    id: 'doftljus-syren',
    name: 'Doftljus Syren',
    price: 21900,
    tagline: 'Försommarkväll vid öppet fönster',
    season: 'var',
    tags: ['Vår'],
    description: html`
      <p>Syrenen blommar i två veckor. Ljuset räcker längre. Doften är grön och blommig i början, som en kvist du nyss
      har brutit, och blir sedan rundare med <em>lite vanilj och daggvått gräs</em>.</p>
      <ul><li>Sojavax och veke av bomull, 220\u00a0g</li><li>Brinner i omkring 40\u00a0timmar</li>
      <li>Det tomma glaset blir en fin vas för vitsippor</li></ul>
      <p>Låt ljuset brinna ett par timmar åt gången och klipp veken kort innan du tänder igen. <strong>Lämna aldrig ett
      brinnande ljus utan uppsikt</strong>, och ställ det utom räckhåll för barn och husdjur.</p>`,
  },
  angsblommor: {
    id: 'angsblommor',
    name: 'Ängsblommor, fem fröpåsar',
    price: 9900,
    tagline: 'En liten äng att så själv',
    season: 'var',
    tags: ['Vår'],
    description: html`
      <p>Prästkrage, blåklint, kornvallmo, rödklöver och smörblomma, i varsin påse. Så dem var för sig i krukor, eller
      blanda allt och strö ut på en solig plätt där gräset ändå inte trivs. <em>Sedan är det bara att vänta.</em></p>
      <ul><li>Räcker till omkring fem kvadratmeter</li><li>Sås från april till juni eller sent på hösten</li>
      <li>Både ettåriga och fleråriga arter</li></ul>
      <p>Kratta upp jorden, tryck till fröna och <strong>håll fuktigt i tre veckor</strong>. Gödsla inte: ängsblommor
      vill ha mager jord. En utförligare såkalender finns hos
      <a href="https://froboden.example/sakalender">fröodlaren</a>.</p>`,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
