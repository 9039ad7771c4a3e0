import { layout } from '../../content/layout.ts';
import type { Site } from '../../content/site.ts';

export type PromoStripProps = { readonly site: Site; readonly competition: string };

export const PromoStrip = ({ site, competition }: PromoStripProps) => {
  const { text, link, linkSuffix } = layout(site).promo;
  return (
    <aside className="promo">
      <p>
        <span className="state-pill">{competition}</span> {text}{' '}
        <a href={link.href}>
          {link.label}
          <span className="unseen"> {linkSuffix}</span>
        </a>
      </p>
    </aside>
  );
};
