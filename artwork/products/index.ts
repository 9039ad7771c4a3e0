import { angsblommor } from './catalogue/angsblommor.ts';
import { baktrion } from './catalogue/baktrion.ts';
import { blomsterhonung } from './catalogue/blomsterhonung.ts';
import { chokladkakor } from './catalogue/chokladkakor-tva-sorter.ts';
import { chokladtryfflar } from './catalogue/chokladtryfflar.ts';
import { citronkarameller } from './catalogue/citronkarameller.ts';
import { disktrasorHav } from './catalogue/disktrasor-hav.ts';
import { doftljusGranskog } from './catalogue/doftljus-granskog.ts';
import { doftljusSyren } from './catalogue/doftljus-syren.ts';
import { fladersaft } from './catalogue/fladersaft.ts';
import { froknacke } from './catalogue/froknacke.ts';
import { glogg } from './catalogue/glogg.ts';
import { grillkryddor } from './catalogue/grillkryddor.ts';
import { havrekakor } from './catalogue/havrekakor-med-kola.ts';
import { jordgubbssylt } from './catalogue/jordgubbssylt.ts';
import { kokshanddukBjorklov } from './catalogue/kokshandduk-bjorklov.ts';
import { morgonrunda } from './catalogue/morgonrunda-bryggkaffe.ts';
import { pepparkakor } from './catalogue/pepparkakor-i-kakburk.ts';
import { polkakarameller } from './catalogue/polkakarameller.ts';
import { raggsockor } from './catalogue/raggsockor.ts';
import { saffransskorpor } from './catalogue/saffransskorpor.ts';
import { skogshallonsylt } from './catalogue/skogshallonsylt.ts';
import { skordemusli } from './catalogue/skordemusli.ts';
import { sommarte } from './catalogue/sommarte.ts';
import { vaffelmix } from './catalogue/vaffelmix.ts';
import type { ProductArtwork } from './scene/product-artwork.ts';

/** The artwork of every product in the sandbox catalogue. */
export const PRODUCTS: readonly ProductArtwork[] = [
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
  fladersaft,
  glogg,
  sommarte,
  angsblommor,
  saffransskorpor,
  chokladtryfflar,
  disktrasorHav,
  raggsockor,
  kokshanddukBjorklov,
];
