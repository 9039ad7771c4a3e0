import * as z from 'zod/mini';
import entries from '../../../public/build/entries.json' with { type: 'json' };

const file = z.string();
const built = z.object({ styles: file, printStyles: file, script: file }).parse(entries);

/** The built files' addresses; their names carry a hash of their content. */
export const STYLES = `/build/${built.styles}`;
export const PRINT_STYLES = `/build/${built.printStyles}`;
export const SCRIPT = `/build/${built.script}`;
