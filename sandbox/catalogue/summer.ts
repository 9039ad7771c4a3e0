import { type CatalogueEntry, html } from './entry.ts';

export const summer = {
  jordgubbssylt: {
    id: 'jordgubbssylt',
    name: 'Jordgubbssylt',
    price: 9500,
    tagline: 'Midsommar i burk, året om',
    season: 'sommar',
    tags: ['Sommar', 'Klassiker'],
    description: html`
      <p>Jordgubbar som får dra i socker över natten och sedan kokas upp helt kort, så att sylten blir <em>mer bär än
      gelé</em>. En sked smakar som den första dagen på sommarlovet.</p>
      <p>Självklar på våfflan och i filen, och god till en bit mogen getost.</p>
      <ul><li>65\u00a0g jordgubbar per 100\u00a0g sylt</li><li>Hela bär och bitar</li>
      <li>Håller sex veckor i kylen när burken är öppnad</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: jordgubbar, socker, citronsaft, förtjockningsmedel (pektin). Total sockerhalt 42\u00a0g per
      100\u00a0g. Innehåller inga märkningspliktiga allergener. Nettovikt 400\u00a0g.</p>`,
  },
  fladersaft: {
    id: 'fladersaft',
    name: 'Flädersaft',
    price: 9850,
    tagline: 'Fläderblom, citron och lagom sött',
    season: 'sommar',
    tags: ['Sommar', 'Vegansk'],
    description: html`
      <p>Fläderblommor och citron får dra tillsammans, tills saften smakar som en trädgård i juni. Den är <em>blommig
      utan att bli parfymerad</em>, med syra nog för varma dagar och lagom söt för den som vill ha ett glas till.</p>
      <ul><li>Blandas med sex delar vatten, stilla eller kolsyrat</li>
      <li>Flaskan räcker till drygt 5\u00a0liter färdig saft</li>
      <li>Öppnad flaska håller fyra veckor i kylen</li></ul>
      <p>Prova också en skvätt i vinägretten eller över färska jordgubbar.</p>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: vatten, socker, citronsaft 9\u00a0%, fläderblommor 6\u00a0%, surhetsreglerande medel (citronsyra).
      Innehåller inga märkningspliktiga allergener. Nettovolym 75\u00a0cl.</p>`,
  },
  grilltrion: {
    id: 'grillkryddor',
    name: 'Grilltrion',
    price: 15900,
    tagline: 'En rökig, en örtig och en med citrus',
    season: 'sommar',
    tags: ['Sommar', 'Vegansk'],
    description: html`
      <p>Tre torra blandningar att gnida in i god tid eller strö på i sista stund. De är <em>lagom salta</em>, så att du
      kan vara generös utan att ångra dig.</p>
      <ul><li><strong>Rökig</strong> till majs och kyckling</li>
      <li><strong>Örtig</strong> till potatis, lamm och halloumi</li>
      <li><strong>Citrus</strong> till fisk och sparris</li></ul>
      <p>Innehåll, rökig: rökt paprika, salt, råsocker, lök, <strong>selleri</strong>.<br> Innehåll, örtig: rosmarin,
      timjan, salt, vitlök, <strong>senapsfrön</strong>.<br> Innehåll, citrus: citronskal, salt, svartpeppar, koriander,
      lök.</p>
      <p>Alla tre kan innehålla spår av <strong>selleri</strong>, <strong>senap</strong> och <strong>sesam</strong>.
      Nettovikt 3\u00a0×\u00a060\u00a0g.</p>`,
  },
  sommarte: {
    id: 'sommarte',
    name: 'Sommarte',
    price: 11900,
    tagline: 'Svart te med jordgubb och nypon',
    season: 'sommar',
    tags: ['Sommar', 'Ekologisk'],
    description: html`
      <p>Ett mjukt svart te med torkade jordgubbar, nypon och lite citronverbena. Varmt smakar det som en bersåfika i
      sen kvällssol. <em>Kallt blir det ett iste</em> som knappt behöver något socker.</p>
      <ul><li>Löste i plåtburk, till omkring 45 koppar</li><li>Låt dra i tre till fyra minuter i 95-gradigt vatten</li>
      <li>Till iste: dubbel mängd te, mycket is</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: svart te* 86\u00a0%, jordgubbar* 7\u00a0%, nypon*, citronverbena*, naturlig jordgubbsarom. *Ekologisk
      ingrediens. Kan innehålla spår av <strong>mandel</strong>. Nettovikt 100\u00a0g.</p>`,
  },
  citronkarameller: {
    id: 'citronkarameller',
    name: 'Citronkarameller',
    price: 8990,
    tagline: 'Syrliga utanpå, brusiga inuti',
    season: 'sommar',
    tags: ['Sommar', 'Glutenfri'],
    description: html`
      <p>Klargula karameller inslagna i randigt papper. Skalet är syrligt på ett sätt som får ögonen att smalna, och
      inuti väntar ett <em>brusande citronpulver</em>. Påsen går att försluta och trivs i både handskfack och
      badväska.</p>
      <ul><li>Omkring 40 karameller i återförslutbar påse</li><li>Smaksatta med olja ur citronskal</li>
      <li>Lagom stora för en jackficka</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: socker, glukossirap, syra (citronsyra), bakpulver (natriumvätekarbonat), citronolja, färgämne
      (kurkumin). Kan innehålla spår av <strong>mjölk</strong>. Nettovikt 180\u00a0g.</p>`,
  },
  disktrasor: {
    id: 'disktrasor-hav',
    name: 'Disktrasor Hav',
    price: 14900,
    tagline: 'Tre trasor, tre bilder av havet',
    season: 'sommar',
    tags: ['Sommar'],
    description: html`
      <p>Sill, vågor och sjöstjärnor, tryckta i blått och rött. Trasorna är stela när de är torra men <strong>mjuknar så
      fort de blir blöta</strong>. Ta med ett paket till den som bjuder ut till sommarstugan, eller låt dem lysa upp den
      egna diskbänken.</p>
      <ul><li>Tre trasor, 18\u00a0×\u00a020\u00a0cm</li><li>Material: 70\u00a0% cellulosa, 30\u00a0% bomull</li>
      <li>Tvättas i 60\u00a0grader, utan sköljmedel</li></ul>
      <p>Skölj ur trasan efter disken och häng den på tork, så håller den sig fräsch längre. När den har gjort sitt
      sorterar du den <em>som din kommun säger</em>.</p>`,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
