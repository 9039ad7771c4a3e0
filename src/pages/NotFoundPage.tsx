import { errors } from '../content/errors.ts';
import { product } from '../content/products.ts';
import type { Site } from '../content/site.ts';
import { pageTitle } from '../content/wording.ts';
import { Layout } from '../ui/Layout.tsx';
import { ButtonLink } from '../ui/Links.tsx';
import { StatePage } from '../ui/StatePage.tsx';
import type { Shell } from '../ui/shell.ts';

export type NotFoundPageProps = { readonly shell: Shell; readonly what?: 'page' | 'product' };

const copyOf = (what: 'page' | 'product', site: Site) => {
  if (what === 'product') return product(site).notFound;
  const { title, description, text, link } = errors.notFound;
  return { meta: { title: pageTitle(title, site), description }, title, text, link };
};

export const NotFoundPage = ({ shell, what = 'page' }: NotFoundPageProps) => {
  const { meta, title, text, link } = copyOf(what, shell.site);
  return (
    <Layout shell={shell} meta={{ ...meta, noindex: true }}>
      <StatePage title={title} drawing="tom-kakburk" drawingAlt={errors.notFound.imageAlt}>
        <p className="lead">{text}</p>
        <div className="actions">
          <ButtonLink link={link} big />
        </div>
      </StatePage>
    </Layout>
  );
};
