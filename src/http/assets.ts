import * as z from 'zod/mini';
import manifest from '../../public/build/manifest.json' with { type: 'json' };

const entry = z.object({ file: z.string() });
const built = z.object({ 'client/styles/index.css': entry, 'client/main.ts': entry }).parse(manifest);

const address = ({ file }: z.infer<typeof entry>): string => `/build/${file}`;

/** The built style sheets' and the browser program's addresses; their names carry a hash of their content. */
export const STYLES: readonly string[] = [address(built['client/styles/index.css'])];
export const SCRIPT: string = address(built['client/main.ts']);
