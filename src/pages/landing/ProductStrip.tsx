import { ForwardLink } from '../../components/prose/links.tsx';
import type { landing } from '../../content/landing.ts';
import { productPath } from '../../content/paths.ts';
import type { ProductSummary } from '../../domain/product.ts';

/** One row on a computer, two on a phone. */
const LENGTH = 6;

type ProductStripProps = ReturnType<typeof landing>['productStrip'] & {
  readonly products: readonly ProductSummary[];
};

/** The first products that have an image, and a link to all. Nothing when they fill no row. */
export const ProductStrip = ({ label, all, products }: ProductStripProps) => {
  const shown = products.flatMap(({ id, name, thumbnail }) => (thumbnail ? [{ id, name, thumbnail }] : []));
  if (shown.length < LENGTH) return null;
  return (
    <div className="wrap product-strip">
      <ul aria-label={label}>
        {shown.slice(0, LENGTH).map(({ id, name, thumbnail: { url, width, height } }) => (
          <li key={id}>
            <a href={productPath(id)}>
              {/* A phone shows the strip below the first screen: the hero's scene comes first. */}
              <img src={url} width={width} height={height} alt="" loading="lazy" fetchPriority="low" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ForwardLink link={all(products.length)} />
    </div>
  );
};
