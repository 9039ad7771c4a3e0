import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import { Illustration } from '../../components/media/Illustration.tsx';
import { ForwardLink } from '../../components/prose/links.tsx';
import type { landing } from '../../content/landing.ts';
import type { Operator } from '../../content/operator.ts';
import { ANCHORS } from '../../content/paths.ts';
import { steps } from '../../content/steps.ts';

type StepsProps = ReturnType<typeof landing>['steps'] & { readonly operator: Operator };

export const Steps = ({ title, link, operator }: StepsProps) => (
  <section className="steps-section section wrap" id={ANCHORS.steps}>
    <h2>{title}</h2>
    <ol className="steps">
      {steps(operator).map((step, index) => (
        <li key={step.id}>
          <Illustration name={step.illustration} alt="" />
          <h3>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            {step.title}
            <FeatureIcon name={step.icon} />
          </h3>
          <p>{step.shortText}</p>
        </li>
      ))}
    </ol>
    <p className="steps-more">
      <ForwardLink link={link} />
    </p>
  </section>
);
