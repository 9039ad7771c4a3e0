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
    { view: 'opened', name: 'Öppnad kaffepåse full av bönor, med ett mått bredvid' },
    { view: 'table', name: 'Kaffepåsen på fikabordet med kopp och kanelbulle' },
    { view: 'detail', name: 'Kaffepåsens etikett och mönster av bönor på nära håll' },
  ],
  skogshallonsylt: [
    { view: 'front', name: 'Burk med skogshallonsylt och rutigt tyg över locket' },
    { view: 'opened', name: 'Öppnad syltburk med en sked i' },
    { view: 'table', name: 'Syltburken bredvid våfflor med sylt och grädde' },
    { view: 'detail', name: 'Syltburkens etikett och det rutiga tyget på nära håll' },
  ],
  froknacke: [
    { view: 'front', name: 'Gul ask med fröknäcke och en rund knäckekaka' },
    { view: 'opened', name: 'Öppnad ask, knäckebröden står tätt i den' },
  ],
  'doftljus-granskog': [
    { view: 'front', name: 'Tänt doftljus i grönt glas med mönster av granar' },
    { view: 'opened', name: 'Doftljuset innan det tänts, med trälocket bredvid' },
  ],
  polkakarameller: [
    { view: 'front', name: 'Randig påse med polkakarameller' },
    { view: 'opened', name: 'Öppnad påse, karamellerna sticker upp' },
  ],
  'chokladkakor-tva-sorter': [
    { view: 'front', name: 'Två chokladkakor, en mörk och en med hasselnöt' },
    { view: 'opened', name: 'Båda chokladkakorna öppnade, med rutor av mörk och ljus choklad' },
  ],
  baktrion: [
    { view: 'front', name: 'Tre kryddburkar i ask: kanel, kardemumma och ingefära' },
    { view: 'opened', name: 'En av kryddburkarna framför asken, utan lock' },
  ],
  blomsterhonung: [
    { view: 'front', name: 'Burk med blomsterhonung, klöver och ett bi' },
    { view: 'opened', name: 'Öppnad honungsburk med en honungsslev i' },
  ],
  jordgubbssylt: [
    { view: 'front', name: 'Burk med jordgubbssylt och prickigt tyg över locket' },
    { view: 'opened', name: 'Öppnad burk med jordgubbssylt, locket ligger bredvid' },
  ],
  'doftljus-syren': [
    { view: 'front', name: 'Tänt doftljus i lila glas och en syrenkvist' },
    { view: 'opened', name: 'Doftljuset innan det tänts, med trälocket bredvid' },
  ],
  skordemusli: [
    { view: 'front', name: 'Rostfärgad påse med müsli och ett äpple' },
    { view: 'opened', name: 'Öppnad müslipåse med en skål framför' },
  ],
  vaffelmix: [
    { view: 'front', name: 'Blå ask med våffelmix och en hjärtvåffla lutad mot den' },
    { view: 'opened', name: 'Öppnad ask med våffelmix, påsen syns i den' },
  ],
  grillkryddor: [
    { view: 'front', name: 'Tre grillkryddor i ask: rökig, örtig och citrus' },
    { view: 'opened', name: 'Den rökiga kryddan framför asken, utan lock' },
  ],
  citronkarameller: [
    { view: 'front', name: 'Påse med citronkarameller och en citronskiva' },
    { view: 'opened', name: 'Öppnad påse, citronkaramellerna sticker upp' },
  ],
  'havrekakor-med-kola': [
    { view: 'front', name: 'Kakburk i orange och blått med havrekakor framför' },
    { view: 'opened', name: 'Öppnad kakburk full av havrekakor med kola' },
  ],
  fladersaft: [
    { view: 'front', name: 'Flaska med flädersaft och en kvist fläderblom' },
    { view: 'opened', name: 'Öppnad flaska flädersaft och ett glas med is och citron' },
    { view: 'table', name: 'Flädersaft på ett dukat sommarbord med glas och bullar' },
    { view: 'detail', name: 'Etiketten på flädersaften på nära håll' },
  ],
  glogg: [
    { view: 'front', name: 'Flaska med alkoholfri glögg, apelsinskivor och stjärnanis' },
    { view: 'opened', name: 'Öppnad flaska glögg, rykande muggar och en skål med mandel och russin' },
    { view: 'table', name: 'Glögg på ett dukat julbord med muggar och pepparkakor' },
    { view: 'detail', name: 'Etiketten på glöggen på nära håll' },
  ],
  sommarte: [
    { view: 'front', name: 'Plåtburk med sommarte, nypon och jordgubbar' },
    { view: 'opened', name: 'Öppnad teburk med löst te, locket bredvid' },
  ],
  angsblommor: [
    { view: 'front', name: 'Fem fröpåsar med ängsblommor i en solfjäder' },
    { view: 'opened', name: 'Öppnad fröpåse med utspillda frön bredvid en bukett ängsblommor' },
  ],
  saffransskorpor: [
    { view: 'front', name: 'Papperspåse med fönster, full av saffransskorpor' },
    { view: 'opened', name: 'Öppnad påse, saffransskorporna sticker upp' },
  ],
  chokladtryfflar: [
    { view: 'front', name: 'Presentask med chokladtryfflar och guldband' },
    { view: 'opened', name: 'Öppnad ask med sexton chokladtryfflar i fyra sorter' },
  ],
  'disktrasor-hav': [
    { view: 'front', name: 'Tre disktrasor med havsmönster, hållna av ett pappersband' },
    { view: 'opened', name: 'De tre disktrasorna på tork: sill, vågor och sjöstjärnor' },
  ],
  raggsockor: [
    { view: 'front', name: 'Ett par grå raggsockor med pappersband' },
    { view: 'opened', name: 'Raggsockorna utan band, på en tvättlina' },
    { view: 'table', name: 'Raggsockorna på bordet vid en varm kopp och garnnystan' },
    { view: 'detail', name: 'Resår, ränder och etikett på nära håll' },
  ],
  'kokshandduk-bjorklov': [
    { view: 'front', name: 'Vikt kökshandduk i halvlinne med tryckta björklöv' },
    { view: 'opened', name: 'Handduken utvecklad över en mässingsstång' },
  ],
};
