import type { ReactNode } from 'react';
import { pageJsonLd } from '../../content/json-ld.ts';
import { layout, navEntry } from '../../content/layout.ts';
import { ANCHORS } from '../../content/paths.ts';
import { clientConfigAttributes } from '../../shared/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { JsonLd } from './JsonLd.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import type { PageContext, PageMeta } from './page-context.ts';

export type LayoutProps = {
  readonly context: PageContext;
  readonly meta: PageMeta;
  /** For pages of images. Pages of text are narrower. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The whole document around a page's own content, which goes into `<main>`. */
export const Layout = ({ context, meta, isWide = false, children }: LayoutProps) => {
  const { operator, competition, path } = context;
  const current = navEntry(path)?.href;
  return (
    <html lang="sv">
      <head>
        <DocumentHead context={context} meta={meta} />
      </head>
      <body className={isWide ? 'wide' : undefined} {...clientConfigAttributes(context.client)}>
        <a className="skip" href={`#${ANCHORS.content}`}>
          {layout(operator).skipLink}
        </a>
        <PromoStrip operator={operator} competition={competition} />
        <Header operator={operator} current={current} />
        <MobileMenu operator={operator} current={current} />
        <main id={ANCHORS.content}>{children}</main>
        {!meta.noindex && <JsonLd jsonLd={[...pageJsonLd(context, meta.title), ...(meta.jsonLd ?? [])]} />}
        <Footer operator={operator} />
      </body>
    </html>
  );
};
