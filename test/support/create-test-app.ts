import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp } from '../../src/app.tsx';
import type { OpenCache } from '../../src/cache/cache-api-store.ts';
import { createDeps } from '../../src/deps.ts';
import type { ReportContext } from '../../src/reporting/report.ts';

export type TestAppOptions = {
  /** Variables that replace those of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** The isolate's turn at renewing; unless given it is the first of all, and the ages in the tests are the earliest. */
  readonly refreshJitter?: number;
  /** The data centre's cache; one of its own unless given. */
  readonly cacheName?: string;
  /** The data centre's cache, where one that misbehaves is asked for. */
  readonly openCache?: OpenCache;
  /** Reports are logged and sent as in production, and not kept for the test. */
  readonly reports?: boolean;
};

export type Reported = { readonly error: unknown; readonly context: ReportContext };

/** The whole application in an isolate of its own: own memory, a clock and variables of the test's choice. */
export const createTestApp = ({
  vars = {},
  now = () => new Date(),
  refreshJitter = 0,
  cacheName = crypto.randomUUID(),
  openCache = () => caches.open(cacheName),
  reports = false,
}: TestAppOptions = {}) => {
  const reported: Reported[] = [];
  let background: Promise<unknown>[] = [];
  const deps = createDeps(
    { ...env, ...vars },
    {
      now,
      refreshJitter: () => refreshJitter,
      openCache,
      waitUntil: (work) => void background.push(work),
      ...(reports ? {} : { report: (error, context) => void reported.push({ error, context }) }),
    },
  );
  const app = createApp(deps);
  return {
    deps,
    reported,
    /** Everything that was begun in the background is done when this resolves. */
    async settled(): Promise<void> {
      while (background.length > 0) {
        const begun = background;
        background = [];
        await Promise.allSettled(begun);
      }
    },
    async get(path: string, init: RequestInit = {}): Promise<Response> {
      const context = createExecutionContext();
      const request = new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init });
      const response = await app.fetch(request, env, context);
      await waitOnExecutionContext(context);
      return response;
    },
  };
};
