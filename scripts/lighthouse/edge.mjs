import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { generate } from 'selfsigned';

const TEXT = /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|speculationrules\+json|xml))/;
/** What HTTP/1.1 says of a connection has no place in HTTP/2. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);
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
 * @template Value
 * @param {Readonly<Record<string, Value>>} headers
 */
function withoutConnection(headers) {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name));
  return Object.fromEntries(kept);
}

/**
 * What the network in front of a deployed Worker does that the Worker itself does not: it speaks HTTP/2 over TLS, by a
 * certificate that nobody vouches for, and compresses text.
 * @param {{ originUrl: string, port: number, signal: AbortSignal }} options
 * @returns {Promise<string>} its address
 */
export async function startEdge({ originUrl, port, signal }) {
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const toOrigin = ask(new URL(url, originUrl), {
      agent,
      method,
      headers: { ...withoutConnection(headers), 'accept-encoding': 'identity' },
    });
    toOrigin.once('error', (error) => outgoing.destroy(error));
    toOrigin.once('response', (answer) => {
      const status = answer.statusCode ?? 502;
      const { 'content-length': length, ...rest } = withoutConnection(answer.headers);
      const isText = TEXT.test(String(rest['content-type'])) && !NO_BODY.has(status) && method !== 'HEAD';
      const encoding = isText ? chooseEncoding(headers['accept-encoding']) : undefined;
      if (encoding) {
        outgoing.writeHead(status, { ...rest, 'content-encoding': encoding, vary: 'accept-encoding' });
        pipeline(answer, ENCODERS[encoding](), outgoing, () => undefined);
      } else {
        outgoing.writeHead(status, length === undefined ? rest : { ...rest, 'content-length': length });
        pipeline(answer, outgoing, () => undefined);
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
