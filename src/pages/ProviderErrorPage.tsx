import type { ReactNode } from 'react';
import { pageTitle } from '../content/wording.ts';
import { Layout } from '../ui/Layout.tsx';
import type { Shell } from '../ui/shell.ts';

export type ProviderErrorPageProps = {
  readonly shell: Shell;
  readonly title: string;
  readonly message: string;
  /** The panel that says so and offers another try. */
  readonly children: ReactNode;
};

export const ProviderErrorPage = ({ shell, title, message, children }: ProviderErrorPageProps) => (
  <Layout shell={shell} meta={{ title: pageTitle(title, shell.site), description: message, noindex: true }}>
    {children}
  </Layout>
);
