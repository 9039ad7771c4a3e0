import { competitionState, layout } from '../content/layout.ts';
import type { Shell } from './shell.ts';

export const PromoStrip = ({ shell }: { readonly shell: Shell }) => {
  const { text, link, linkObject } = layout(shell.site).promo;
  return (
    <aside className="promo">
      <p>
        <span className="state-pill">{competitionState(shell.competition)}</span> {text}{' '}
        <a href={link.href}>
          {link.label}
          <span className="unseen"> {linkObject}</span>
        </a>
      </p>
    </aside>
  );
};
