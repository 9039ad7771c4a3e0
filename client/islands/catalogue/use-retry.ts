import { useState } from 'react';
import { catalogue } from '../../../src/content/catalogue.ts';
import { errors } from '../../../src/content/errors.ts';
import { loading } from '../../../src/content/products.ts';
import { createCatalogueFilter, parseFilter } from '../../../src/domain/catalogue.ts';
import { type PlainDate, stockholmDate } from '../../../src/domain/plain-date.ts';
import type { ProductSummary } from '../../../src/domain/product.ts';
import type { IslandProps } from '../../../src/islands/contract.ts';
import { loadProducts } from '../../http/api.ts';
import { NetworkError, StatusError } from '../../http/errors.ts';
import { reportIslandError } from '../report-island-error.ts';

/** `status` is the text of the live region. */
type Phase = { readonly status: string } & (
  | { readonly kind: 'failed'; readonly message: string; readonly requestId: string | null }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly products: readonly ProductSummary[]; readonly today: PlainDate }
);

/** The catalogue's state, starting with the failure that the server rendered, and a function that loads the products. */
export const useRetry = ({ title, message, requestId, retryHref }: IslandProps['catalogue']) => {
  const filter = parseFilter(new URL(retryHref, location.href).searchParams);
  const [phase, setPhase] = useState<Phase>({ kind: 'failed', message, requestId, status: '' });

  const load = async (): Promise<void> => {
    setPhase({ kind: 'loading', status: loading.text });
    try {
      const products = await loadProducts();
      setPhase({
        kind: 'loaded',
        products,
        today: stockholmDate(new Date()),
        status: catalogue.shown(createCatalogueFilter(products, catalogue.synonyms)(filter).products.length),
      });
    } catch (error) {
      const isNetworkError = error instanceof NetworkError;
      // The server reports its own failures.
      if (!isNetworkError && !(error instanceof StatusError)) reportIslandError(error, 'catalogue');
      const text = (isNetworkError ? errors.offline : errors.productList).message;
      setPhase({ kind: 'failed', message: text, requestId: null, status: `${title}. ${text}` });
    }
  };
  return { phase, filter, load };
};
