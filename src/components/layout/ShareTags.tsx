import { siteCard } from '../../content/share-image.ts';
import type { PageContext, PageMeta } from './page-context.ts';

export type ShareTagsProps = { readonly context: PageContext; readonly meta: PageMeta; readonly pageUrl: string };

/** The page's link preview (Open Graph). X reads the same tags, and the name of its card type in `DocumentHead`. */
export const ShareTags = ({ context: { operator, publicOrigin }, meta, pageUrl }: ShareTagsProps) => {
  const { url, alt, type, width, height } = meta.image ?? siteCard(operator, publicOrigin);
  return (
    <>
      <meta property="og:url" content={pageUrl} />
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
