import type { Fact } from '../../content/landing.ts';

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
