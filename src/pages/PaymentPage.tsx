import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { Closing } from '../components/panels/Closing.tsx';
import { MoneyLine } from '../components/panels/MoneyLine.tsx';
import { ProseSections } from '../components/prose/ProseSections.tsx';
import { callToAction } from '../content/call-to-action.ts';
import { payment } from '../content/payment.ts';

export const PaymentPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, lead, way, sections } = payment(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="rocker" tone="sky" />
      <div className="wrap text-page">
        <p className="lead">{lead}</p>
        <MoneyWay {...way} />
        <ProseSections sections={sections} />
      </div>
      <MoneyLine />
      <Closing {...callToAction(context.operator)} />
    </Layout>
  );
};

type MoneyWayProps = ReturnType<typeof payment>['way'];

/** The way of the money in drawings: three stops, and after the round the invoice. */
const MoneyWay = ({ title, stops, invoice }: MoneyWayProps) => (
  <section className="money-way">
    <h2>{title}</h2>
    <ol className="steps">
      {stops.map((stop, index) => (
        <li key={stop.title}>
          <Illustration name={stop.illustration} alt={stop.illustrationAlt} />
          <h3>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            {stop.title}
          </h3>
          <p>{stop.text}</p>
        </li>
      ))}
    </ol>
    <div className="after-round">
      <Illustration name={invoice.illustration} alt={invoice.illustrationAlt} />
      <div>
        <h3>{invoice.title}</h3>
        <p>{invoice.text}</p>
      </div>
    </div>
  </section>
);
