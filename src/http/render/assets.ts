import * as z from 'zod/mini';
import entries from '../../../public/build/entries.json' with { type: 'json' };

const file = z.string();
const { styles, landingStyles, printStyles, script } = z
  .object({ styles: file, landingStyles: file, printStyles: file, script: file })
  .parse(entries);

/** The paths of the built files. Their names carry a hash of their content. */
export const STYLES = `/build/${styles}`;
/** The landing page shares little with the others, so it has a style sheet of its own. */
export const LANDING_STYLES = `/build/${landingStyles}`;
export const PRINT_STYLES = `/build/${printStyles}`;
export const SCRIPT = `/build/${script}`;
