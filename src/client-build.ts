import * as z from 'zod/mini';
import entries from '../public/build/entries.json' with { type: 'json' };
import { PAGE_KINDS } from './domain/pages.ts';

const text = z.string();

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
    kindStyles: z.record(z.enum(PAGE_KINDS), inlineText),
    printStyles: text,
    earlyScript: inlineText,
    script: text,
    commit: text,
  })
  .parse(entries);
