import * as z from 'zod/mini';
import entries from '../public/build/entries.json' with { type: 'json' };

const text = z.string();

/** The kinds of page. Each has a style sheet in client/styles/pages. */
const pageKind = z.enum([
  'landing',
  'catalogue',
  'product',
  'help',
  'steps',
  'legal',
  'withdrawal',
  'material',
  'text',
]);
export type PageKind = z.infer<typeof pageKind>;

/** The style sheet in a page. */
const pageStyle = z.object({
  text,
  /** The hash of the text, as a source in a Content-Security-Policy: `sha256-…`. */
  hash: text,
});
export type PageStyle = z.infer<typeof pageStyle>;

/**
 * The data that vite.config.ts provides about the browser's files: the style sheets to put in pages, the names of the
 * files that pages load, and the commit that they were built from.
 */
export const CLIENT_BUILD = z
  .object({
    pageStyles: z.record(pageKind, pageStyle),
    printStyles: text,
    script: text,
    commit: text,
  })
  .parse(entries);
