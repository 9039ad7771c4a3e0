import type { ReactNode } from 'react';
import { competitionToday } from '../../content/competition.ts';
import { errors } from '../../content/errors.ts';
import { type JsonLdNode, pageJsonLd } from '../../content/json-ld.ts';
import { currentNavPath, layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import type { Competition, CompetitionPhase } from '../../domain/competition.ts';
import type { Notice } from '../../domain/notice.ts';
import { ANCHORS, PATHS } from '../../domain/paths.ts';
import { clientConfigAttributes } from '../../shared/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { PageContext, PageMeta } from './page-context.ts';

type NoticeBarProps = { readonly notice: Notice; readonly label: string };

const NoticeBar = ({ notice: { text, link }, label }: NoticeBarProps) => (
  <section className="notice-bar" aria-label={label}>
    <p>{text}</p>
    {link && <a href={link.href}>{link.label}</a>}
  </section>
);

type PromoStripProps = { readonly operator: Operator; readonly competition: Competition };

/** The classes of the strip. It stands out only while the competition is running. */
const PROMO_CLASSES: Readonly<Record<CompetitionPhase, string>> = {
  announced: 'promo quiet',
  running: 'promo',
  ended: 'promo quiet',
  decided: 'promo quiet',
};

const PromoStrip = ({ operator, competition }: PromoStripProps) => {
  const { label, text, link, linkSuffix } = layout(operator).promo;
  return (
    <aside className={PROMO_CLASSES[competition.phase]} aria-label={label}>
      <p>{text}</p>{' '}
      <p>
        <strong>{competitionToday(competition)}</strong>{' '}
        <a href={link.href}>
          {link.label} <span className="visually-hidden">{linkSuffix}</span>
        </a>
      </p>
    </aside>
  );
};

/**
 * React does not escape the text of a script element. Without `<`, no value can end the element or open a comment in
 * it. In JSON, the escape means the same character.
 */
const toScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page's structured data. Browsers do not execute it, so the Content-Security-Policy does not apply. */
export const JsonLd = ({ jsonLd }: { readonly jsonLd: readonly JsonLdNode[] }) => (
  <script type="application/ld+json">{toScriptText({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>
);

type LayoutProps = {
  readonly context: PageContext;
  readonly meta: PageMeta;
  readonly children: ReactNode;
};

/** The whole document around a page's own content, which goes into `<main>`. */
export const Layout = ({ context, meta, children }: LayoutProps) => {
  const { operator, notice, competition, path } = context;
  const current = currentNavPath(path);
  const isIndexed = context.isIndexed && !meta.noindex;
  return (
    <html lang="sv">
      <head>
        <DocumentHead context={context} meta={meta} isIndexed={isIndexed} />
      </head>
      <body
        data-styles={context.styles.map(({ hash }) => hash).join(' ')}
        {...clientConfigAttributes(context.client)}
        data-lost={errors.lost.message}
      >
        <a className="skip" href={`#${ANCHORS.content}`}>
          {layout(operator).skipLink}
        </a>
        {notice && <NoticeBar notice={notice} label={layout(operator).noticeLabel} />}
        <div className="page-top">
          {competition && <PromoStrip operator={operator} competition={competition} />}
          <Header operator={operator} current={current} isQuiet={path === PATHS.home} />
        </div>
        <MobileMenu operator={operator} current={current} />
        <main id={ANCHORS.content}>{children}</main>
        {isIndexed && <JsonLd jsonLd={[...pageJsonLd(context, meta.title), ...(meta.jsonLd ?? [])]} />}
        <Footer operator={operator} />
      </body>
    </html>
  );
};
