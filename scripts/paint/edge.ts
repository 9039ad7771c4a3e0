import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { constants, createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { generate } from 'selfsigned';

const compress = promisify(zlib.brotliCompress);
/** The quality that Cloudflare uses when it compresses a response. */
const QUALITY = 4;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;
/** How much of one response to send before the next one is chosen. */
const PART_BYTES = 2_048;
/** The urgency of a request without the priority header (RFC 9218). */
const DEFAULT_URGENCY = 3;
/** Headers that belong to an HTTP/1.1 connection. */
const CONNECTION_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length'];

const agent = new Agent({ keepAlive: true });

const forwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name)),
  );

const ask = async (origin: string, headers: IncomingHttpHeaders) => {
  const asked = request(new URL(headers[':path'] ?? '/', origin), {
    agent,
    method: headers[':method'] ?? 'GET',
    headers: { ...forwarded(headers), 'accept-encoding': 'identity' },
  });
  asked.end();
  const [response] = await once(asked, 'response');
  const body = await buffer(response);
  const isText = COMPRESSIBLE.test(response.headers['content-type'] ?? '') && body.length > 0;
  return {
    head: {
      ':status': response.statusCode,
      ...forwarded(response.headers),
      ...(isText && { 'content-encoding': 'br' }),
    },
    body: isText ? await compress(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : body,
  };
};

type Sending = { readonly stream: ServerHttp2Stream; readonly urgency: number; rest: Buffer };

/**
 * Sends the responses of one connection part by part. Each part is of the most urgent response, and of the first among
 * equals.
 */
const createSender = () => {
  const sendings: Sending[] = [];
  let isBusy = false;
  return async (added: Sending): Promise<void> => {
    sendings.push(added);
    if (isBusy) return;
    isBusy = true;
    while (sendings.length > 0) {
      const next = sendings.reduce((first, other) => (other.urgency < first.urgency ? other : first));
      const part = next.rest.subarray(0, PART_BYTES);
      next.rest = next.rest.subarray(PART_BYTES);
      await new Promise((resolve) => next.stream.write(part, resolve));
      if (next.rest.length > 0 && !next.stream.destroyed) continue;
      next.stream.end();
      sendings.splice(sendings.indexOf(next), 1);
    }
    isBusy = false;
  };
};

/**
 * Puts the behaviour of Cloudflare's edge in front of a server: HTTP/2 over TLS, Brotli, and the priorities that the
 * browser asks for. `originUrl` is called for each request, so the URL may become known later.
 */
export const createEdge = async (originUrl: () => string): Promise<Server> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert });
  server.on('session', (session) => {
    const send = createSender();
    session.on('error', () => undefined);
    session.on('stream', async (stream, headers) => {
      stream.on('error', () => undefined);
      try {
        const { head, body } = await ask(originUrl(), headers);
        if (stream.destroyed) return;
        stream.respond(head, { endStream: body.length === 0 });
        const urgency = Number(/u=(\d)/.exec(String(headers.priority))?.[1] ?? DEFAULT_URGENCY);
        if (body.length > 0) await send({ stream, urgency, rest: body });
      } catch (error) {
        // Printed, because a page that lacks a file is measured all the same.
        console.error(error);
        stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      }
    });
  });
  return server;
};
