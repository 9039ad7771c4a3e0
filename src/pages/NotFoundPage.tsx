import { errors } from '../content/errors.ts';
import { pageTitle } from '../content/wording.ts';
import { Layout } from '../ui/Layout.tsx';
import { MissingPanel } from '../ui/MissingPanel.tsx';
import type { Shell } from '../ui/shell.ts';

export const NotFoundPage = ({ shell }: { readonly shell: Shell }) => {
  const { title, description, text, link } = errors.notFound;
  return (
    <Layout shell={shell} meta={{ title: pageTitle(title, shell.site), description, noindex: true }}>
      <MissingPanel title={title} text={text} link={link} />
    </Layout>
  );
};
