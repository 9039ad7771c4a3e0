import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { ProseSections, RichText } from '../components/prose/prose.tsx';
import { payment } from '../content/payment.ts';

export const PaymentPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, lead, money, sections } = payment(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="payment" tone="sky" />
      <div className="wrap text-page">
        <p className="lead">{lead}</p>
        <MoneyWay {...money} />
        <ProseSections sections={sections} />
      </div>
    </Layout>
  );
};

type MoneyWayProps = ReturnType<typeof payment>['money'];

/**
 * The steps of the money in drawings, with the amounts of an example: three steps, and the invoice after the sales
 * round.
 */
const MoneyWay = ({ id, title, lead, steps, invoice, note }: MoneyWayProps) => (
  <section className="money-way" id={id}>
    <h2>{title}</h2>
    <p>
      <RichText text={lead} />
    </p>
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <Illustration name={step.illustration} alt={step.illustrationAlt} />
          <h3>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {step.title}
          </h3>
          <p>
            <strong>{step.amount}</strong> {step.text}
          </p>
        </li>
      ))}
    </ol>
    <div className="invoice-step">
      <Illustration name={invoice.illustration} alt={invoice.illustrationAlt} />
      <div>
        <h3>{invoice.title}</h3>
        <p>
          <strong>{invoice.amount}</strong> {invoice.text}
        </p>
      </div>
    </div>
    <p>
      <RichText text={note} />
    </p>
  </section>
);
