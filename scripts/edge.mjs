import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { generate } from 'selfsigned';
import { findFreePort } from './ports.mjs';
import { startServers } from './servers.mjs';

const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|speculationrules\+json|xml))/;
/** HTTP/2 forbids the connection-specific headers of HTTP/1.1 (RFC 9113, 8.2.2). `:authority` replaces `host`. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);
const STATUSES_WITHOUT_BODY = new Set([204, 304]);

/** The levels at which Cloudflare compresses dynamic responses. */
const ENCODERS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 8 }),
};

/** @param {string | string[] | undefined} accepted */
function chooseEncoding(accepted) {
  const names = String(accepted).split(/\s*,\s*/);
  return /** @type {const} */ (['br', 'gzip']).find((name) => names.includes(name));
}

/**
 * @template Value
 * @param {Readonly<Record<string, Value>>} headers
 */
function withoutConnectionHeaders(headers) {
  const entries = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name));
  return Object.fromEntries(entries);
}

/**
 * Simulates Cloudflare's network in front of a deployed Worker: HTTP/2 over TLS with a self-signed certificate, and
 * compression of text.
 * @param {{ originUrl: string, port: number, signal: AbortSignal }} options
 * @returns {Promise<string>} its origin
 */
export async function startEdge({ originUrl, port, signal }) {
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const toOrigin = request(new URL(url, originUrl), {
      agent,
      method,
      headers: { ...withoutConnectionHeaders(headers), 'accept-encoding': 'identity' },
    });
    toOrigin.once('error', (error) => outgoing.destroy(error));
    toOrigin.once('response', (response) => {
      const status = response.statusCode ?? 502;
      const { 'content-length': length, ...rest } = withoutConnectionHeaders(response.headers);
      const isCompressible =
        COMPRESSIBLE.test(String(rest['content-type'])) && !STATUSES_WITHOUT_BODY.has(status) && method !== 'HEAD';
      const encoding = isCompressible ? chooseEncoding(headers['accept-encoding']) : undefined;
      if (encoding) {
        outgoing.writeHead(status, { ...rest, 'content-encoding': encoding, vary: 'accept-encoding' });
        pipeline(response, ENCODERS[encoding](), outgoing, () => undefined);
      } else {
        outgoing.writeHead(status, length === undefined ? rest : { ...rest, 'content-length': length });
        pipeline(response, outgoing, () => undefined);
      }
    });
    pipeline(incoming, toOrigin, () => undefined);
  });
  signal.addEventListener('abort', () => {
    server.close();
    agent.destroy();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return `https://localhost:${port}`;
}

/**
 * Starts the servers of `npm start` on free ports, with a simulated edge in front of each. Browsers need to trust no
 * certificate but a self-signed one of localhost.
 * @param {AbortSignal} signal stops them
 * @returns {Promise<import('./servers.mjs').Servers & { edgeUrl: string }>}
 */
export async function startServersBehindEdge(signal) {
  const mediaPort = await findFreePort();
  const servers = await startServers({
    port: await findFreePort(),
    providerPort: await findFreePort(),
    mediaOrigin: `https://localhost:${mediaPort}`,
    signal,
  });
  const edgeUrl = await startEdge({ originUrl: servers.siteUrl, port: await findFreePort(), signal });
  await startEdge({ originUrl: servers.providerUrl, port: mediaPort, signal });
  return { ...servers, edgeUrl };
}
