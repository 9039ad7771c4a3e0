import { competitionState } from '../../content/competition.ts';
import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import type { Competition } from '../../domain/competition.ts';

type PromoStripProps = { readonly operator: Operator; readonly competition: Competition };

/** Loud while there is something to win. */
export const PromoStrip = ({ operator, competition }: PromoStripProps) => {
  const { text, link, linkSuffix } = layout(operator).promo;
  return (
    <aside className={competition.phase === 'running' ? 'promo' : 'promo quiet'}>
      <p>
        <span className="state-pill">{competitionState(competition)}</span> {text}{' '}
        <a href={link.href}>
          {link.label}
          <span className="visually-hidden"> {linkSuffix}</span>
        </a>
      </p>
    </aside>
  );
};
