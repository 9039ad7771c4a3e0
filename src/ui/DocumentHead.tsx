import type { PageMeta, Shell } from './shell.ts';

/** The browser's own frame takes the colour of --paper. */
const THEME_COLOR = '#fffaf0';

export type DocumentHeadProps = { readonly shell: Shell; readonly meta: PageMeta };

export const DocumentHead = ({ shell, meta }: DocumentHeadProps) => {
  const address = `${shell.publicOrigin}${shell.path}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta name="theme-color" content={THEME_COLOR} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="sv_SE" />
      <meta property="og:site_name" content={shell.site.productName} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link
        rel="preload"
        href="/fonts/outfit-latin-wght-normal.woff2"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      {shell.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src={shell.script} />
    </head>
  );
};
