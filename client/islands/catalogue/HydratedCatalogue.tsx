import { type MouseEvent, useEffect, useRef } from 'react';
import { products as copyOf, loading } from '../../../src/content/products.ts';
import type { PlainDate } from '../../../src/domain/plain-date.ts';
import type { ProductSummary } from '../../../src/domain/product.ts';
import { Catalogue } from '../../../src/islands/catalogue/Catalogue.tsx';
import { CatalogueRegion } from '../../../src/islands/catalogue/CatalogueRegion.tsx';
import { CatalogueSection } from '../../../src/islands/catalogue/CatalogueSection.tsx';
import type { IslandProps } from '../../../src/islands/contract.ts';
import { FailurePanel } from '../../../src/islands/FailurePanel.tsx';
import { isPlainClick } from '../../plain-click.ts';
import { useRetry } from './use-retry.ts';

/** The failed catalogue after hydration: its retry link loads the products without a navigation. */
export const HydratedCatalogue = (props: IslandProps['catalogue']) => {
  const { operator, level, title, retryHref } = props;
  const { phase, filter, load } = useRetry(props);
  const region = useRef<HTMLDivElement>(null);

  const onRetry = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The focused link is about to be removed.
    region.current?.focus({ preventScroll: true });
    load();
  };

  const wasWholePage = level === 1;
  useEffect(() => {
    if (wasWholePage && phase.kind === 'loaded') document.title = copyOf(operator).meta.title;
  }, [wasWholePage, phase.kind, operator]);

  const showCatalogue = (products: readonly ProductSummary[], today: PlainDate) => {
    const catalogue = <Catalogue operator={operator} products={products} filter={filter} today={today} />;
    if (!wasWholePage) return catalogue;
    return (
      <CatalogueSection operator={operator} today={today}>
        {catalogue}
      </CatalogueSection>
    );
  };
  return (
    <CatalogueRegion ref={region} busy={phase.kind === 'loading'} status={phase.status}>
      {phase.kind === 'loading' && <Spinner />}
      {phase.kind === 'failed' && (
        <FailurePanel
          level={level}
          title={title}
          message={phase.message}
          retryHref={retryHref}
          requestId={phase.requestId}
          onRetry={onRetry}
        />
      )}
      {phase.kind === 'loaded' && showCatalogue(phase.products, phase.today)}
    </CatalogueRegion>
  );
};

/** Looks like the server's spinner. Hidden from screen readers, because the region's status announces the loading. */
const Spinner = () => (
  <div className="loading" aria-hidden="true">
    <img src="/illustrations/spinner.svg" width="64" height="64" alt="" className="spinner" />
    <p>{loading.text}</p>
  </div>
);
