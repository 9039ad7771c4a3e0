import { service } from '../content/service.ts';
import { type Step, steps } from '../content/steps.ts';
import { Blocks } from '../ui/Blocks.tsx';
import { Closing } from '../ui/Closing.tsx';
import { Drawing } from '../ui/Drawing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';

export const ServicePage = ({ shell }: { readonly shell: Shell }) => {
  const { meta, title, lead, closing, illustrationCredit } = service(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={lead} drawing="karran" />
      <ol className="wrap long-steps">
        {steps(shell.site).map((step, index) => (
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
    <Drawing name={step.illustration} alt={step.illustrationAlt} loading={position === 1 ? 'first' : 'lazy'} />
  </li>
);
