import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import { Illustration } from '../../components/media/Illustration.tsx';
import { ThumbnailImage } from '../../components/media/ThumbnailImage.tsx';
import { ButtonLink, ForwardLink } from '../../components/prose/links.tsx';
import type { Fact, landing } from '../../content/landing.ts';
import type { Link } from '../../content/links.ts';
import type { Operator } from '../../content/operator.ts';
import { steps } from '../../content/steps.ts';
import { ANCHORS, productPath } from '../../domain/paths.ts';
import type { ProductSummary } from '../../domain/product.ts';

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts wrap">
    {facts.map(({ figure, text }) => (
      <div key={figure}>
        <dt>{figure}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** One row on a computer, two rows on a phone. */
const LENGTH = 6;

type ProductStripProps = ReturnType<typeof landing>['productStrip'] & {
  readonly products: readonly ProductSummary[];
};

/** The first products that have an image, and a link to all products. Nothing if they do not fill a row. */
export const ProductStrip = ({ label, all, products }: ProductStripProps) => {
  const shown = products.flatMap(({ id, name, thumbnail }) => (thumbnail ? [{ id, name, thumbnail }] : []));
  if (shown.length < LENGTH) return null;
  return (
    <div className="wrap product-strip">
      <ul aria-label={label}>
        {shown.slice(0, LENGTH).map(({ id, name, thumbnail }) => (
          <li key={id}>
            <a href={productPath(id)}>
              {/* On a phone, the strip is below the first screen, so the hero's scene comes first. */}
              <ThumbnailImage image={thumbnail} loading="lazy" fetchPriority="low" />
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <ForwardLink link={all(products.length)} />
    </div>
  );
};

type FeaturesProps = ReturnType<typeof landing>['features'];

export const Features = ({ title, items }: FeaturesProps) => (
  <section className="section wrap">
    <h2>{title}</h2>
    <ul className="features">
      {items.map((feature) => (
        <li key={feature.icon}>
          <FeatureIcon name={feature.icon} />
          <h3>{feature.title}</h3>
          <p>{feature.text}</p>
        </li>
      ))}
    </ul>
  </section>
);

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
            </span>{' '}
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

type CallToActionProps = {
  readonly title: string;
  readonly text: string;
  readonly start: Link;
  readonly imageAlt: string;
};

/** The call to action at the end of the page, beside a shelf of the season's products. */
export const CallToAction = ({ title, text, start, imageAlt }: CallToActionProps) => (
  <section className="call-to-action">
    <div className="wrap">
      <div className="call-to-action-words">
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink link={start} tone="sun" big />
      </div>
      <img
        className="shelf"
        src="/illustrations/shelf-800.avif"
        srcSet="/illustrations/shelf-800.avif 800w, /illustrations/shelf-1600.avif 1600w"
        sizes="(width >= 56.25rem) min(60vw, 58rem), 100vw"
        width={1600}
        height={454}
        alt={imageAlt}
        loading="lazy"
      />
    </div>
  </section>
);
