import { StaleNote } from '../../components/panels/StaleNote.tsx';
import type { Site } from '../../content/site.ts';
import type { CatalogueFilter } from '../../domain/catalogue.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { Catalogue } from '../../islands/catalogue/Catalogue.tsx';

export type ProductsContentProps = {
  readonly site: Site;
  readonly products: readonly ProductSummary[];
  readonly filter: CatalogueFilter;
  readonly today: PlainDate;
  /** How old the products are, when they are stale. */
  readonly lastUpdated: string | null;
};

/** The part of the catalogue page that depends on provider data. */
export const ProductsContent = ({ site, products, filter, today, lastUpdated }: ProductsContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <Catalogue site={site} products={products} filter={filter} today={today} />
  </>
);
