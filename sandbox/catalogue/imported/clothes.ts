import { html } from '../entry.ts';
import type { Goods } from '../goods.ts';
import { withImages } from './images.ts';
import { tagged } from './tags.ts';

export const clothes = {
  /** Three images of two shapes. A table with eight columns. */
  jersey: {
    id: 'klubbtroja_barn-och-vuxen',
    name: 'Klubbtröja, barn och vuxen',
    price: 34900,
    tagline: 'Lätt tröja i funktionsmaterial, med siffra på ryggen',
    tags: tagged('Kläder', 'Funktionsmaterial', 'XS–3XL'),
    ...withImages(
      ['jersey-front', 'Blå klubbtröja framifrån'],
      ['jersey-back', 'IMG_2041.JPG'],
      ['jersey-collar', 'Kragen på nära håll'],
    ),
    description: html`
      <h4>Blå tröja med gul krage</h4><p style="text-align:justify"><span style="color:#111">Lätt tröja som torkar snabbt.
      Siffran på ryggen ingår, välj en mellan 1 och 99.</span></p><p>Vikt: 140 g/m<sup>2</sup></p>
      <h6>Storleksguide</h6><table><tr><th>Storlek</th><th>XS</th><th>S</th><th>M</th><th>L</th><th>XL</th><th>XXL</th>
      <th>3XL</th></tr><tr><td>Bröstvidd (cm)</td><td>82–86</td><td>87–91</td><td>92–96</td><td>97–101</td>
      <td>102–106</td><td>107–111</td><td>112–116</td></tr><tr><td>Längd (cm)</td><td>64</td><td>66</td><td>69</td>
      <td>72</td><td>74</td><td>76</td><td>78</td></tr></table>
      <dl><div><dt>Material</dt><dd>100 % återvunnen polyester</dd></div><div><dt>Tvättråd</dt><dd>40 grader, ut och in</dd>
      <dd>Ej torktumling</dd></div></dl>`,
  },
  /** A missing image, an id made of digits, and a name with symbols. */
  socks: {
    id: '8471203356789',
    name: 'VärmeTåg® raggsockor 🧦🔥 2-pack',
    price: 19900,
    tagline: 'Håller tårna varma i TermoFin&trade; !!',
    tags: tagged('Kläder', 'TermoFin&trade;', '🎄 Jul'),
    ...withImages(['socks', 'Två par raggsockor']),
    description: html`
      <p><b>🔥 VARMAST I BYN 🔥</b><br>✔️ Stickade i TermoFin&trade;-garn<br>✔️ Två par i varje paket<br>✔️ Strl 36&ndash;40 och
      41&ndash;45</p><center>⭐⭐⭐⭐⭐<br>&quot;Nu fryser jag aldrig mer!&quot;</center>
      <p><u>Material</u>: 70 % ull, 28 % polyamid, 2 % elastan<br><u>Tvätt</u>: 30°, ullprogram</p>`,
  },
} satisfies Readonly<Record<string, Goods>>;
