import { inject } from 'vitest';
import { startSite } from '../../../scripts/site.ts';
import { createFaultyProvider } from '../../support/faults.ts';
import { createIngestProject, errorEventsOf } from '../../support/ingest-project.ts';
import { TEST_VARS } from '../../support/test-vars.ts';

/**
 * With short lifetimes in the caches, a fault shows at once. With the long timeouts, a busy machine does not look like
 * a slow provider.
 */
const VARS = {
  PRODUCT_TTL_SECONDS: '1',
  PAGE_TTL_SECONDS: '0',
  STREAM_AFTER_MS: '10000',
  PROVIDER_TIMEOUT_MS: '20000',
};

/**
 * Starts a site with empty caches and with a provider and an ingest project that no other site uses. The provider
 * misbehaves on request, and the ingest project receives the site's error reports.
 */
export const startFaultySite = async (vars: Readonly<Record<string, string>> = {}) => {
  const provider = createFaultyProvider();
  const ingest = createIngestProject();
  const site = await startSite({
    providerUrl: provider.url,
    workerBundle: inject('workerBundle'),
    vars: { ...TEST_VARS, ...VARS, SENTRY_DSN: ingest.dsn, ...vars },
  });
  return {
    ...site,
    provider,
    reports: createReportReader(ingest.received),
    /** Reads only what the site sends from now on. */
    async newReports() {
      const { length } = await ingest.received();
      return createReportReader(async () => (await ingest.received()).slice(length));
    },
  };
};

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

/** Reads what the pages and the Worker of one site have sent to the ingest server. */
const createReportReader = (received: ReturnType<typeof createIngestProject>['received']) => ({
  /** The envelopes as text. */
  texts: async (): Promise<readonly string[]> => (await received()).map(({ raw }) => raw),
  /** The type of every envelope item: `event` for an error, `replay_recording`, `span`, `log`. */
  types: async (): Promise<readonly unknown[]> =>
    (await received()).flatMap(({ items }) => items.map(({ headers }) => headers.type)),
  /** Every error with its message and the place that reported it. */
  errors: async (): Promise<readonly string[]> =>
    errorEventsOf(await received()).map(({ exception, tags }) => `${tags.where}: ${exception.values.at(-1)?.value}`),
});

export type ReportReader = ReturnType<typeof createReportReader>;
