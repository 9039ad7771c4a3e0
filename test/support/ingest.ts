import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the ingest server listens, without a slash at the end. */
    ingestUrl: string;
  }
}

export type EnvelopeItem = { readonly headers: Readonly<Record<string, unknown>>; readonly payload: unknown };

/** What one request to the ingest held. */
export type Envelope = {
  readonly project: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly items: readonly EnvelopeItem[];
  /** The body as it came, to look for what must not be in it. */
  readonly raw: string;
  /** The request's own headers. */
  readonly request: Readonly<Record<string, unknown>>;
};

const LINE_END = 0x0a;
const ENVELOPE_PATH = /^\/api\/(\d+)\/envelope\/$/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
};

const parseObject = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${text}`);
  return { ...value };
};

/** A recording has a line of its own before its events. */
const parsePayload = (type: unknown, text: string): unknown => {
  if (type !== 'replay_recording') return JSON.parse(text);
  const end = text.indexOf('\n');
  return { ...parseObject(text.slice(0, end)), events: JSON.parse(text.slice(end + 1)) };
};

/** https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
export const decodeEnvelope = (body: Buffer): Pick<Envelope, 'headers' | 'items'> => {
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
 * A reporting host on this machine that keeps what it gets. `GET /envelopes` shows it, `DELETE /envelopes` forgets it;
 * with `?project=` only one project's, so that tests that run at the same time stay apart. A DSN with the key `broken`
 * is answered with an error, one with the key `silent` not at all.
 */
export const startIngest = async (port = 0) => {
  let envelopes: Envelope[] = [];

  const accept = async (project: string, request: IncomingMessage): Promise<object> => {
    const body = await readBody(request);
    envelopes.push({ project, ...decodeEnvelope(body), raw: body.toString('utf8'), request: request.headers });
    return {};
  };

  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const project = ENVELOPE_PATH.exec(pathname)?.[1];
    if (request.method === 'OPTIONS') return {};
    if (request.method === 'POST' && project !== undefined) return accept(project, request);
    if (pathname !== '/envelopes') return null;
    const wanted = searchParams.get('project');
    const isWanted = (envelope: Envelope) => wanted === null || envelope.project === wanted;
    if (request.method !== 'DELETE') return envelopes.filter(isWanted);
    envelopes = envelopes.filter((envelope) => !isWanted(envelope));
    return {};
  };

  const server = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://localhost').searchParams.get('sentry_key');
    if (key === 'silent') return;
    try {
      const answered = key === 'broken' ? null : await answer(request);
      response.writeHead(answered === null ? 500 : 200, { ...CORS, 'content-type': 'application/json' });
      response.end(JSON.stringify(answered));
    } catch (error) {
      response.writeHead(400, CORS).end(String(error));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    envelopes: (): readonly Envelope[] => envelopes,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
};
