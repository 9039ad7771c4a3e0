import { baktrion } from './baktrion.ts';
import { blomsterhonung } from './blomsterhonung.ts';
import { chokladkakor } from './chokladkakor.ts';
import { citronkarameller } from './citronkarameller.ts';
import { doftljusGranskog } from './doftljus-granskog.ts';
import { doftljusSyren } from './doftljus-syren.ts';
import { froknacke } from './froknacke.ts';
import { grillkryddor } from './grillkryddor.ts';
import { havrekakor } from './havrekakor.ts';
import { jordgubbssylt } from './jordgubbssylt.ts';
import { moreDrawings } from './more.ts';
import { morgonrunda } from './morgonrunda.ts';
import { pepparkakor } from './pepparkakor.ts';
import { polkakarameller } from './polkakarameller.ts';
import type { ProductDrawing } from './product-drawing.ts';
import { skogshallonsylt } from './skogshallonsylt.ts';
import { skordemusli } from './skordemusli.ts';
import { vaffelmix } from './vaffelmix.ts';

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
