import type { FirstImage } from '../../components/media/first-image.ts';
import { StaleNote } from '../../components/panels/notes.tsx';
import type { Operator } from '../../content/operator.ts';
import type { CatalogueFilter } from '../../domain/catalogue.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { Catalogue } from '../../islands/catalogue/Catalogue.tsx';

type ProductsContentProps = {
  readonly operator: Operator;
  readonly products: readonly ProductSummary[];
  readonly filter: CatalogueFilter;
  readonly today: PlainDate;
  /** How old the products are, when they are stale. */
  readonly lastUpdated: string | null;
};

/** The image of the first card of a list in its default order. Null: it has none. */
export const firstCardImage = ([first]: readonly ProductSummary[]): FirstImage | null =>
  first?.thumbnail ? { src: first.thumbnail.url } : null;

/** The part of the catalogue page that depends on provider data. */
export const ProductsContent = ({ operator, products, filter, today, lastUpdated }: ProductsContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <Catalogue operator={operator} products={products} filter={filter} today={today} />
  </>
);
