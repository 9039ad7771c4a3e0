import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { FeatureIcon } from '../components/media/FeatureIcon.tsx';
import { Illustration } from '../components/media/Illustration.tsx';
import { ButtonLink, ForwardLink } from '../components/prose/links.tsx';
import { Blocks } from '../components/prose/prose.tsx';
import { salesRounds } from '../content/sales-rounds.ts';
import { type Step, steps, stepsPage } from '../content/steps.ts';
import type { PlainDate } from '../domain/plain-date.ts';

type SalesRoundsProps = NonNullable<ReturnType<typeof salesRounds>>;

/** The schedule of the rounds, the next to close first. */
const SalesRounds = ({ id, title, rounds, ...links }: SalesRoundsProps) => (
  <section className="wrap trail-list" id={id}>
    <h2>{title}</h2>
    <ol>
      {rounds.map((round) => (
        <li key={round.id}>
          <h3>
            {round.title} {round.state && <span className="state-pill">{round.state}</span>}
          </h3>
          <p>{round.label}</p>
          <strong>{round.days}</strong>
          <p>{round.delivery}</p>
        </li>
      ))}
    </ol>
    <p className="trail-note">
      <ForwardLink link={links.subscribe} /> <ForwardLink link={links.download} />
    </p>
  </section>
);

type StepsPageProps = { readonly context: PageContext; readonly today: PlainDate };

export const StepsPage = ({ context, today }: StepsPageProps) => {
  const { operator, publicOrigin } = context;
  const { meta, title, lead, start, material, illustrationCredit } = stepsPage(operator);
  const rounds = salesRounds(operator, today, publicOrigin);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="cart" />
      {/* Not a list, because reader modes treat the content of list items as navigation. */}
      <article className="wrap long-steps">
        {steps(operator).map((step, index) => (
          <LongStep key={step.id} step={step} position={index + 1} />
        ))}
      </article>
      {rounds && <SalesRounds {...rounds} />}
      <div className="wrap steps-end">
        <ButtonLink link={start} big /> <ForwardLink link={material} />
        <p>
          <a href={illustrationCredit.href}>{illustrationCredit.label}</a>
        </p>
      </div>
    </Layout>
  );
};

const LongStep = ({ step, position }: { readonly step: Step; readonly position: number }) => (
  <section id={step.id}>
    <Illustration name={step.illustration} alt={step.illustrationAlt} loading={position === 1 ? 'first' : 'lazy'} />
    <div className="prose">
      <h2>
        <span className="step-number">{position}</span> {step.title}
        <FeatureIcon name={step.icon} />
      </h2>
      <p className="lead">{step.shortText}</p>
      <Blocks blocks={step.longText} />
    </div>
  </section>
);
