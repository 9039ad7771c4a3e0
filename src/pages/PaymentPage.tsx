import { callToAction } from '../content/interface.ts';
import { payment } from '../content/payment.ts';
import { Closing } from '../ui/Closing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ProseSections } from '../ui/ProseSections.tsx';
import type { Shell } from '../ui/shell.ts';

export const PaymentPage = ({ shell }: { readonly shell: Shell }) => {
  const { meta, title, subtitle, lead, sections } = payment(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={subtitle} drawing="rocker" />
      <div className="wrap text-page">
        <p className="lead">{lead}</p>
        <ProseSections sections={sections} />
      </div>
      <Closing {...callToAction(shell.site)} />
    </Layout>
  );
};
