import { pageTitle } from './page-title.ts';
import type { Site } from './site.ts';

/** Shown until the provider has sent the products. */
export const loading = {
  text: 'Laddar produkter …',
  /** Link for browsers without script to the same page, rendered complete. */
  withoutScript: 'Visa produkterna',
  /** Title and description of a product page that is sent before its product is known. */
  productTitle: (site: Site) => pageTitle('Produkt', site),
  productDescription: 'En vara ur säsongens sortiment för klassen, laget och föreningen.',
};
