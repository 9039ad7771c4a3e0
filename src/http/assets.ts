import * as z from 'zod';
import manifest from '../../public/build/manifest.json' with { type: 'json' };

const entry = z.object({ file: z.string() });

/** The built style sheet's address; its name carries a hash of its content. */
export const STYLES: readonly string[] = [
  `/build/${z.object({ 'client/styles/index.css': entry }).parse(manifest)['client/styles/index.css'].file}`,
];
