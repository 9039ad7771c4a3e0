import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

type EnvelopeItem = { readonly headers: Readonly<Record<string, unknown>>; readonly payload: unknown };

/** One request to the ingest server. */
type Envelope = {
  readonly project: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly items: readonly EnvelopeItem[];
  /** The undecoded body, for tests of what it must not contain. */
  readonly raw: string;
  /** The headers of the HTTP request. */
  readonly request: Readonly<Record<string, unknown>>;
};

const LINE_END = 0x0a;
const ENVELOPE_PATH = /^\/api\/(\d+)\/envelope\/$/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

const parseObject = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${text}`);
  return { ...value };
};

/** A replay recording starts with one line of JSON before its events. */
const parsePayload = (type: unknown, text: string): unknown => {
  if (type !== 'replay_recording') return JSON.parse(text);
  const end = text.indexOf('\n');
  return { ...parseObject(text.slice(0, end)), events: JSON.parse(text.slice(end + 1)) };
};

/** https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
const decodeEnvelope = (body: Buffer): Pick<Envelope, 'headers' | 'items'> => {
  let at = 0;
  const take = (length?: number): string => {
    const lineEnd = body.indexOf(LINE_END, at);
    const end = length === undefined ? (lineEnd < 0 ? body.length : lineEnd) : at + length;
    const text = body.toString('utf8', at, end);
    at = end + 1;
    return text;
  };
  const headers = parseObject(take());
  const items: EnvelopeItem[] = [];
  while (at < body.length) {
    const itemHeaders = parseObject(take());
    const { type, length } = itemHeaders;
    const payload = parsePayload(type, take(typeof length === 'number' ? length : undefined));
    items.push({ headers: itemHeaders, payload });
  }
  return { headers, items };
};

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * A local Sentry ingest server that records the envelopes it receives. `GET /envelopes?project=` lists the envelopes of
 * one project, so that concurrent tests do not see each other's. The server answers a DSN with the key `broken` with an
 * error. It never answers a DSN with the key `silent`.
 */
export const startIngest = async () => {
  const envelopes: Envelope[] = [];

  const recordEnvelope = async (project: string, request: IncomingMessage): Promise<object> => {
    const body = await readBody(request);
    envelopes.push({ project, ...decodeEnvelope(body), raw: body.toString('utf8'), request: request.headers });
    return {};
  };

  const respond = async (request: IncomingMessage): Promise<object | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const project = ENVELOPE_PATH.exec(pathname)?.[1];
    if (request.method === 'OPTIONS') return {};
    if (request.method === 'POST' && project !== undefined) return recordEnvelope(project, request);
    if (pathname !== '/envelopes') return null;
    return envelopes.filter(({ project: recorded }) => recorded === searchParams.get('project'));
  };

  const server = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://localhost').searchParams.get('sentry_key');
    if (key === 'silent') return;
    try {
      const body = key === 'broken' ? null : await respond(request);
      response.writeHead(body === null ? 500 : 200, { ...CORS, 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } catch (error) {
      response.writeHead(400, CORS).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
};
