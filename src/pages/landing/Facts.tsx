import type { Fact } from '../../content/landing.ts';

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts wrap">
    {facts.map(({ figure, text, link }) => (
      <div key={figure}>
        <dt>{figure}</dt>
        <dd>
          {text}
          {link && (
            <>
              {'. '}
              <a href={link.href}>{link.label}</a>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
