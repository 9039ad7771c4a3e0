import { angsblommor } from './catalogue/angsblommor.ts';
import { chokladtryfflar } from './catalogue/chokladtryfflar.ts';
import { disktrasorHav } from './catalogue/disktrasor-hav.ts';
import { fladersaft } from './catalogue/fladersaft.ts';
import { glogg } from './catalogue/glogg.ts';
import { kokshanddukBjorklov } from './catalogue/kokshandduk-bjorklov.ts';
import { raggsockor } from './catalogue/raggsockor.ts';
import { saffransskorpor } from './catalogue/saffransskorpor.ts';
import { sommarte } from './catalogue/sommarte.ts';
import type { ProductDrawing } from './scene/product-artwork.ts';

export const moreDrawings: readonly ProductDrawing[] = [
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
