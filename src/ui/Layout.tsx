import { createContext, type ReactNode, use } from 'react';
import { ANCHORS } from '../content/paths.ts';
import { frameThings } from '../content/structured-data.ts';
import { clientConfigAttributes } from '../domain/client-config.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { FrameEnd, FrameHead, FrameStart, frameProps } from './Frame.tsx';
import { StructuredData } from './StructuredData.tsx';
import type { PageMeta, Shell } from './shell.ts';

export type LayoutProps = { readonly shell: Shell; readonly meta: PageMeta; readonly children: ReactNode };

/**
 * What of a document is rendered: all of it, or the frame that it has in common with others round an empty `main`, or
 * all but the frame. The frame's part of the head comes last in it, so that the parts can be put together as bytes.
 */
export const RenderedPart = createContext<'whole' | 'frame' | 'page'>('whole');

/** The whole document round a page. */
export const Layout = ({ shell, meta, children }: LayoutProps) => {
  const part = use(RenderedPart);
  const frame = part !== 'page' && frameProps(shell);
  const own = part !== 'frame';
  return (
    <html lang="sv">
      <head>
        {own && <DocumentHead shell={shell} meta={meta} />}
        {frame && <FrameHead shell={shell} />}
      </head>
      <body {...(frame && clientConfigAttributes(shell.client))}>
        {frame && <FrameStart {...frame} />}
        <main id={ANCHORS.content}>{own && children}</main>
        {own && !meta.noindex && (
          <StructuredData things={[...frameThings(shell, meta.title), ...(meta.things ?? [])]} />
        )}
        {frame && <FrameEnd {...frame} />}
      </body>
    </html>
  );
};
