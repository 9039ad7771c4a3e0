import type { ReactElement } from 'react';
import { frameProps } from '../../components/layout/Frame.tsx';
import { RenderedPart } from '../../components/layout/Layout.tsx';
import type { PageContext } from '../../components/layout/page-context.ts';
import { ANCHORS } from '../../content/paths.ts';
import type { Site } from '../../content/site.ts';
import { type Bytes, concatenate, renderToBytes } from './render-to-bytes.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const LESS_THAN = 0x3c;

/** Where documents are cut. In text and structured data `<` is always escaped, so that each of these is there once. */
const HEAD_START = encode('<head>');
const HEAD_END = encode('</head><body>');
const EMPTY_MAIN = encode(`<main id="${ANCHORS.content}"></main>`);
const DOCUMENT_END = encode('</body></html>');

const cut = (document: Bytes, mark: Uint8Array): readonly [before: Bytes, after: Bytes] => {
  let at = -1;
  do {
    at = document.indexOf(LESS_THAN, at + 1);
    if (at === -1) throw new Error('a document is not made as it should be');
  } while (!mark.every((byte, index) => document[at + index] === byte));
  return [document.subarray(0, at), document.subarray(at + mark.length)];
};

/** From the frame's part of the head to where `main` begins, and from where it ends to the end. */
type Frame = readonly [start: Bytes, end: Bytes];

/**
 * For each site as many as its navigation has entries and its competition states. What else a context holds for the frame
 * (the addresses of files, what the browser's program needs to know) is the deployment's, as the site is.
 */
const frames = new WeakMap<Site, Map<string, Frame>>();

const frameOf = async (context: PageContext, page: ReactElement): Promise<Frame> => {
  const { competition, current } = frameProps(context);
  const key = `${current} ${competition}`;
  const known = frames.get(context.site) ?? new Map<string, Frame>();
  frames.set(context.site, known);
  const again = known.get(key);
  if (again) return again;
  const [, document] = cut(await renderToBytes(<RenderedPart value="frame">{page}</RenderedPart>), HEAD_START);
  const frame = cut(document, EMPTY_MAIN);
  known.set(key, frame);
  return frame;
};

/**
 * A page as a whole document. Its frame is half of a product page's elements, and the same for all of them: it is rendered
 * once and put round the others' own part.
 */
export const renderDocument = async (context: PageContext, page: ReactElement): Promise<Bytes> => {
  const [frameStart, frameEnd] = await frameOf(context, page);
  const own = await renderToBytes(<RenderedPart value="page">{page}</RenderedPart>);
  const [head, body] = cut(own, HEAD_END);
  return concatenate([head, frameStart, body.subarray(0, -DOCUMENT_END.length), frameEnd]);
};
