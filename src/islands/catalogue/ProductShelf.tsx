import { stateDrawings } from '../../content/interface.ts';
import { products as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { ButtonLink } from '../../ui/Links.tsx';
import { ProductCard } from './ProductCard.tsx';

/** So many cards a phone or a screen shows at once: their pictures do not wait. */
const EAGER_CARDS = 4;

type Copy = ReturnType<typeof copyOf>;

export type ProductShelfProps = { readonly site: Site; readonly products: readonly ProductSummary[] };

export const ProductShelf = ({ site, products }: ProductShelfProps) => {
  const { ticket, empty } = copyOf(site);
  if (products.length === 0) return <EmptyShelf {...empty} />;
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} site={site} eager={index < EAGER_CARDS} />
      ))}
      <Ticket {...ticket} />
    </ul>
  );
};

const Ticket = ({ title, text, start, stampAlt }: Copy['ticket']) => (
  <li className="ticket">
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} tone="sun" />
    <Drawing name="stampel" alt={stampAlt} className="stamp" />
  </li>
);

const EmptyShelf = ({ title, text, start }: Copy['empty']) => (
  <section className="empty">
    <Drawing name="tom-hylla" alt={stateDrawings.emptyShelf} loading="eager" />
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} big />
  </section>
);
