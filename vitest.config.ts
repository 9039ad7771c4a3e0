import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Tests run inside workerd, against the Worker of wrangler.toml and a sandbox provider that answers over HTTP. */
export default defineConfig({
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: { bindings: { PROVIDER_API_URL: inject<string>('providerUrl') } },
    })),
  ],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: './test/support/start-sandbox.ts',
  },
});
