import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect } from 'node:net';
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
  /** The ids of its KV namespaces by binding. */
  readonly namespaces: Readonly<Record<string, string>>;
};

type EdgeOptions = {
  /** The host names in the certificate. */
  readonly hosts: readonly string[];
  /** The URL that answers every request of a Worker, whatever its host. */
  readonly providerUrl: string;
  /** The version that runs at a host. Undefined: the host does not resolve. */
  readonly versionAt: (host: string) => Version | undefined;
};

/** The type number of a DNS name in a certificate (RFC 5280, 4.2.1.6). */
const DNS_NAME = 2;

const run = ({ id, source, compatibilityDate, vars }: Version, providerUrl: string): Miniflare =>
  new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'worker.js', contents: source }],
      compatibilityDate,
      bindings: { ...vars, VERSION: { id, tag: '', timestamp: '' } },
      outboundService: ({ url }) => fetch(providerUrl + url.slice(new URL(url).origin.length)),
      // Keeps the Worker's own log lines out of the test output.
      handleStructuredLogs: () => undefined,
    }),
  );

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Serves Workers over HTTPS at their own hosts, to programs that use a proxy. The provider answers the Workers'
 * requests. Resolves to the environment variables that such a program needs.
 */
export const startEdge = async ({ hosts, providerUrl, versionAt }: EdgeOptions) => {
  const running = new Map<string, Miniflare>();
  const { private: key, cert } = await generate(undefined, {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: DNS_NAME, value })) }],
  });
  const dispatch = (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const version = versionAt(new URL(url).host);
    if (!version) throw new Error(`${url} has no address`);
    const worker = running.get(version.id) ?? run(version, providerUrl);
    running.set(version.id, worker);
    return worker.dispatchFetch(url, { headers });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await dispatch(
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
    if (versionAt(url.replace(/:443$/, '')) === undefined) return client.end('HTTP/1.1 502 No such host\r\n\r\n');
    const server = connect(workersPort, 'localhost');
    client.write('HTTP/1.1 200 Connected\r\n\r\n');
    pipeline(client, server, () => undefined);
    pipeline(server, client, () => undefined);
  });
  const proxyPort = await listen(proxy);
  return {
    env: { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: `http://localhost:${proxyPort}` },
    certificate: cert,
    /** The response at a URL. */
    ask: async (url: string): Promise<string> => (await dispatch(url)).text(),
    stop: async () => {
      proxy.close();
      workers.close();
      await Promise.all([...running.values()].map((worker) => worker.dispose()));
    },
  };
};
