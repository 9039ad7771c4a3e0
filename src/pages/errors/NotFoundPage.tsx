import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { MissingPanel } from '../../components/panels/MissingPanel.tsx';
import { errors } from '../../content/errors.ts';
import { pageTitle } from '../../content/page-title.ts';

export const NotFoundPage = ({ context }: { readonly context: PageContext }) => {
  const { title, description, text, link } = errors.notFound;
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.site), description, noindex: true }}>
      <MissingPanel title={title} text={text} link={link} />
    </Layout>
  );
};
