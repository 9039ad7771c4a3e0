import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import { TrailCurve } from '../../components/media/TrailCurve.tsx';
import type { landing } from '../../content/landing.ts';

export type FeaturesProps = ReturnType<typeof landing>['features'];

export const Features = ({ title, lead, items }: FeaturesProps) => (
  <section className="section wrap to-receipt">
    <TrailCurve className="enter" />
    <div className="intro">
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
    <ul className="features">
      {items.map((feature) => (
        <li key={feature.icon}>
          <FeatureIcon name={feature.icon} />
          <h3>{feature.title}</h3>
          <p>{feature.text}</p>
        </li>
      ))}
    </ul>
    <TrailCurve className="leave" />
  </section>
);
