import { createContext, type ReactNode, use } from 'react';
import { pageJsonLd } from '../../content/json-ld.ts';
import { ANCHORS } from '../../content/paths.ts';
import { clientConfigAttributes } from '../../shared/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { FrameEnd, FrameHead, FrameStart, frameProps } from './Frame.tsx';
import { JsonLd } from './JsonLd.tsx';
import type { PageContext, PageMeta } from './page-context.ts';

export type LayoutProps = { readonly context: PageContext; readonly meta: PageMeta; readonly children: ReactNode };

/**
 * What of a document is rendered: all of it, or the frame that it has in common with others round an empty `main`, or
 * all but the frame. The frame's part of the head comes last in it, so that the parts can be put together as bytes.
 */
export const RenderedPart = createContext<'whole' | 'frame' | 'page'>('whole');

/** The whole document round a page. */
export const Layout = ({ context, meta, children }: LayoutProps) => {
  const part = use(RenderedPart);
  const frame = part !== 'page' && frameProps(context);
  const own = part !== 'frame';
  return (
    <html lang="sv">
      <head>
        {own && <DocumentHead context={context} meta={meta} />}
        {frame && <FrameHead context={context} />}
      </head>
      <body {...(frame && clientConfigAttributes(context.client))}>
        {frame && <FrameStart {...frame} />}
        <main id={ANCHORS.content}>{own && children}</main>
        {own && !meta.noindex && <JsonLd jsonLd={[...pageJsonLd(context, meta.title), ...(meta.jsonLd ?? [])]} />}
        {frame && <FrameEnd {...frame} />}
      </body>
    </html>
  );
};
