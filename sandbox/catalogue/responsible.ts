import { html } from './entry.ts';

/**
 * Details that the law requires in addition to the description, as HTML to append to it, for some products. Goods other
 * than food need their maker: (EU) 2023/988, article 19. Food needs nutrition, storage and the responsible company:
 * (EU) 1169/2011, article 14. The companies are made up. The other products show what a page looks like without these
 * details.
 */
export const RESPONSIBLE: Readonly<Record<string, string>> = {
  raggsockor: html`<p>Tillverkare: Exempelstickeriet AB, Exempelvägen 3, 000\u00a000 Exempelstad,
    <a href="mailto:hej@stickeriet.example">hej@stickeriet.example</a>.</p>`,
  'kokshandduk-bjorklov': html`<p>Tillverkare: Exempelväveriet AB, Exempelvägen 5, 000\u00a000 Exempelstad,
    <a href="mailto:hej@vaveriet.example">hej@vaveriet.example</a>.</p>`,
  'disktrasor-hav': html`<p>Tillverkare: Exempeltryckeriet AB, Exempelvägen 7, 000\u00a000 Exempelstad,
    <a href="mailto:hej@tryckeriet.example">hej@tryckeriet.example</a>.</p>`,
  'doftljus-granskog': html`<p>Tillverkare: Exempelstöperiet AB, Exempelvägen 9, 000\u00a000 Exempelstad,
    <a href="mailto:hej@stoperiet.example">hej@stoperiet.example</a>.</p>`,
  'doftljus-syren': html`<p>Tillverkare: Exempelstöperiet AB, Exempelvägen 9, 000\u00a000 Exempelstad,
    <a href="mailto:hej@stoperiet.example">hej@stoperiet.example</a>.</p>`,
  angsblommor: html`<p>Tillverkare: Exempelfröboden AB, Exempelvägen 17, 000\u00a000 Exempelstad,
    <a href="mailto:hej@froboden.example">hej@froboden.example</a>.</p>`,
  'pepparkakor-i-kakburk': html`<h3>Näringsvärde per 100\u00a0g</h3>
    <table><tbody><tr><th>Energi</th><td>1\u00a0924\u00a0kJ / 458\u00a0kcal</td></tr>
    <tr><th>Fett</th><td>18\u00a0g</td></tr><tr><th>varav mättat fett</th><td>11\u00a0g</td></tr>
    <tr><th>Kolhydrat</th><td>68\u00a0g</td></tr><tr><th>varav sockerarter</th><td>33\u00a0g</td></tr>
    <tr><th>Protein</th><td>6,0\u00a0g</td></tr><tr><th>Salt</th><td>0,85\u00a0g</td></tr></tbody></table>
    <p>Förvaras torrt och svalt. Ansvarigt företag: Exempelbageriet AB, Exempelvägen 11, 000\u00a000 Exempelstad.</p>`,
  skordemusli: html`<h3>Näringsvärde per 100\u00a0g</h3>
    <table><tbody><tr><th>Energi</th><td>1\u00a0837\u00a0kJ / 438\u00a0kcal</td></tr>
    <tr><th>Fett</th><td>16\u00a0g</td></tr><tr><th>varav mättat fett</th><td>1,9\u00a0g</td></tr>
    <tr><th>Kolhydrat</th><td>58\u00a0g</td></tr><tr><th>varav sockerarter</th><td>16\u00a0g</td></tr>
    <tr><th>Fiber</th><td>9,0\u00a0g</td></tr><tr><th>Protein</th><td>11\u00a0g</td></tr>
    <tr><th>Salt</th><td>0,15\u00a0g</td></tr></tbody></table>
    <p>Ansvarigt företag: Exempelkvarnen AB, Exempelvägen 13, 000\u00a000 Exempelstad.</p>`,
  jordgubbssylt: html`<h3>Näringsvärde per 100\u00a0g</h3>
    <table><tbody><tr><th>Energi</th><td>745\u00a0kJ / 175\u00a0kcal</td></tr>
    <tr><th>Fett</th><td>0,2\u00a0g</td></tr><tr><th>varav mättat fett</th><td>0\u00a0g</td></tr>
    <tr><th>Kolhydrat</th><td>43\u00a0g</td></tr><tr><th>varav sockerarter</th><td>42\u00a0g</td></tr>
    <tr><th>Protein</th><td>0,4\u00a0g</td></tr><tr><th>Salt</th><td>0,01\u00a0g</td></tr></tbody></table>
    <p>Ansvarigt företag: Exempelsylteriet AB, Exempelvägen 15, 000\u00a000 Exempelstad.</p>`,
};
