import { CatalogueRegion } from '../../islands/catalogue/CatalogueRegion.tsx';
import type { FailedCatalogue } from '../../islands/catalogue/failed-catalogue.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';
import { Island } from '../../islands/Island.tsx';

/** Stands where the list of products failed. With script its retry fetches the products and shows them in place. */
export const CatalogueFailure = (failed: FailedCatalogue) => {
  const { site: _, ...panel } = failed;
  return (
    <Island name="catalogue" props={failed}>
      <CatalogueRegion>
        <FailurePanel {...panel} />
      </CatalogueRegion>
    </Island>
  );
};
