import { product } from '../content/products.ts';
import { Layout } from '../ui/Layout.tsx';
import { MissingPanel } from '../ui/MissingPanel.tsx';
import type { Shell } from '../ui/shell.ts';

export const ProductNotFoundPage = ({ shell }: { readonly shell: Shell }) => {
  const { meta, ...panel } = product(shell.site).notFound;
  return (
    <Layout shell={shell} meta={{ ...meta, noindex: true }}>
      <MissingPanel {...panel} />
    </Layout>
  );
};
