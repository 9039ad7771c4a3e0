import { html } from '../entry.ts';
import type { Goods } from '../goods.ts';
import { withImages } from './images.ts';
import { tagged } from './tags.ts';

export const gifts = {
  /** A panorama, and a name in capitals. A table with 14 columns. */
  knives: {
    id: 'KNIVSET-5-DELAR_svart-stal-och-ek',
    name: 'KNIVSET 5 DELAR I SVART STÅL OCH EK – FÅ KVAR!!!',
    price: 129900,
    tagline: 'FRI FRAKT!',
    tags: tagged('KÖK', 'KAMPANJ'),
    ...withImages(['knife-set', 'Fem knivar med skaft av ek']),
    description: html`
      <p>FEM KNIVAR FÖR ALLT I KÖKET. Levereras i en låda av ek.</p>
      <table><caption>Mått och egenskaper</caption><thead><tr><th rowspan="2">Kniv</th><th colspan="3">Blad (mm)</th>
      <th colspan="3">Skaft (mm)</th><th rowspan="2">Vikt (g)</th><th rowspan="2">Slipvinkel</th>
      <th rowspan="2">Hårdhet (HRC)</th><th rowspan="2">Stål</th><th rowspan="2">Yta</th><th rowspan="2">Diskmaskin</th>
      <th rowspan="2">Artikelnummer</th></tr><tr><th>Längd</th><th>Höjd</th><th>Tjocklek</th><th>Längd</th><th>Höjd</th>
      <th>Tjocklek</th></tr></thead><tbody>
      <tr><td>Kockkniv</td><td>205</td><td>46</td><td>2,2</td><td>125</td><td>28</td><td>20</td><td>210</td><td>15°</td>
      <td>58</td><td>1.4116</td><td rowspan="3">Svart oxid</td><td rowspan="5">Nej</td><td>SE-0205</td></tr>
      <tr><td>Brödkniv</td><td>230</td><td>36</td><td>2,0</td><td>125</td><td>28</td><td>20</td><td>190</td><td>–</td>
      <td>56</td><td>1.4116</td><td>SE-0230</td></tr>
      <tr><td>Trancherkniv</td><td>180</td><td>32</td><td>1,8</td><td>120</td><td>26</td><td>19</td><td>150</td><td>15°</td>
      <td>58</td><td>1.4116</td><td>SE-0180</td></tr>
      <tr><td>Filékniv</td><td>190</td><td>22</td><td>1,2</td><td>120</td><td>26</td><td>19</td><td>120</td><td>12°</td>
      <td colspan="2">54, fjädrande</td><td rowspan="2">Borstad</td><td>SE-0190</td></tr>
      <tr><td>Skalkniv</td><td>90</td><td>20</td><td>1,5</td><td>100</td><td>22</td><td>17</td><td>70</td><td>15°</td>
      <td>56</td><td>1.4116</td><td>SE-0090</td></tr></tbody></table>
      <dl><dt>Garanti</dt><dd>10 år</dd><dt>Ålder</dt><dd>Säljs bara till den som har fyllt 18 år</dd></dl>`,
  },
  /** 45 tags, and an id of 120 characters. The description consists of images only. */
  fruit: {
    id: 'fruktlada-till-fikarummet-med-svenska-applen-paron-och-plommon-leverans-varje-mandag-fran-mitten-av-augusti-till-oktober',
    name: 'Fruktlåda till fikarummet',
    price: 29900,
    tagline: 'Äpplen, päron och plommon efter säsong',
    tags: tagged(
      ...['Frukt', 'Äpplen', 'Päron', 'Plommon', 'Svenskt', 'Säsong', 'Höst', 'Fika', 'Kontor', 'Fruktkorg', 'Nyttigt'],
      ...['Vegansk', 'Glutenfri', 'Laktosfri', 'Utan tillsatt socker', 'Ekologisk', 'Närodlat', 'Skåne', 'Österlen'],
      ...[
        'Prenumeration',
        'Leverans måndag',
        'Leverans vecka 34–43',
        'Fri frakt',
        'Nyhet',
        'Storsäljare',
        'Rea',
        'Present',
      ],
      ...['Företag', 'Skola', 'Förskola', 'Idrott', 'Mellanmål', 'Utflykt', 'Lunchlåda', 'Barn', 'Vuxen', 'Familj'],
      ...['5–6 kg', 'Trälåda', 'Pant', 'Återvunnet material', 'typ:lada', 'leverantor_17', 'SEO', 'Visa på startsidan'],
    ),
    ...withImages(['fruit-box', 'Trälåda med frukt, sedd uppifrån']),
    description: html`
      <br><p><br></p><p><img src="https://bilder.fruktlada.example/1.jpg"><img src="https://bilder.fruktlada.example/2.jpg"
      alt=""></p><p><br></p><div><img src="https://bilder.fruktlada.example/3.jpg"></div>`,
  },
  /**
   * A 3:2 image, and a name of 190 characters. The name, price and net contents differ between the list and the
   * product.
   */
  basket: {
    id: 'presentkorg',
    name: 'Presentkorg Ljuslyktan med hallonsylt från gårdsköket, alkoholfri cider av sena höstäpplen, spröda havrekex med flingsalt, lufttorkad korv av vilt och en handskriven hälsning till mottagaren',
    price: 39900,
    tagline: 'Allt är packat för hand',
    tags: tagged('Present', 'Julklapp'),
    netContents: { amount: 1200, unit: 'g' },
    ...withImages(['gift-basket', 'Presentkorg med sylt, cider, kex och korv']),
    description: html`
      <p>En korg att ge bort.<img src="https://bilder.ljuslyktan.example/korg.jpg">Den packas när du har beställt.</p>
      <ul><li>Sylt<ul><li>Hallon</li></ul></li><li>Cider, alkoholfri</li><li>Kex</li><li><p>Korv</p></li></ul>
      <p>Nettovikt 1 350 g</p>
      <h2>Innehåll och allergener</h2><p>Havrekexen innehåller <strong>HAVRE</strong>, <strong>VETE</strong> och
      <strong>MJÖLK</strong>.</p>`,
    detail: { name: 'Presentkorg Ljuslyktan', price: 44900 },
  },
} satisfies Readonly<Record<string, Goods>>;
