import { createTestHarness, unstable_readConfig as readConfig } from 'wrangler';
import type { RunningSite } from './site.ts';

/** Starts the site with the gallery in a workerd of its own. `vars` override the variables of wrangler.toml. */
export const startGallery = async (vars: Readonly<Record<string, string>>): Promise<RunningSite> => {
  // Without the build command, which would replace the files that other tests fetch.
  const { name, compatibility_date, define, assets, version_metadata, ...config } = readConfig({
    config: 'wrangler.toml',
  });
  const harness = createTestHarness({
    workers: [
      {
        config: {
          ...{ name, compatibility_date, define, assets, version_metadata },
          main: 'scripts/dev/worker.tsx',
          vars: { ...config.vars, PUBLIC_ORIGIN: 'http://localhost', ...vars },
        },
      },
    ],
  });
  const { url } = await harness.listen();
  return { url: url.origin, stop: () => harness.close() };
};
