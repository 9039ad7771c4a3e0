import { MACHINE_PATHS } from '../content/paths.ts';
import { frameThings } from '../content/structured-data.ts';
import { ShareTags } from './ShareTags.tsx';
import { StructuredData } from './StructuredData.tsx';
import type { PageMeta, Shell } from './shell.ts';
import { THEME_COLOR } from './theme-color.ts';

export type DocumentHeadProps = { readonly shell: Shell; readonly meta: PageMeta };

export const DocumentHead = ({ shell, meta }: DocumentHeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{meta.title}</title>
    <meta name="description" content={meta.description} />
    <meta name="theme-color" content={THEME_COLOR} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href={MACHINE_PATHS.manifest} />
    <link
      rel="preload"
      href="/fonts/outfit-nordic-wght-normal.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
    <link rel="stylesheet" href={shell.styles} />
    <link rel="stylesheet" href={shell.printStyles} media="print" />
    <script type="module" src={shell.script} />
    {meta.noindex ? <meta name="robots" content="noindex" /> : <Findable shell={shell} meta={meta} />}
  </head>
);

/** For search engines and for those who show shared links. */
const Findable = ({ shell, meta }: DocumentHeadProps) => {
  const address = `${shell.publicOrigin}${shell.path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <ShareTags shell={shell} meta={meta} address={address} />
      <StructuredData things={[...frameThings(shell, meta.title), ...(meta.things ?? [])]} />
    </>
  );
};
