/** The images of each product, the front first, with their alt texts. The drawings are in artwork/products. */
export const IMAGES: Readonly<Record<string, readonly { readonly view: string; readonly name: string }[]>> = {
  'pepparkakor-i-kakburk': [
    { view: 'front', name: 'Röd och grön kakburk med pepparkakor framför' },
    { view: 'opened', name: 'Öppnad kakburk full av pepparkakor' },
    { view: 'table', name: 'Kakburken på ett dukat fikabord' },
    { view: 'detail', name: 'Kakburkens etikett på nära håll' },
  ],
  'morgonrunda-bryggkaffe': [
    { view: 'front', name: 'Blå påse med bryggkaffe och en rykande kopp' },
    { view: 'table', name: 'Kaffepåsen på fikabordet med kopp och kanelbulle' },
  ],
  skogshallonsylt: [
    { view: 'front', name: 'Burk med skogshallonsylt och rutigt tyg över locket' },
    { view: 'table', name: 'Syltburken bredvid våfflor med sylt och grädde' },
  ],
  froknacke: [
    { view: 'front', name: 'Gul ask med fröknäcke och en rund knäckekaka' },
    { view: 'opened', name: 'Öppnad ask, knäckebröden står tätt i den' },
  ],
  'doftljus-granskog': [
    { view: 'front', name: 'Tänt doftljus i grönt glas med mönster av granar' },
    { view: 'opened', name: 'Doftljuset innan det tänts, med trälocket bredvid' },
  ],
  polkakarameller: [{ view: 'front', name: 'Randig påse med polkakarameller' }],
  'chokladkakor-tva-sorter': [{ view: 'front', name: 'Två chokladkakor, en mörk och en med hasselnöt' }],
  baktrion: [{ view: 'front', name: 'Tre kryddburkar i ask: kanel, kardemumma och ingefära' }],
  blomsterhonung: [{ view: 'front', name: 'Burk med blomsterhonung, klöver och ett bi' }],
  jordgubbssylt: [{ view: 'front', name: 'Burk med jordgubbssylt och prickigt tyg över locket' }],
  'doftljus-syren': [{ view: 'front', name: 'Tänt doftljus i lila glas och en syrenkvist' }],
  skordemusli: [{ view: 'front', name: 'Rostfärgad påse med müsli och ett äpple' }],
  vaffelmix: [{ view: 'front', name: 'Blå ask med våffelmix och en hjärtvåffla lutad mot den' }],
  grillkryddor: [{ view: 'front', name: 'Tre grillkryddor i ask: rökig, örtig och citrus' }],
  citronkarameller: [{ view: 'front', name: 'Påse med citronkarameller och en citronskiva' }],
  'havrekakor-med-kola': [{ view: 'front', name: 'Kakburk i orange och blått med havrekakor framför' }],
  fladersaft: [
    { view: 'front', name: 'Flaska med flädersaft och en kvist fläderblom' },
    { view: 'table', name: 'Flädersaft på ett dukat sommarbord med glas och bullar' },
  ],
  glogg: [
    { view: 'front', name: 'Flaska med alkoholfri glögg, apelsinskivor och stjärnanis' },
    { view: 'table', name: 'Glögg på ett dukat julbord med muggar och pepparkakor' },
  ],
  sommarte: [{ view: 'front', name: 'Plåtburk med sommarte, nypon och jordgubbar' }],
  angsblommor: [{ view: 'front', name: 'Fem fröpåsar med ängsblommor i en solfjäder' }],
  saffransskorpor: [{ view: 'front', name: 'Papperspåse med fönster, full av saffransskorpor' }],
  chokladtryfflar: [
    { view: 'front', name: 'Presentask med chokladtryfflar och guldband' },
    { view: 'opened', name: 'Öppnad ask med sexton chokladtryfflar i fyra sorter' },
  ],
  'disktrasor-hav': [{ view: 'front', name: 'Tre disktrasor med havsmönster, hållna av ett pappersband' }],
  raggsockor: [
    { view: 'front', name: 'Ett par grå raggsockor med pappersband' },
    { view: 'table', name: 'Raggsockorna på bordet vid en varm kopp och garnnystan' },
  ],
  'kokshandduk-bjorklov': [{ view: 'front', name: 'Vikt kökshandduk i halvlinne med tryckta björklöv' }],
};
