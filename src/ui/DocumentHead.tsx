import { ShareTags } from './ShareTags.tsx';
import type { PageMeta, Shell } from './shell.ts';

export type DocumentHeadProps = { readonly shell: Shell; readonly meta: PageMeta };

/** What a page's head says of that page. */
export const DocumentHead = ({ shell, meta }: DocumentHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{meta.title}</title>
    <meta name="description" content={meta.description} />
    {meta.noindex ? <meta name="robots" content="noindex" /> : <Findable shell={shell} meta={meta} />}
  </>
);

/** For search engines and for those who show shared links. */
const Findable = ({ shell, meta }: DocumentHeadProps) => {
  const address = `${shell.publicOrigin}${shell.path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <ShareTags shell={shell} meta={meta} address={address} />
    </>
  );
};
