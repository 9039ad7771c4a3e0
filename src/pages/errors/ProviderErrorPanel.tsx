import type { PageContext } from '../../components/layout/page-context.ts';
import { errors } from '../../content/errors.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';
import { CatalogueFailure } from './CatalogueFailure.tsx';

const TEXTS = { products: errors.productList, product: errors.product } as const;

/** What could not be loaded: the product list or one product. */
export type FailedResource = keyof typeof TEXTS;

export const providerErrorText = (resource: FailedResource) => TEXTS[resource];

export type ProviderErrorPanelProps = {
  readonly context: PageContext;
  readonly resource: FailedResource;
  readonly requestId: string;
  /** Heading level; 2 when the page has another h1. */
  readonly level: 1 | 2;
};

/** Stands where products would be when the provider fails, and offers to try again. */
export const ProviderErrorPanel = ({ context, resource, requestId, level }: ProviderErrorPanelProps) => {
  const panel = { ...providerErrorText(resource), retryHref: context.href, requestId, level };
  return resource === 'products' ? (
    <CatalogueFailure operator={context.operator} {...panel} />
  ) : (
    <FailurePanel {...panel} />
  );
};
