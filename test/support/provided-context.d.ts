import 'vitest';
import type { Environment } from '../../scripts/deploy/checks.ts';

/** The part of an environment of wrangler.toml that the tests read. */
export type TestEnvironment = Environment & {
  readonly vars: Readonly<Record<string, unknown>>;
  /** The schedules of its cron triggers. */
  readonly crons: readonly string[];
};

declare module 'vitest' {
  /** The values that vitest.config.ts and start-sandbox.ts provide. No URL ends with a slash. */
  interface ProvidedContext {
    /** The number of inputs that test/property/caching.test.ts tries. */
    cacheRuns: { readonly histories: number; readonly hangingCatalogues: number };
    /** The number of walks from each start in test/e2e/views.test.ts, and the time for them. */
    viewWalks: { readonly count: number; readonly timeoutMs: number };
    /** The top level of wrangler.toml, and its environment `staging`. */
    topLevel: TestEnvironment;
    staging: TestEnvironment;
    /** URL of the sandbox provider. */
    providerUrl: string;
    /** URL of a provider that resets every connection before it responds. */
    resettingUrl: string;
    /** URL of a provider that closes the connection in the middle of every response. */
    truncatingUrl: string;
    /** URL of the ingest server. */
    ingestUrl: string;
  }
}
