import { mkdir, writeFile } from 'node:fs/promises';

const ROOT = new URL('../../', import.meta.url);

/** Writes a file and reports its size. `path` is relative to the project. */
export const writeOutput = async (path: string, content: string | Uint8Array): Promise<void> => {
  const file = new URL(path, ROOT);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
  process.stdout.write(`${path}  ${(Buffer.byteLength(content) / 1024).toFixed(1)} kB\n`);
};
