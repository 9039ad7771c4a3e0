import { env } from 'cloudflare:workers';
import { createApp } from '../../src/app.tsx';
import { createDeps } from '../../src/deps.ts';
import type { ReportContext } from '../../src/http/report.ts';

export type TestAppOptions = {
  /** Variables that replace those of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** The data centre's cache; one of its own unless given. */
  readonly cacheName?: string;
};

export type Reported = { readonly error: unknown; readonly context: ReportContext };

/** The whole application with its own memory, a clock and variables of the test's choice, and what it reported. */
export const createTestApp = ({
  vars = {},
  now = () => new Date(),
  cacheName = crypto.randomUUID(),
}: TestAppOptions = {}) => {
  const reported: Reported[] = [];
  const deps = createDeps(
    { ...env, ...vars },
    {
      now,
      openCache: () => caches.open(cacheName),
      report: (error, context) => void reported.push({ error, context }),
    },
  );
  const app = createApp(deps);
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(app.request(new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init })));
  return { get, reported };
};
