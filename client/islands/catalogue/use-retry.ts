import { useState } from 'react';
import { catalogue } from '../../../src/content/catalogue.ts';
import { errors } from '../../../src/content/errors.ts';
import { loading } from '../../../src/content/loading.ts';
import { filterProducts, parseFilter } from '../../../src/domain/catalogue.ts';
import type { ProductSummary } from '../../../src/domain/product.ts';
import type { IslandProps } from '../../../src/islands/contract.ts';
import { loadProducts } from '../../http/api.ts';
import { NetworkError, StatusError } from '../../http/errors.ts';
import { reportIsland } from '../report.ts';

/** `status` is what screen readers are told. */
type Phase = { readonly status: string } & (
  | { readonly kind: 'failed'; readonly message: string; readonly requestId: string | null }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly products: readonly ProductSummary[] }
);

/** The list's state, from the failure that the server met on, and a way to ask for the products again. */
export const useRetry = ({ title, message, requestId, retryHref }: IslandProps['catalogue']) => {
  const choice = parseFilter(new URL(retryHref, location.href).searchParams);
  const [phase, setPhase] = useState<Phase>({ kind: 'failed', message, requestId, status: '' });

  const load = async (): Promise<void> => {
    setPhase({ kind: 'loading', status: loading.text });
    try {
      const products = await loadProducts();
      setPhase({ kind: 'loaded', products, status: catalogue.shown(filterProducts(products, choice).length) });
    } catch (error) {
      const isOffline = error instanceof NetworkError;
      // The server knows of its own failures.
      if (!isOffline && !(error instanceof StatusError)) reportIsland(error, 'catalogue');
      const text = (isOffline ? errors.offline : errors.productList).message;
      setPhase({ kind: 'failed', message: text, requestId: null, status: `${title}. ${text}` });
    }
  };
  return { phase, choice, load };
};
