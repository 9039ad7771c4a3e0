import { autumn } from './autumn.ts';
import type { CatalogueEntry } from './entry.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { winter } from './winter.ts';

/** The catalogue in late autumn: autumn and winter first, mixed so that neighbours differ in colour and packaging. */
export const catalogue: readonly CatalogueEntry[] = [
  winter.pepparkakor,
  autumn.morgonrunda,
  autumn.skogshallonsylt,
  winter.granskog,
  autumn.froknacke,
  winter.glogg,
  autumn.baktrion,
  winter.polkakarameller,
  autumn.raggsockor,
  winter.chokladtryfflar,
  autumn.skordemusli,
  winter.saffransskorpor,
  autumn.havrekakor,
  summer.jordgubbssylt,
  spring.chokladkakor,
  summer.grilltrion,
  spring.bjorklov,
  spring.blomsterhonung,
  summer.sommarte,
  spring.vaffelmix,
  summer.citronkarameller,
  spring.syren,
  summer.disktrasor,
  spring.angsblommor,
  summer.fladersaft,
];
