import type { Operator } from './operator.ts';
import { pageTitle } from './page-title.ts';

/** Shown until the provider has sent the products. */
export const loading = {
  text: 'Hämtar varorna …',
  /** Link for browsers without script to the same page, rendered complete. */
  withoutScript: 'Visa varorna',
  /** Title and description of a product page that is sent before its product is known. */
  productTitle: (operator: Operator) => pageTitle('En vara ur sortimentet', operator),
  productDescription:
    'En vara ur säsongens sortiment för klassen, laget och föreningen. Här står pris, beskrivning och hur mycket av priset som går till gruppen.',
};
