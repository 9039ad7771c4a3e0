import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { Closing } from '../components/panels/Closing.tsx';
import { Blocks } from '../components/prose/Blocks.tsx';
import { service } from '../content/service.ts';
import { type Step, steps } from '../content/steps.ts';

export const ServicePage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, lead, closing, illustrationCredit } = service(context.site);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="karran" />
      <ol className="wrap long-steps">
        {steps(context.site).map((step, index) => (
          <LongStep key={step.id} step={step} position={index + 1} />
        ))}
      </ol>
      <p className="wrap credit">
        <a href={illustrationCredit.href}>{illustrationCredit.label}</a>
      </p>
      <Closing {...closing} />
    </Layout>
  );
};

const LongStep = ({ step, position }: { readonly step: Step; readonly position: number }) => (
  <li id={step.id}>
    <div className="prose">
      <h2>
        <span className="step-number" aria-hidden="true">
          {position}
        </span>
        {step.title}
      </h2>
      <p className="step-lead">{step.shortText}</p>
      <Blocks blocks={step.longText} />
    </div>
    <Illustration name={step.illustration} alt={step.illustrationAlt} loading={position === 1 ? 'first' : 'lazy'} />
  </li>
);
