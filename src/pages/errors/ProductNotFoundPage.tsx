import { Layout } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { MissingPanel } from '../../components/panels/MissingPanel.tsx';
import { product } from '../../content/products.ts';

export const ProductNotFoundPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, ...panel } = product(context.site).notFound;
  return (
    <Layout context={context} meta={{ ...meta, noindex: true }}>
      <MissingPanel {...panel} />
    </Layout>
  );
};
