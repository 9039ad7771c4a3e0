import { stateDrawings } from '../content/interface.ts';
import { products as copyOf } from '../content/products.ts';
import type { ProductSummary } from '../domain/product.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { ButtonLink } from '../ui/Links.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';
import { ProductCard } from './products/ProductCard.tsx';

/** So many cards a phone or a screen shows at once: their pictures do not wait. */
const EAGER_CARDS = 4;

type Copy = ReturnType<typeof copyOf>;

export type ProductsPageProps = { readonly shell: Shell; readonly products: readonly ProductSummary[] };

export const ProductsPage = ({ shell, products }: ProductsPageProps) => {
  const { meta, title, lead, ticket, empty } = copyOf(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={lead} drawing="karran" />
      <div className="wrap shelf-section">
        {products.length === 0 ? (
          <EmptyShelf {...empty} />
        ) : (
          <ul className="product-grid">
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} site={shell.site} eager={index < EAGER_CARDS} />
            ))}
            <Ticket {...ticket} />
          </ul>
        )}
      </div>
    </Layout>
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
