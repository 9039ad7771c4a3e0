import * as z from 'zod/mini';
import entries from '../../../public/build/entries.json' with { type: 'json' };

const file = z.string();
const { styles, printStyles, script } = z.object({ styles: file, printStyles: file, script: file }).parse(entries);

/** The paths of the built files. Their names carry a hash of their content. */
export const STYLES = `/build/${styles}`;
export const PRINT_STYLES = `/build/${printStyles}`;
export const SCRIPT = `/build/${script}`;
