import { type MouseEvent, useEffect, useRef } from 'react';
import { products as copyOf } from '../../../src/content/products.ts';
import { Catalogue } from '../../../src/islands/catalogue/Catalogue.tsx';
import { CataloguePage } from '../../../src/islands/catalogue/CataloguePage.tsx';
import { CatalogueRegion } from '../../../src/islands/catalogue/CatalogueRegion.tsx';
import type { IslandProps } from '../../../src/islands/contract.ts';
import { FailurePanel } from '../../../src/islands/FailurePanel.tsx';
import { isPlainClick } from '../plain-click.ts';
import { Spinner } from './Spinner.tsx';
import { useRetry } from './use-retry.ts';

export const Live = (given: IslandProps['catalogue']) => {
  const { site, level, title, retryHref } = given;
  const { phase, choice, load } = useRetry(given);
  const region = useRef<HTMLDivElement>(null);

  const onRetry = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The link that has the focus goes away.
    region.current?.focus({ preventScroll: true });
    load();
  };

  const wasWholePage = level === 1;
  useEffect(() => {
    if (wasWholePage && phase.kind === 'loaded') document.title = copyOf(site).meta.title;
  }, [wasWholePage, phase.kind, site]);

  const shelf = phase.kind === 'loaded' && <Catalogue site={site} products={phase.products} choice={choice} />;
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
      {shelf && (wasWholePage ? <CataloguePage site={site}>{shelf}</CataloguePage> : shelf)}
    </CatalogueRegion>
  );
};
