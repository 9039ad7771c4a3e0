import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { generate } from 'selfsigned';
import { listen } from '../../../scripts/https-site.ts';

/** A version of a Worker as uploaded. */
export type Version = {
  readonly id: string;
  /** The source of its module. */
  readonly source: string;
  readonly compatibilityDate: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The ids of its KV namespaces by binding. */
  readonly namespaces: Readonly<Record<string, string>>;
};

/**
 * Data centres, each with the Cache API and with Workers KV as seen from there. Visitors come to either of them, the
 * deployment to the first.
 */
export const DATA_CENTRES = ['arn', 'got'] as const;
export type DataCentre = (typeof DATA_CENTRES)[number];

type EdgeOptions = {
  /** The host names of Workers. */
  readonly hosts: readonly string[];
  readonly providerHost: string;
  /** Answers a request to the provider's host. */
  readonly provider: (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
  /** The version that runs at a host. Undefined: the host does not resolve. */
  readonly versionAt: (host: string) => Version | undefined;
};

/** The type number of a DNS name in a certificate (RFC 5280, 4.2.1.6). */
const DNS_NAME = 2;

type RunOptions = Pick<EdgeOptions, 'providerHost' | 'provider'> & {
  /** The folder of the Cache API and Workers KV, whose content outlives a version. */
  readonly storage: string;
};

const run = (version: Version, { providerHost, provider, storage }: RunOptions): Miniflare => {
  const { id, source, compatibilityDate, vars, secrets, namespaces } = version;
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'worker.js', contents: source }],
      compatibilityDate,
      bindings: { ...vars, ...secrets, VERSION: { id, tag: '', timestamp: '' } },
      kvNamespaces: namespaces,
      resourcePersistencePath: storage,
      outboundService: async ({ url, headers }) => {
        const { host, pathname, search } = new URL(url);
        // A trial has its own provider, on the account's subdomain.
        const hasAnswer = host === providerHost || host.endsWith('.workers.dev');
        if (!hasAnswer) return new Response(null, { status: 530 });
        const response = await provider(pathname + search, Object.fromEntries(headers));
        return new Response(await response.text(), response);
      },
      // Keeps the Worker's own log lines out of the test output.
      handleStructuredLogs: () => undefined,
    }),
  );
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Serves Workers and their provider over HTTPS at their own hosts, to programs that use a proxy. Resolves to the
 * environment variables that such a program needs.
 */
export const startEdge = async ({ hosts, providerHost, provider, versionAt }: EdgeOptions) => {
  const storage = mkdtempSync(join(tmpdir(), 'edge-'));
  /** The running Workers by host and data centre. */
  const running = new Map<string, { readonly versionId: string; readonly worker: Miniflare }>();
  const { private: key, cert } = await generate(undefined, {
    extensions: [
      { name: 'subjectAltName', altNames: [...hosts, providerHost].map((value) => ({ type: DNS_NAME, value })) },
    ],
  });
  const workerAt = async (url: string, dataCentre: DataCentre): Promise<Miniflare> => {
    const { host } = new URL(url);
    const version = versionAt(host);
    if (!version) throw new Error(`${url} has no address`);
    const key = `${host} ${dataCentre}`;
    const former = running.get(key);
    if (former?.versionId === version.id) return former.worker;
    const worker = run(version, { providerHost, provider, storage: join(storage, key) });
    running.set(key, { versionId: version.id, worker });
    await former?.worker.dispose();
    return worker;
  };
  const respond = async (url: string, headers: Readonly<Record<string, string>>) => {
    const { host, pathname, search } = new URL(url);
    return host === providerHost
      ? provider(pathname + search, headers)
      : (await workerAt(url, DATA_CENTRES[0])).dispatchFetch(url, { headers, redirect: 'manual' });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await respond(
      `https://${request.headers.host}${request.url}`,
      headersOf(request),
    );
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body && (await buffer(body)));
  };
  const workers = createHttpsServer({ key, cert }, (request, response) => {
    // A version that does not start is an internal error of the edge.
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  const workersPort = await listen(workers);
  const proxy = createHttpServer();
  proxy.on('connect', ({ url = '' }, client) => {
    const host = url.replace(/:443$/, '');
    if (host !== providerHost && !versionAt(host)) return client.end('HTTP/1.1 502 No such host\r\n\r\n');
    const server = connect(workersPort, 'localhost');
    client.write('HTTP/1.1 200 Connected\r\n\r\n');
    pipeline(client, server, () => undefined);
    pipeline(server, client, () => undefined);
  });
  const proxyPort = await listen(proxy);
  return {
    env: { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: `http://localhost:${proxyPort}` },
    certificate: cert,
    /** The response at a URL to a visitor of a data centre. */
    ask: async (url: string, dataCentre: DataCentre = DATA_CENTRES[0]) =>
      (await workerAt(url, dataCentre)).dispatchFetch(url, { redirect: 'manual' }),
    /** Runs the cron trigger of the version at a URL, for a data centre. */
    runCron: async (url: string, dataCentre: DataCentre): Promise<void> => {
      const worker = await (await workerAt(url, dataCentre)).getWorker();
      await worker.scheduled();
    },
    stop: async () => {
      proxy.close();
      workers.close();
      await Promise.all([...running.values()].map(({ worker }) => worker.dispose()));
      rmSync(storage, { recursive: true });
    },
  };
};
