import { CatalogueRegion } from '../../islands/catalogue/CatalogueRegion.tsx';
import type { FailedCatalogue } from '../../islands/contract.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';
import { Island } from '../../islands/Island.tsx';

/** The failure panel of the product list. With script, its retry link loads the products without leaving the page. */
export const CatalogueFailure = (failed: FailedCatalogue) => {
  const { operator: _, ...panel } = failed;
  return (
    <Island name="catalogue" props={failed}>
      <CatalogueRegion>
        <FailurePanel {...panel} />
      </CatalogueRegion>
    </Island>
  );
};
