import * as z from 'zod/mini';
import entries from '../public/build/entries.json' with { type: 'json' };

const text = z.string();

/**
 * What vite.config.ts tells of the browser's files: the names of those that pages load, and the commit they were built
 * from.
 */
export const CLIENT_BUILD = z
  .object({
    styles: z.object({ landing: text, shop: text, text, print: text }),
    script: text,
    commit: text,
  })
  .parse(entries);
