import { type CatalogueEntry, html } from './entry.ts';

export const autumn = {
  morgonrunda: {
    id: 'morgonrunda-bryggkaffe',
    name: 'Morgonrunda bryggkaffe',
    price: 12900,
    tagline: 'Mellanrost, hela bönor',
    season: 'host',
    tags: ['Klassiker'],
    description: html`
      <p>Kaffet som hinner bli klart medan resten av huset letar vantar. Smaken är <em>rund och len</em>, med toner av
      kola och en aning mörka bär på slutet. Gott till fikat, frukosten och den sista halvleken.</p>
      <ul><li>Mal bönorna medelgrovt, lite grövre till presskanna</li><li>Räcker till omkring 60 koppar</li>
      <li>Påsen går att försluta och håller kvar doften</li></ul>
      <p>Börja med 60\u00a0g kaffe till en liter vatten och justera efter smak. Fler råd om bryggning finns hos
      <a href="https://rosteriet.example/bryggning">rosteriet</a>.</p>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: kaffebönor (arabica). Innehåller inga märkningspliktiga allergener. Nettovikt 450\u00a0g.</p>`,
  },
  skogshallonsylt: {
    id: 'skogshallonsylt',
    name: 'Skogshallonsylt',
    price: 9500,
    tagline: 'Hela bär med frisk syra',
    season: 'host',
    tags: ['Höst'],
    description: html`
      <p>Sylten kokas kort och rörs varsamt, så att bären håller ihop och den friska syran finns kvar. Skeden står
      nästan upp av sig själv i burken, tills någon har varit där med en våffla.</p>
      <p>God till <em>pannkakor, gröt och rostat bröd</em>, och i rulltårtan när det kommer gäster.</p>
      <ul><li>60\u00a0g skogshallon per 100\u00a0g sylt</li><li>Tyg och snöre runt locket</li>
      <li>Håller sex veckor i kylen när burken är öppnad</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: skogshallon, socker, vatten, citronsaft, förtjockningsmedel (pektin). Total sockerhalt 45\u00a0g per
      100\u00a0g. Innehåller inga märkningspliktiga allergener. Nettovikt 400\u00a0g.</p>`,
  },
  froknacke: {
    id: 'froknacke',
    name: 'Fröknäcke',
    price: 8900,
    tagline: 'Rågkross, lin och en nypa havssalt',
    season: 'host',
    tags: ['Vegansk'],
    description: html`
      <p>Tunna, runda bröd med hål i mitten och frön ända ut i kanten. Degen får vila över natten och gräddas på het
      sten, tills knäcket är så sprött att det <em>hörs in i nästa rum</em> när du bryter det.</p>
      <p>Bred på ett tjockt lager hummus, eller lägg på lagrad ost och en päronskiva.</p>
      <ul><li>Omkring tolv bröd i asken</li><li>Bakat på fullkorn av råg</li>
      <li>Håller sig krispigt i fyra veckor i stängd ask</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: fullkornsmjöl av <strong>råg</strong>, vatten, solrosfrön, linfrön 11\u00a0%,
      <strong>rågkross</strong> 9\u00a0%, <strong>sesamfrön</strong>, rapsolja, havssalt, jäst. Nettovikt
      320\u00a0g.</p>`,
  },
  baktrion: {
    id: 'baktrion',
    name: 'Baktrion',
    price: 15900,
    tagline: 'Kanel, kardemumma och ingefära',
    season: 'host',
    tags: ['Höst', 'Vegansk'],
    description: html`
      <p>Tre kryddor som gör skillnaden mellan en bulle och <em>den där bullen</em>. Doften slår emot dig när du lyfter
      på locket, och då är det svårt att inte börja baka.</p>
      <table><thead><tr><th>Krydda</th><th>Malning</th><th>Passar i</th></tr></thead>
      <tbody><tr><td>Kanel</td><td>Fin</td><td>Bullar och äppelkaka</td></tr>
      <tr><td>Kardemumma</td><td>Grov</td><td>Vetelängd och semlor</td></tr>
      <tr><td>Ingefära</td><td>Fin</td><td>Mjuk pepparkaka</td></tr></tbody></table>
      <ul><li>Tre burkar i en ask att ge bort</li><li>En sked i taget räcker långt</li>
      <li>Räcker till många plåtar bullar</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: kanel, kardemumma, ingefära. Kan innehålla spår av <strong>senap</strong> och
      <strong>sesam</strong>. Nettovikt 3\u00a0×\u00a045\u00a0g.</p>`,
  },
  skordemusli: {
    id: 'skordemusli',
    name: 'Skördemüsli',
    price: 10900,
    tagline: 'Rostad havre, äpple och hasselnöt',
    season: 'host',
    tags: ['Höst', 'Ekologisk'],
    description: html`
      <p>Havren rostas länge i låg värme med rapsolja och lite honung, tills den är gyllene och krasar mellan tänderna.
      Först därefter vänds <em>torkat äpple, hasselnötter och pumpafrön</em> ner.</p>
      <p>Strö den över filen, eller ta med en påse till bortamatchen.</p>
      <ul><li>Räcker till omkring tolv portioner</li><li>Alla råvaror utom saltet är ekologiska</li>
      <li>Förvaras torrt, gärna i burk med lock</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: <strong>havregryn</strong> 56\u00a0%, torkat äpple 12\u00a0%, <strong>hasselnötter</strong> 9\u00a0%,
      pumpafrön, rapsolja, honung, solrosfrön, torkade lingon, kanel, salt. Kan innehålla spår av andra
      <strong>nötter</strong> och <strong>mandel</strong>. Nettovikt 600\u00a0g.</p>`,
  },
  havrekakor: {
    id: 'havrekakor-med-kola',
    name: 'Havrekakor med kola',
    price: 13500,
    tagline: 'Spröda kakor med sega kolatrådar',
    season: 'host',
    tags: ['Nyhet'],
    description: html`
      <p>Smöret bryns först, och det märks. Havregrynen får dra i den varma smeten innan <em>gräddkolan</em> ringlas
      över varje kaka. I ugnen blir kolan seg, medan kanten hinner bli spröd.</p>
      <ul><li>Omkring 28 kakor, i lager med papper emellan</li>
      <li>Kolan kokas på grädde, smör och en nypa flingsalt</li>
      <li>Plåtburken kan fyllas på med nästa hembak</li></ul>
      <h3>Innehåll och allergener</h3>
      <p>Innehåll: <strong>havregryn</strong> 31\u00a0%, kola 24\u00a0% (socker, glukossirap, grädde
      (<strong>mjölk</strong>), smör (<strong>mjölk</strong>), flingsalt), smör (<strong>mjölk</strong>), socker,
      <strong>vetemjöl</strong>, <strong>ägg</strong>, bakpulver, salt. Nettovikt 400\u00a0g.</p>`,
  },
  raggsockor: {
    id: 'raggsockor',
    name: 'Raggsockor',
    price: 17900,
    tagline: 'Ett par tjocka sockor i svensk ull',
    season: 'host',
    tags: ['Jul'],
    description: html`
      <p>Sockorna är stickade med förstärkt häl och tå och har ett mönster som syns <strong>ovanför
      stöveln</strong>. Till stugan, till kojan eller till någon som fryser.</p>
      <ul><li>Ribbat skaft, en storlek som passar 36–45</li><li>Material: 100\u00a0% svensk ull</li>
      <li>Tvättas i 30\u00a0grader på ullprogram och plantorkas</li></ul>
      <p>Vädra gärna i stället för att tvätta. Blir det hål? Råd om hur du stoppar dem finns hos <a
      href="https://stickeriet.example/stoppa">stickeriet</a>.</p>`,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
