import { html } from '../entry.ts';
import type { Goods } from '../goods.ts';
import { withImages } from './images.ts';
import { tagged } from './tags.ts';

export const food = {
  /** A portrait, a panorama and a transparent image. The description mixes the markup of many editors. */
  must: {
    id: 'appelmust-solglantan-75-cl',
    name: 'Äppelmust Solgläntan 75 cl',
    price: 5900,
    tagline: 'Pressad av svenska äpplen &ndash; inget annat',
    tags: [
      { name: 'Frukt &amp;amp; Grönt', color: '#6fa57d' },
      { name: 'Ekologisk', color: 'rgb(122 143 31)' },
    ],
    netContents: { amount: 750, unit: 'ml' },
    ...withImages(
      ['must-bottle', 'Hög flaska med äppelmust'],
      ['must-harvest', 'Äppelträd i rad och lådor fulla av äpplen'],
      ['must-apple', 'Ett helt äpple och ett halvt'],
    ),
    description: html`
      <div class="rte"><p class="MsoNormal"><span style="font-size:12.0pt;font-family:&quot;Calibri&quot;,sans-serif">Must
      av hela äpplen, pressad samma dag som de plockas.<o:p></o:p></span></p>
      <p class="MsoNormal"><span style="font-size:12.0pt"><o:p>&nbsp;</o:p></span></p>
      <p class="MsoNormal"><font face="Arial" size="2" color="#666666"><b>Smaken:</b> frisk, fyllig och lite syrlig.<br><br>
      Servera musten väl kyld, gärna med en skiva citron.</font></p>
      <p><s>Förr 69 kr</s> Nu 59 kr. Klimatavtryck: 0,4 kg CO<sub>2</sub>e per liter<sup>1</sup>.</p>
      <p><br></p><h3>&nbsp;</h3><p>&nbsp;</p>
      <img src="https://bilder.solglantan.example/banderoll.jpg" width="1200" height="300" alt="">
      <section><h1>Så gör vi musten</h1><article><div>Vi plockar äpplena för hand.</div>
      <div>Vi pressar dem samma dag.</div><div><br></div><div>Vi värmer musten varsamt och tappar den.</div></article>
      <ol><li>Skaka om.</li><li>Öppna.</li><li>Häll upp.</li></ol>
      <p><img src="https://bilder.solglantan.example/glas.jpg"></p>
      <ol start="4"><li>Ställ in resten i kylen.</li><li>Drick upp inom fem dagar.</li></ol></section>
      <p><strong>INGREDIENSER</strong></p><p>Äppelmust*, askorbinsyra.<br>*Från ekologisk odling</p>
      <p><strong>ALLERGENER</strong></p><p>Inga kända.</p><p>Nettovolym: 750 ml ℮</p>
      <table border="1" cellpadding="5" style="width:900px"><tbody><tr><th>Näringsvärde</th><th>Energi (kJ)</th>
      <th>Energi (kcal)</th><th>Fett</th><th>varav mättat fett</th><th>Kolhydrat</th><th>varav sockerarter</th>
      <th>Salt</th></tr><tr><td>100 ml</td><td>192</td><td>45</td><td>0 g</td><td>0 g</td><td>11 g</td><td>10 g</td>
      <td>0 g</td></tr><tr><td>Ett glas (2 dl)</td><td>384</td><td>90</td><td>0 g</td><td>0 g</td><td>22 g</td>
      <td>20 g</td><td>0 g</td></tr></tbody></table>
      <dl><dt>Ursprung</dt><dd>Sverige</dd><dt>Förvaring</dt><dd>Svalt och mörkt</dd><dd>Öppnad: i kylen</dd></dl>
      <p><sup>1</sup> Enligt musteriets egen beräkning.</p>
      <address>Solgläntans Musteri AB<br>Exempelvägen 12<br>000 00 Exempelstad</address></div>`,
  },
  /** A transparent image. The description uses a div for each line. Only the list has the net contents. */
  coffee: {
    id: 'kaffe-bryggkaffe-450-g',
    name: 'Bryggkaffe 450 g',
    price: 8900,
    tagline: 'Mellanrost, bryggmalet',
    tags: tagged('Kaffe & te'),
    netContents: { amount: 450, unit: 'g' },
    ...withImages(['coffee-pouch', 'kaffepase_frilagd_FINAL2.png']),
    description: html`
      <div>Mellanrostat bryggkaffe från tre gårdar i höglandet.</div><div><br></div>
      <div>Bryggråd: 60 g kaffe till 1 liter vatten</div><div>Malning: bryggmalet</div><div><br></div><div><br></div>
      <div>Innehåll: 100 % arabica</div><div>Förvaras torrt och svalt</div>`,
  },
  /** A 2:3 image, and a thumbnail without a size. The description is a few lines of plain text. */
  espresso: {
    id: 'espresso-450g',
    name: 'Espresso 450g',
    price: 9500,
    tagline: 'Mörkrost med toner av mandel &amp; mörk choklad',
    tags: tagged('Kaffe &amp; te', 'Röd burk'),
    ...withImages(['espresso-tin', 'Röd plåtburk med espresso']),
    thumbnail: { file: 'imported/espresso-tin-320.jpg', width: 0, height: 0 },
    description: [
      'Mörkrostad espresso i röd plåtburk, malen för moka och maskin. Går < 10 g till varje kopp.',
      'Smaken är fyllig, med toner av mandel och mörk choklad.',
      '',
      'Nettovikt: 450 g ℮',
    ].join('\r\n'),
  },
  /** No images. The description has more empty blocks than any other. */
  almonds: {
    id: 'mandel',
    name: 'Mandel',
    price: 18900,
    tagline: '',
    tags: tagged('Bakning', 'Frukt & Grönt'),
    netContents: { amount: 1000, unit: 'g' },
    media: [],
    description: html`
      <p>Hel, skalad sötmandel.</p><p>&nbsp;</p><h2></h2><p><br></p><h3>&nbsp;</h3><p><strong><br></strong></p><ul><li></li></ul>
      <p></p><h3>Allergener</h3><p>&nbsp;</p><p>Innehåller <strong>MANDEL</strong>. Kan innehålla spår av
      <strong>NÖTTER</strong>.</p><p> </p><h3><strong> </strong></h3><p>Nettovikt 1.000 g</p><p><br></p><p><br></p>`,
  },
  /** An image of almost 3:2. Bold paragraphs serve as headings, and an h1 repeats the name. */
  nougat: {
    id: 'mandel-och-nougat',
    name: 'Mandel och nougat',
    price: 14900,
    tagline: 'Bitar av mörk nougat',
    tags: [
      { name: 'Godis', color: '#FFF' },
      { name: 'Rea', color: 'red' },
    ],
    ...withImages(['nougat-bar', '']),
    description: html`
      <h1>Mandel och nougat</h1><p><strong>Om produkten</strong></p><p>Mörk nougat med rostade mandlar, skuren i bitar.
      <del>Innehåller jordnötter.</del> Receptet är nytt.</p><p><strong>Pris</strong></p>
      <p><s>Pris 199 kr</s> Nu 149 kr.</p><p><strong>Ingredienser och allergener</strong></p>
      <p>Socker, <b>MANDEL</b> 24 %, kakaosmör, <b>HASSELNÖT</b> 12 %, torrmjölk (<b>MJÖLK</b>), kakaomassa,
      emulgeringsmedel (lecitin från <b>SOJA</b>).</p><p>Nettovikt 200 g e</p>`,
  },
  /** An image 40 pixels wide. A name that reads from right to left. */
  halva: {
    id: 'halva-pistage-250-g',
    name: 'حلاوة طحينية بالفستق 250 g',
    price: 4900,
    tagline: 'حلوى السمسم بالفستق – halva med pistage',
    tags: tagged('حلويات', 'Halal', 'Vegansk'),
    netContents: { amount: 250, unit: 'g' },
    ...withImages(['halva-tub', 'Halva']),
    description: html`
      <p dir="rtl">حلاوة طحينية بالفستق الحلبي، من السمسم المحمص.</p><p>Halva av rostade sesamfrön, med hela pistagenötter.</p>
      <h4>Innehåll:</h4><p>SESAMPASTA (SESAMFRÖN) 52 %, socker, glukossirap, PISTAGENÖTTER 8 %.</p>
      <p dir="rtl">الوزن الصافي: 250 غرام</p><p>Nettovikt 250 g.</p>`,
  },
  /** The net contents are missing in the list, but not in the response for the product. */
  honey: {
    id: 'ljunghonung-klockargarden',
    name: 'Ljunghonung från Klockargården',
    price: 12500,
    tagline: 'Kraftig och lite besk',
    tags: tagged('Honung', 'Närproducerat'),
    ...withImages(['honey-jar', 'Burk med guldlock och ljunghonung']),
    description: html`
      <blockquote>&rdquo;Den bästa jag har smakat.&rdquo;<br>&mdash; Moster Greta</blockquote>
      <p>Honung från bikupor vid ljungheden, slungad i september. Den är kraftig, lite besk och seg som kola.</p><hr>
      <p>Innehåll</p><p>Svensk honung. Ge inte honung till barn under ett år.</p>`,
    detail: { netContents: { amount: 350, unit: 'g' } },
  },
} satisfies Readonly<Record<string, Goods>>;
