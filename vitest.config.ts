import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Inside workerd, against the Worker of wrangler.toml and a sandbox provider that answers over HTTP.
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { PROVIDER_API_URL: inject<string>('providerUrl') } },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
          globalSetup: './test/support/start-sandbox.ts',
          // Some walk through every link of a page; on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        // In a real browser, against the servers of `npm start`.
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: './test/browser/support/global-setup.ts',
          // The files share one provider that is told to misbehave, and a machine with two cores.
          fileParallelism: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
