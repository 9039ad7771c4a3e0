import type { PageContext, PageMeta } from './page-context.ts';
import { ShareTags } from './ShareTags.tsx';

export type DocumentHeadProps = { readonly context: PageContext; readonly meta: PageMeta };

/** What a page's head says of that page. */
export const DocumentHead = ({ context, meta }: DocumentHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{meta.title}</title>
    <meta name="description" content={meta.description} />
    {meta.noindex ? <meta name="robots" content="noindex" /> : <Findable context={context} meta={meta} />}
  </>
);

/** For search engines and for those who show shared links. */
const Findable = ({ context, meta }: DocumentHeadProps) => {
  const address = `${context.publicOrigin}${context.path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <ShareTags context={context} meta={meta} address={address} />
    </>
  );
};
