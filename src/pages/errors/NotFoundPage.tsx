import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { NotFoundPanel, type NotFoundPanelProps } from '../../components/panels/NotFoundPanel.tsx';
import { pageTitle } from '../../content/operator.ts';

export type NotFoundPageProps = {
  readonly context: PageContext;
  readonly copy: NotFoundPanelProps & { readonly description: string };
};

/** The 404 page of a path without a route, and of a product that does not exist. */
export const NotFoundPage = ({ context, copy }: NotFoundPageProps) => {
  const { title, description, text, link } = copy;
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.operator), description, noindex: true }}>
      <NotFoundPanel title={title} text={text} link={link} />
    </Layout>
  );
};
