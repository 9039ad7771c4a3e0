import { angsblommor } from './angsblommor.ts';
import { chokladtryfflar } from './chokladtryfflar.ts';
import { fladersaft } from './fladersaft.ts';
import { glogg } from './glogg.ts';
import type { ProductDrawing } from './product-drawing.ts';
import { saffransskorpor } from './saffransskorpor.ts';
import { sommarte } from './sommarte.ts';
import { disktrasorHav } from './textile/disktrasor-hav.ts';
import { kokshanddukBjorklov } from './textile/kokshandduk-bjorklov.ts';
import { raggsockor } from './textile/raggsockor.ts';

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
