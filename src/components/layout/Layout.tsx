import type { ReactNode } from 'react';
import { errors } from '../../content/errors.ts';
import { type JsonLdNode, pageJsonLd } from '../../content/json-ld.ts';
import { layout, navEntry } from '../../content/layout.ts';
import { ANCHORS } from '../../content/paths.ts';
import { clientConfigAttributes } from '../../shared/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import type { PageContext, PageMeta } from './page-context.ts';

/**
 * React does not escape the text of a script element. Without `<` no value can end the element or open a comment in it;
 * in JSON the escape means the same character.
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
  const current = navEntry(path)?.href;
  return (
    <html lang="sv">
      <head>
        <DocumentHead context={context} meta={meta} />
      </head>
      <body {...clientConfigAttributes(context.client)} data-lost={errors.lost.message}>
        <a className="skip" href={`#${ANCHORS.content}`}>
          {layout(operator).skipLink}
        </a>
        {notice && <NoticeBar notice={notice} label={layout(operator).noticeLabel} />}
        {competition && <PromoStrip operator={operator} competition={competition} />}
        <Header operator={operator} current={current} />
        <MobileMenu operator={operator} current={current} />
        <main id={ANCHORS.content}>{children}</main>
        {!meta.noindex && <JsonLd jsonLd={[...pageJsonLd(context, meta.title), ...(meta.jsonLd ?? [])]} />}
        <Footer operator={operator} />
      </body>
    </html>
  );
};
