import * as z from 'zod/mini';
import entries from '../../public/build/entries.json' with { type: 'json' };

const { styles, script } = z.object({ styles: z.string(), script: z.string() }).parse(entries);

/** The built style sheets' and the browser program's addresses; their names carry a hash of their content. */
export const STYLES: readonly string[] = [`/build/${styles}`];
export const SCRIPT = `/build/${script}`;
