import type { ReactNode } from 'react';
import { layout } from '../content/layout.ts';
import { ANCHORS } from '../content/paths.ts';
import { clientConfigAttributes } from '../domain/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import type { PageMeta, Shell } from './shell.ts';

export type LayoutProps = { readonly shell: Shell; readonly meta: PageMeta; readonly children: ReactNode };

/** The whole document round a page. */
export const Layout = ({ shell, meta, children }: LayoutProps) => (
  <html lang="sv">
    <DocumentHead shell={shell} meta={meta} />
    <body {...clientConfigAttributes(shell.client)}>
      <a className="skip" href={`#${ANCHORS.content}`}>
        {layout(shell.site).skipLink}
      </a>
      <PromoStrip shell={shell} />
      <Header shell={shell} />
      <MobileMenu shell={shell} />
      <main id={ANCHORS.content}>{children}</main>
      <Footer shell={shell} />
    </body>
  </html>
);
