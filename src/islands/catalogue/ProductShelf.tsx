import { Illustration } from '../../components/media/Illustration.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { EMPTY_SHELF_ALT } from '../../content/catalogue.ts';
import { products as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { ProductCard } from './ProductCard.tsx';

type Copy = ReturnType<typeof copyOf>;

export type ProductShelfProps = {
  readonly site: Site;
  /** All there are, in the shop's order. */
  readonly products: readonly ProductSummary[];
  /** Those that are shown, in the order chosen. */
  readonly chosen: readonly ProductSummary[];
};

/** The cards that are not chosen are at hand out of sight, so that another choice needs no new page. */
export const ProductShelf = ({ site, products, chosen }: ProductShelfProps) => {
  const card = (product: ProductSummary, isFirst: boolean) => (
    <ProductCard key={product.id} product={product} place={products.indexOf(product)} site={site} isFirst={isFirst} />
  );
  const others = products.filter((product) => !chosen.includes(product));
  return (
    <>
      <ul className="product-grid" hidden={chosen.length === 0}>
        {chosen.map((product, index) => card(product, index === 0))}
        <Ticket {...copyOf(site).ticket} />
      </ul>
      {others.length > 0 && (
        <ul className="other-products" hidden>
          {others.map((product) => card(product, false))}
        </ul>
      )}
    </>
  );
};

const Ticket = ({ title, text, start, stampAlt }: Copy['ticket']) => (
  <li className="ticket">
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} tone="sun" />
    <Illustration name="stampel" alt={stampAlt} className="stamp" />
  </li>
);

export const EmptyShelf = ({ site }: { readonly site: Site }) => {
  const { title, text, start } = copyOf(site).empty;
  return (
    <section className="empty">
      <Illustration name="tom-hylla" alt={EMPTY_SHELF_ALT} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink link={start} big />
    </section>
  );
};
