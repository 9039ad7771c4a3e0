import * as z from 'zod/mini';
import entries from '../public/build/entries.json' with { type: 'json' };

const text = z.string();

/** The kinds of page. Each has a style in client/styles/pages. */
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

/** A style or a script in a page. */
const inlineText = z.object({
  text,
  /** The hash of the text, as a source in a Content-Security-Policy: `sha256-…`. */
  hash: text,
});
export type InlineText = z.infer<typeof inlineText>;

/**
 * The data that vite.config.ts provides about the browser's files: the styles and the script to put in pages, the
 * names of the files that pages load, and the commit that they were built from.
 */
export const CLIENT_BUILD = z
  .object({
    commonStyle: inlineText,
    kindStyles: z.record(pageKind, inlineText),
    printStyles: text,
    earlyScript: inlineText,
    script: text,
    commit: text,
  })
  .parse(entries);
