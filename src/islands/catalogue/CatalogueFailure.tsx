import { FailurePanel } from '../../ui/FailurePanel.tsx';
import { Island } from '../Island.tsx';
import { CatalogueRegion } from './CatalogueRegion.tsx';
import type { FailedCatalogue } from './failed-catalogue.ts';

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
