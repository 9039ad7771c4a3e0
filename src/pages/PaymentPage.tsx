import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Closing } from '../components/panels/Closing.tsx';
import { MoneyLine } from '../components/panels/MoneyLine.tsx';
import { ProseSections } from '../components/prose/ProseSections.tsx';
import { callToAction } from '../content/call-to-action.ts';
import { payment } from '../content/payment.ts';

export const PaymentPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, lead, sections } = payment(context.site);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="rocker" tone="sky" />
      <div className="wrap text-page">
        <p className="lead">{lead}</p>
        <ProseSections sections={sections} />
      </div>
      <MoneyLine />
      <Closing {...callToAction(context.site)} />
    </Layout>
  );
};
