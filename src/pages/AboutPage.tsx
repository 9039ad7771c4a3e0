import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { Blocks } from '../components/prose/prose.tsx';
import { about } from '../content/about.ts';

export const AboutPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, body } = about(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="about" tone="rose" />
      <div className="wrap text-page with-aside">
        <div className="prose">
          <Blocks blocks={body} />
        </div>
        <Illustration name="about-scene" alt="" />
      </div>
    </Layout>
  );
};
