import { blog } from '../content/blog.ts';
import { callToAction } from '../content/interface.ts';
import { Closing } from '../ui/Closing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { ForwardLink } from '../ui/Links.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';

export const BlogPage = ({ shell }: { readonly shell: Shell }) => {
  const { meta, title, subtitle, notice } = blog(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={subtitle} drawing="blogg" />
      <section className="wrap text-page notice">
        <h2>{notice.title}</h2>
        <p className="lead">{notice.text}</p>
        <ForwardLink link={notice.link} />
      </section>
      <Closing {...callToAction(shell.site)} />
    </Layout>
  );
};
