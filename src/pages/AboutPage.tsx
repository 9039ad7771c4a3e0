import { about } from '../content/about.ts';
import { callToAction } from '../content/interface.ts';
import { Blocks } from '../ui/Blocks.tsx';
import { Closing } from '../ui/Closing.tsx';
import { Drawing } from '../ui/Drawing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';

export const AboutPage = ({ shell }: { readonly shell: Shell }) => {
  const { meta, title, subtitle, body, fact } = about(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={subtitle} drawing="om-oss" />
      <div className="wrap text-page with-aside">
        <div className="prose">
          <Blocks blocks={body} />
        </div>
        <div className="experience">
          <Drawing name="om-oss-scen" alt="" />
          <p>
            <strong>{fact.figure}</strong> {fact.text}
          </p>
        </div>
      </div>
      <Closing {...callToAction(shell.site)} />
    </Layout>
  );
};
