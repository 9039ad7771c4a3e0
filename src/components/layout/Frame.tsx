import { competitionState, layout, navEntry } from '../../content/layout.ts';
import { ANCHORS, RESOURCE_PATHS } from '../../content/paths.ts';
import type { Site } from '../../content/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import type { PageContext } from './page-context.ts';
import { THEME_COLOR } from './theme-color.ts';

/** All that tells the frame of one page from that of another. */
export type FrameProps = {
  readonly site: Site;
  /** What the competition is doing, in words. */
  readonly competition: string;
  /** Address of the navigation's entry to which the page belongs. */
  readonly current: string | undefined;
};

export const frameProps = ({ site, competition, path }: PageContext): FrameProps => ({
  site,
  competition: competitionState(competition),
  current: navEntry(path)?.href,
});

/** What every page's head has in common. */
export const FrameHead = ({ context }: { readonly context: PageContext }) => (
  <>
    <meta name="theme-color" content={THEME_COLOR} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="sv_SE" />
    <meta property="og:site_name" content={context.site.productName} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href={RESOURCE_PATHS.manifest} />
    <link
      rel="preload"
      href="/fonts/outfit-nordic-wght-normal.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
    <link rel="stylesheet" href={context.styles} />
    <link rel="stylesheet" href={context.printStyles} media="print" />
    {/* No page waits for it to be painted. */}
    <script type="module" src={context.script} fetchPriority="low" />
  </>
);

/** What stands above a page's own part. */
export const FrameStart = ({ site, competition, current }: FrameProps) => (
  <>
    <a className="skip" href={`#${ANCHORS.content}`}>
      {layout(site).skipLink}
    </a>
    <PromoStrip site={site} competition={competition} />
    <Header site={site} current={current} />
    <MobileMenu site={site} current={current} />
  </>
);

/** What stands below it. */
export const FrameEnd = ({ site }: FrameProps) => <Footer site={site} />;
