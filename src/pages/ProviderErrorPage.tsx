import { pageTitle } from '../content/wording.ts';
import { FailurePanel } from '../ui/FailurePanel.tsx';
import { Layout } from '../ui/Layout.tsx';
import type { Shell } from '../ui/shell.ts';

export type ProviderErrorPageProps = {
  readonly shell: Shell;
  readonly title: string;
  readonly message: string;
  readonly retryHref: string;
  readonly requestId: string;
};

export const ProviderErrorPage = ({ shell, ...panel }: ProviderErrorPageProps) => (
  <Layout shell={shell} meta={{ title: pageTitle(panel.title, shell.site), description: panel.message, noindex: true }}>
    <FailurePanel {...panel} />
  </Layout>
);
