import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { MissingPanel, type MissingPanelProps } from '../../components/panels/MissingPanel.tsx';
import { pageTitle } from '../../content/page-title.ts';

export type MissingPageProps = {
  readonly context: PageContext;
  readonly copy: MissingPanelProps & { readonly description: string };
};

/** The 404 page of a path without a route, and of a product that does not exist. */
export const MissingPage = ({ context, copy }: MissingPageProps) => {
  const { title, description, text, link } = copy;
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.site), description, noindex: true }}>
      <MissingPanel title={title} text={text} link={link} />
    </Layout>
  );
};
