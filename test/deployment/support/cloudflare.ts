import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { listen } from '../../../scripts/https-site.ts';
import type { Version } from './edge.ts';

/**
 * The steps that the API performs for a deployment, in order. The first deployment uploads the script. A later one
 * views the running version, and uploads another one.
 */
export type Step = 'view' | 'files' | 'namespace' | 'script' | 'version' | 'deployment' | 'domain' | 'trigger';

type Deployment = {
  readonly id: string;
  readonly created_on: string;
  readonly versions: readonly { readonly version_id: string }[];
};

/** A Worker of the account. */
type Script = {
  /** Latest first. */
  readonly versions: Version[];
  /** Latest first. */
  readonly deployments: Deployment[];
  hosts: readonly string[];
  crons: readonly string[];
};

/** Cloudflare's error codes. */
const CODES = {
  duplicateTitle: 10_014,
  noNamespace: 10_041,
  noWorker: 10_007,
  notDeployed: 10_090,
  refused: 10_001,
  unknown: 7_003,
};
const SUBDOMAIN = 'account';

class ApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const respond = (status: number, result: unknown, errors: readonly unknown[] = []): Response =>
  Response.json({ success: errors.length === 0, result, errors, messages: [] }, { status });

const metadataSchema = z.object({
  main_module: z.string(),
  compatibility_date: z.string(),
  bindings: z.array(z.looseObject({ type: z.string(), name: z.string() })),
  /** The types of the running version's bindings that stay. */
  keep_bindings: z.array(z.string()).default([]),
});

/** Parses the form that Wrangler uploads for a Worker. `running` is the version before. */
const readUpload = async (context: Context, running: Version | undefined): Promise<Version> => {
  const form = await context.req.formData();
  const { main_module, compatibility_date, bindings, keep_bindings } = metadataSchema.parse(
    JSON.parse(String(form.get('metadata'))),
  );
  const module = form.get(main_module);
  if (!(module instanceof File)) throw new ApiError(400, CODES.refused, 'no main module');
  const valuesOf = (type: string, key: string) =>
    Object.fromEntries(bindings.filter((each) => each.type === type).map((each) => [each.name, String(each[key])]));
  return {
    id: crypto.randomUUID(),
    source: await module.text(),
    compatibilityDate: compatibility_date,
    vars: valuesOf('plain_text', 'text'),
    secrets: {
      ...(keep_bindings.includes('secret_text') && running?.secrets),
      ...valuesOf('secret_text', 'text'),
    },
    namespaces: valuesOf('kv_namespace', 'namespace_id'),
  };
};

const toRequest = async (message: IncomingMessage): Promise<Request> => {
  const body = await buffer(message);
  const headers = Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(new URL(message.url ?? '', 'http://localhost'), {
    method: message.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
};

/** A small Cloudflare: one account with Workers and KV, with only the API that Wrangler uses here. */
export const startCloudflare = async () => {
  const scripts = new Map<string, Script>();
  /** Workers that exist without a deployment, such as after a secret has been set for them. */
  const drafts = new Set<string>();
  const namespaces: { readonly id: string; readonly title: string }[] = [];
  const files = new Set<string>();
  let requests = 0;
  /** The steps whose next request is refused, with the status. */
  const refusals = new Map<Step, number>();
  const unknownRequests: string[] = [];

  const take = (step: Step): void => {
    const status = refusals.get(step);
    refusals.delete(step);
    if (status !== undefined) throw new ApiError(status, CODES.refused, `"${step}" is refused`);
  };
  const find = (context: Context): Script => {
    const name = context.req.param('name') ?? '';
    if (drafts.has(name)) throw new ApiError(404, CODES.notDeployed, 'This Worker has no deployment.');
    const script = scripts.get(name);
    if (!script) throw new ApiError(404, CODES.noWorker, 'This Worker does not exist on your account.');
    return script;
  };
  const deploy = (script: Script, version_id: string): Deployment => {
    const deployment = {
      id: crypto.randomUUID(),
      created_on: new Date().toISOString(),
      versions: [{ version_id, percentage: 100 }],
    };
    script.deployments.unshift(deployment);
    return deployment;
  };
  const upload = async (context: Context, script: Script, step: Step): Promise<Version> => {
    const version = await readUpload(context, script.versions[0]);
    take(step);
    const gone = Object.values(version.namespaces).find((id) => namespaces.every((namespace) => namespace.id !== id));
    if (gone !== undefined) throw new ApiError(400, CODES.noNamespace, `KV namespace '${gone}' not found.`);
    script.versions.unshift(version);
    return version;
  };

  const api = new Hono().basePath('/client/v4/accounts/:account');
  api.onError((error) => {
    const { status, code } = error instanceof ApiError ? error : { status: 400, code: CODES.refused };
    return respond(status, null, [{ code, message: error.message }]);
  });

  // The first page has all of them.
  api.get('/storage/kv/namespaces', (c) => respond(200, Number(c.req.query('page') ?? 1) === 1 ? namespaces : []));
  api.post('/storage/kv/namespaces', async (c) => {
    const { title } = z.object({ title: z.string() }).parse(await c.req.json());
    take('namespace');
    if (namespaces.some((namespace) => namespace.title === title)) {
      throw new ApiError(400, CODES.duplicateTitle, 'A namespace with this account ID and title already exists.');
    }
    const namespace = { id: crypto.randomUUID().replaceAll('-', ''), title };
    namespaces.push(namespace);
    return respond(200, namespace);
  });

  api.post('/workers/scripts/:name/assets-upload-session', async (c) => {
    const { manifest } = z
      .object({ manifest: z.record(z.string(), z.object({ hash: z.string() })) })
      .parse(await c.req.json());
    take('files');
    const missing = Object.values(manifest).flatMap(({ hash }) => (files.has(hash) ? [] : [hash]));
    return respond(200, { jwt: 'x.e30.x', buckets: missing.length > 0 ? [missing] : [] });
  });
  api.post('/workers/assets/upload', async (c) => {
    for (const hash of (await c.req.formData()).keys()) files.add(hash);
    return respond(201, { jwt: 'x.e30.x' });
  });

  api.get('/workers/services/:name', (c) => {
    find(c);
    const script = { tag: c.req.param('name'), tags: [], last_deployed_from: 'wrangler' };
    return respond(200, { default_environment: { environment: 'production', script } });
  });
  api.put('/workers/scripts/:name', async (c) => {
    const script = { versions: [], deployments: [], hosts: [], crons: [] };
    const version = await upload(c, script, 'script');
    drafts.delete(c.req.param('name'));
    scripts.set(c.req.param('name'), script);
    deploy(script, version.id);
    return respond(200, { id: c.req.param('name'), etag: '', deployment_id: version.id.replaceAll('-', '') });
  });
  api.post('/workers/scripts/:name/versions', async (c) => {
    const { id } = await upload(c, find(c), 'version');
    return respond(200, { id, resources: { script: { etag: '' } } });
  });
  api.get('/workers/scripts/:name/versions/:id', (c) => {
    take('view');
    const version = find(c).versions.find(({ id }) => id === c.req.param('id'));
    if (!version) throw new ApiError(404, CODES.refused, 'no such version');
    const bindings = [
      ...Object.entries(version.vars).map(([name, text]) => ({ type: 'plain_text', name, text })),
      ...Object.keys(version.secrets).map((name) => ({ type: 'secret_text', name })),
    ];
    return respond(200, { id: version.id, metadata: { created_on: '2026-01-01T00:00:00Z' }, resources: { bindings } });
  });
  api.get('/workers/scripts/:name/deployments', (c) => respond(200, { deployments: find(c).deployments }));
  api.post('/workers/scripts/:name/deployments', async (c) => {
    const { versions } = z
      .object({ versions: z.array(z.object({ version_id: z.string() })) })
      .parse(await c.req.json());
    take('deployment');
    return respond(200, deploy(find(c), versions[0]?.version_id ?? ''));
  });
  api.get('/workers/scripts/:name/settings', (c) => {
    const bound = Object.entries(find(c).versions[0]?.namespaces ?? {});
    return respond(200, {
      bindings: bound.map(([name, namespace_id]) => ({ type: 'kv_namespace', name, namespace_id })),
    });
  });
  api.patch('/workers/scripts/:name/script-settings', () => respond(200, {}));
  api.get('/workers/scripts/:name/secrets', (c) => {
    find(c);
    return respond(200, []);
  });

  api.get('/workers/subdomain', () => respond(200, { subdomain: SUBDOMAIN }));
  api.get('/workers/workers/:name', (c) => {
    const isPublic = find(c).hosts.some((host) => host.endsWith('.workers.dev'));
    return respond(200, { subdomain: { enabled: isPublic, previews_enabled: false } });
  });
  api.post('/workers/scripts/:name/subdomain', async (c) => {
    const { enabled } = z.object({ enabled: z.boolean() }).parse(await c.req.json());
    const script = find(c);
    const host = `${c.req.param('name')}.${SUBDOMAIN}.workers.dev`;
    script.hosts = [...script.hosts.filter((each) => each !== host), ...(enabled ? [host] : [])];
    return respond(200, { enabled, previews_enabled: false });
  });
  api.post('/workers/scripts/:name/domains/changeset', () =>
    respond(200, { added: [], removed: [], updated: [], conflicting: [] }),
  );
  api.put('/workers/scripts/:name/domains/records', async (c) => {
    const { origins } = z.object({ origins: z.array(z.object({ hostname: z.string() })) }).parse(await c.req.json());
    take('domain');
    find(c).hosts = origins.map(({ hostname }) => hostname);
    return respond(200, []);
  });
  api.put('/workers/scripts/:name/schedules', async (c) => {
    const crons = z.array(z.object({ cron: z.string() })).parse(await c.req.json());
    take('trigger');
    find(c).crons = crons.map(({ cron }) => cron);
    return respond(200, { schedules: crons });
  });
  api.notFound((c) => {
    unknownRequests.push(`${c.req.method} ${c.req.path}`);
    return respond(404, null, [{ code: CODES.unknown, message: 'This is no request that the test knows.' }]);
  });

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const answer = await api.fetch(await toRequest(message));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  };
  const server = createServer((message, response) => void answer(message, response));
  const port = await listen(server);
  return {
    scripts,
    drafts,
    namespaces,
    /** The number of requests so far. */
    requests: (): number => requests,
    /** Requests that this API does not implement. */
    unknownRequests,
    /** The steps whose refusal has not happened yet. */
    refusals: (): readonly Step[] => [...refusals.keys()],
    /** Refuses the next request of a step. */
    refuse: (step: Step, status: number): void => void refusals.set(step, status),
    /** The version that runs at a host. */
    versionAt: (host: string): Version | undefined => {
      const script = [...scripts.values()].find(({ hosts }) => hosts.includes(host));
      const [version] = script?.deployments[0]?.versions ?? [];
      return script?.versions.find(({ id }) => id === version?.version_id);
    },
    env: {
      CLOUDFLARE_API_BASE_URL: `http://localhost:${port}/client/v4`,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: 'token',
    },
    stop: async (): Promise<void> => void server.close(),
  };
};
