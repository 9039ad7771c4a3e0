import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TEXT = /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|speculationrules\+json|xml))/;
const KEEP_ALIVE_MS = 60_000;
const NO_BODY = new Set([204, 304]);

/** Cloudflare compresses answers that are made anew with these levels. */
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
 * What the network in front of a deployed Worker does that the Worker itself does not: it compresses text, and keeps
 * connections open.
 * @param {{ siteUrl: string, port: number, signal: AbortSignal }} options
 * @returns {Promise<string>} its address
 */
export async function startEdge({ siteUrl, port, signal }) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const toSite = ask(new URL(url, siteUrl), {
      agent,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    toSite.once('error', (error) => outgoing.destroy(error));
    toSite.once('response', (answer) => {
      const status = answer.statusCode ?? 502;
      const { 'content-length': length, connection, 'keep-alive': keepAlive, ...rest } = answer.headers;
      const isText = TEXT.test(rest['content-type'] ?? '') && !NO_BODY.has(status) && method !== 'HEAD';
      const encoding = isText ? chooseEncoding(headers['accept-encoding']) : undefined;
      if (encoding) {
        outgoing.writeHead(status, { ...rest, 'content-encoding': encoding, vary: 'accept-encoding' });
        pipeline(answer, ENCODERS[encoding](), outgoing, () => undefined);
      } else {
        outgoing.writeHead(status, length === undefined ? rest : { ...rest, 'content-length': length });
        pipeline(answer, outgoing, () => undefined);
      }
    });
    pipeline(incoming, toSite, () => undefined);
  });
  signal.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${port}`;
}
