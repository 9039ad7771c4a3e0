import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { CallToAction } from '../components/panels/CallToAction.tsx';
import { ProseSections } from '../components/prose/prose.tsx';
import { callToAction } from '../content/layout.ts';
import { payment } from '../content/payment.ts';

export const PaymentPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, lead, drawnSteps, sections } = payment(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="payment" tone="sky" />
      <div className="wrap text-page">
        <p className="lead">{lead}</p>
        <DrawnMoneySteps {...drawnSteps} />
        <ProseSections sections={sections} />
      </div>
      <CallToAction {...callToAction(context.operator)} />
    </Layout>
  );
};

type DrawnMoneyStepsProps = ReturnType<typeof payment>['drawnSteps'];

/** The steps of the money in drawings: three, and after the sales round the invoice. */
const DrawnMoneySteps = ({ title, steps, invoice }: DrawnMoneyStepsProps) => (
  <section className="drawn-money-steps">
    <h2>{title}</h2>
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <Illustration name={step.illustration} alt={step.illustrationAlt} />
          <h3>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            {step.title}
          </h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
    <div className="invoice-step">
      <Illustration name={invoice.illustration} alt={invoice.illustrationAlt} />
      <div>
        <h3>{invoice.title}</h3>
        <p>{invoice.text}</p>
      </div>
    </div>
  </section>
);
