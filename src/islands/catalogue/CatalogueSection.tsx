import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { products as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';

/** The content of the products page inside the layout: its heading, and the list or its placeholder. */
export const CatalogueSection = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => {
  const { title, lead, signpost } = copyOf(site);
  return (
    <>
      <PageHead title={title} lead={lead} illustration="disken" size="compact">
        <p className="signpost">{signpost}</p>
      </PageHead>
      <div className="wrap shelf-section">{children}</div>
    </>
  );
};
