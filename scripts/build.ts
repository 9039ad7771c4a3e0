import { Failure } from './command.ts';

/**
 * Builds the browser's files with vite.config.ts. With `isWatching`, builds them again when they change. Resolves to a
 * function that stops watching.
 */
export const buildClient = async (isWatching = false): Promise<() => Promise<void>> => {
  const { build } = await import('vite');
  const result = await build({
    logLevel: 'warn',
    ...(isWatching && { build: { watch: {}, emptyOutDir: false } }),
  }).catch((error) => {
    throw new Failure(`The browser's files could not be built:\n${error.message}`);
  });
  if (!('close' in result)) return async () => undefined;
  await new Promise<void>((resolve, reject) => {
    result.on('event', ({ code }) => {
      if (code === 'END') resolve();
      // Vite has already printed the reason.
      if (code === 'ERROR') reject(new Failure("The browser's files could not be built."));
    });
  });
  return () => result.close();
};
