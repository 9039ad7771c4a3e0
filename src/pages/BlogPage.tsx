import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { blog } from '../content/blog.ts';

export const BlogPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, notice, meanwhile } = blog(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="blog" tone="rose" />
      <section className="wrap text-page notice">
        <h2>{notice.title}</h2>
        <p className="lead">{notice.text}</p>
        <ul className="errands">
          {meanwhile.map((errand) => (
            <li key={errand.href}>
              <h3>
                <a href={errand.href}>{errand.title}</a>
              </h3>
              <p>{errand.text}</p>
              <Illustration name={errand.illustration} alt="" />
            </li>
          ))}
        </ul>
      </section>
    </Layout>
  );
};
