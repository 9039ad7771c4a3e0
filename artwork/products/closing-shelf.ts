import { LIGHT_DEFS } from '../lib/light.ts';
import { at } from '../lib/svg.ts';
import { honeyJar } from './catalogue/blomsterhonung.ts';
import { spruceCandle } from './catalogue/doftljus-granskog.ts';
import { coffeeBag } from './catalogue/morgonrunda-bryggkaffe.ts';
import { gingerbreadTin } from './catalogue/pepparkakor-i-kakburk.ts';
import { candyPouch } from './catalogue/polkakarameller.ts';
import { raspberryJar } from './catalogue/skogshallonsylt.ts';
import { muesliBag } from './catalogue/skordemusli.ts';

const [WIDTH, HEIGHT] = [2010, 570];
/** Where the packages stand, from the top. */
const BOARD = 556;

/**
 * An SVG document: a row of packages on a transparent background. None covers another's label. If `fine`, with the
 * labels' small print.
 */
export const closingShelf = (fine: boolean): string => {
  const stand = (x: number, scale: number, body: string) => at(x, BOARD, body, scale);
  const back =
    stand(440, 0.74, candyPouch(fine)) + stand(1100, 0.82, coffeeBag(fine)) + stand(1632, 0.8, muesliBag(fine));
  const front =
    stand(165, 0.66, raspberryJar(fine)) +
    stand(763, 0.74, gingerbreadTin(fine)) +
    stand(1373, 0.62, spruceCandle(fine, 'bare')) +
    stand(1882, 0.54, honeyJar(fine));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${LIGHT_DEFS}</defs>${back}${front}</svg>`
  );
};
