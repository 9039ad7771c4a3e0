import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import type { landing } from '../../content/landing.ts';

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
