import { baktrion } from './catalogue/baktrion.ts';
import { blomsterhonung } from './catalogue/blomsterhonung.ts';
import { chokladkakor } from './catalogue/chokladkakor-tva-sorter.ts';
import { citronkarameller } from './catalogue/citronkarameller.ts';
import { doftljusGranskog } from './catalogue/doftljus-granskog.ts';
import { doftljusSyren } from './catalogue/doftljus-syren.ts';
import { froknacke } from './catalogue/froknacke.ts';
import { grillkryddor } from './catalogue/grillkryddor.ts';
import { havrekakor } from './catalogue/havrekakor-med-kola.ts';
import { jordgubbssylt } from './catalogue/jordgubbssylt.ts';
import { morgonrunda } from './catalogue/morgonrunda-bryggkaffe.ts';
import { pepparkakor } from './catalogue/pepparkakor-i-kakburk.ts';
import { polkakarameller } from './catalogue/polkakarameller.ts';
import { skogshallonsylt } from './catalogue/skogshallonsylt.ts';
import { skordemusli } from './catalogue/skordemusli.ts';
import { vaffelmix } from './catalogue/vaffelmix.ts';
import { moreDrawings } from './more.ts';
import type { ProductDrawing } from './scene/product-artwork.ts';

/** Every product of the assortment, drawn. */
export const drawings: readonly ProductDrawing[] = [
  pepparkakor,
  morgonrunda,
  skogshallonsylt,
  froknacke,
  doftljusGranskog,
  polkakarameller,
  chokladkakor,
  baktrion,
  blomsterhonung,
  jordgubbssylt,
  doftljusSyren,
  skordemusli,
  vaffelmix,
  grillkryddor,
  citronkarameller,
  havrekakor,
  ...moreDrawings,
];
