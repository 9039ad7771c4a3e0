import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { generate } from 'selfsigned';
import { exampleVars } from './example-vars.ts';
import { type RunningServer, type RunningSite, type SiteOptions, startSite } from './site.ts';

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

const chooseEncoding = (accepted: IncomingHttpHeaders['accept-encoding']) => {
  const names = String(accepted).split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
};

const withoutConnectionHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );

/**
 * Simulates Cloudflare's network in front of a deployed Worker, on a free port: HTTP/2 over TLS with a self-signed
 * certificate, and compression of text. The origin is asked for with each request, so it may be known later.
 */
const startEdge = async (originUrl: () => string): Promise<RunningServer> => {
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const toOrigin = request(new URL(url, originUrl()), {
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
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = async () => {
    server.close();
    agent.destroy();
  };
  return { url: `https://localhost:${address.port}`, stop };
};

/**
 * Starts the site of `npm start` on free ports, with a simulated edge in front of it and of its provider. Browsers need
 * to trust no certificate but a self-signed one of localhost.
 */
export const startSiteBehindEdge = async (
  options: SiteOptions = {},
  /** Puts something between browsers and a server, at another port. */
  attachTo: (url: string) => Promise<RunningServer> = async (url) => ({ url, stop: async () => undefined }),
): Promise<RunningSite & { readonly edgeUrl: string }> => {
  let providerUrl = '';
  const mediaEdge = await startEdge(() => providerUrl);
  const media = await attachTo(mediaEdge.url);
  const site = await startSite({ mediaOrigin: media.url, ...options, vars: { ...exampleVars(), ...options.vars } });
  providerUrl = site.providerUrl;
  const siteEdge = await startEdge(() => site.url);
  const edge = await attachTo(siteEdge.url);
  const stop = async () => {
    await Promise.all([edge, media, siteEdge, mediaEdge, site].map((server) => server.stop()));
  };
  return { ...site, edgeUrl: edge.url, stop };
};
