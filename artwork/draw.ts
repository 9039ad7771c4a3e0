/**
 * Draws every image of the site and of the sandbox catalogue: `npm run draw`, or `npm run draw -- <target> [id ...]`.
 * README.md beside this file lists the targets and the files that they write.
 */
import { drawHero } from './outputs/hero.ts';
import { drawIllustrations } from './outputs/illustrations.ts';
import { drawProducts } from './outputs/products.ts';
import { drawShareCards } from './outputs/share-cards.ts';
import { drawShelf } from './outputs/shelf.ts';
import { drawStall } from './outputs/stall.ts';
import { parseArguments, type Target, UsageError } from './parse-arguments.ts';
import { PRODUCTS } from './products/index.ts';

type DrawTarget = Target & { readonly draw: (ids: readonly string[]) => Promise<void> };

const PRODUCT_IDS = PRODUCTS.map(({ id }) => id);

const TARGETS: readonly DrawTarget[] = [
  { name: 'illustrations', ids: [], draw: drawIllustrations },
  { name: 'hero', ids: [], draw: drawHero },
  { name: 'products', ids: PRODUCT_IDS, draw: drawProducts },
  { name: 'cards', ids: PRODUCT_IDS, draw: drawShareCards },
  { name: 'shelf', ids: [], draw: drawShelf },
  { name: 'stall', ids: [], draw: drawStall },
];

try {
  for (const { target, ids } of parseArguments(process.argv.slice(2), TARGETS)) await target.draw(ids);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
