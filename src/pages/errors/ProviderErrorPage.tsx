import type { ReactNode } from 'react';
import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { pageTitle } from '../../content/page-title.ts';

export type ProviderErrorPageProps = {
  readonly context: PageContext;
  readonly title: string;
  readonly message: string;
  /** The failure panel. */
  readonly children: ReactNode;
};

export const ProviderErrorPage = ({ context, title, message, children }: ProviderErrorPageProps) => (
  <Layout context={context} meta={{ title: pageTitle(title, context.site), description: message, noindex: true }}>
    {children}
  </Layout>
);
