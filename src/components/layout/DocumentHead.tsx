import { THEME_COLOR } from '../../content/layout.ts';
import { siteCard } from '../../content/share-image.ts';
import { RESOURCE_PATHS } from '../../domain/paths.ts';
import type { PageContext, PageMeta } from './page-context.ts';

type ShareTagsProps = { readonly context: PageContext; readonly meta: PageMeta; readonly pageUrl: string };

/** The page's link preview (Open Graph). X reads the same tags. `DocumentHead` adds the name of X's card type. */
const ShareTags = ({ context: { operator, publicOrigin }, meta, pageUrl }: ShareTagsProps) => {
  const { url, alt, type, width, height } = meta.image ?? siteCard(operator, publicOrigin);
  return (
    <>
      <meta property="og:url" content={meta.sharedHref ? `${publicOrigin}${meta.sharedHref}` : pageUrl} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={alt} />
    </>
  );
};

type PageTagsProps = { readonly context: PageContext; readonly meta: PageMeta };

type DocumentHeadProps = PageTagsProps & {
  /** Whether search engines may list this response. */
  readonly isIndexed: boolean;
};

/** The contents of `<head>`: first what differs from page to page, then what all pages share. */
export const DocumentHead = ({ context, meta, isIndexed }: DocumentHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title lang={meta.titleLang}>{meta.title}</title>
    <meta name="description" content={meta.description} />
    {isIndexed ? <IndexedPageTags context={context} meta={meta} /> : <meta name="robots" content="noindex" />}
    <meta name="theme-color" content={THEME_COLOR} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="sv_SE" />
    <meta property="og:site_name" content={context.operator.productName} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={RESOURCE_PATHS.manifest} />
    {/* Inlined, so that the first paint waits for nothing else, and no press comes before the script. The
        Content-Security-Policy contains the hashes of these texts. */}
    {context.styles.map(({ text, hash }) => (
      <style key={hash}>{text}</style>
    ))}
    <script>{context.earlyScript}</script>
    <link rel="stylesheet" href={context.printStyles} media="print" />
    {/* Low priority: no page needs the script for its first paint. */}
    <script type="module" src={context.script} fetchPriority="low" />
  </>
);

/** Tags for search engines and link previews. */
const IndexedPageTags = ({ context, meta }: PageTagsProps) => {
  const url = `${context.publicOrigin}${context.path}`;
  return (
    <>
      <link rel="canonical" href={url} />
      <ShareTags context={context} meta={meta} pageUrl={url} />
    </>
  );
};
