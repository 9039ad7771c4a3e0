import * as z from 'zod/mini';
import manifest from '../../../public/build/manifest.json' with { type: 'json' };

/** https://vite.dev/guide/backend-integration: each source file's built file, relative to public/build. */
const chunk = z.object({ file: z.string() });
const entries = z
  .object({ 'client/styles/index.css': chunk, 'client/styles/print.css': chunk, 'client/main.ts': chunk })
  .parse(manifest);

/** URL paths of the built files. Each file name carries a hash of its content. */
export const STYLES = `/build/${entries['client/styles/index.css'].file}`;
export const PRINT_STYLES = `/build/${entries['client/styles/print.css'].file}`;
export const SCRIPT = `/build/${entries['client/main.ts'].file}`;
