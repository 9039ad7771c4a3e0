/** The faults that can be injected. Each can be preceded by a delay: see `delayMs` in routes.ts. */
export const FAULTS = [
  'none',
  'never',
  'status',
  'product-status',
  'html',
  'large',
  'slow-body',
  'wrong-shape',
  'empty',
  'one-bad',
  'no-media',
  'foreign-images',
  'scripts',
  'cookies',
  'redirect',
] as const;

export type Fault = (typeof FAULTS)[number];

/** With these faults, even a product that does not exist gets the faulty response instead of a 404. */
export const HIDES_EVERYTHING: ReadonlySet<Fault> = new Set(['never', 'status', 'html', 'slow-body', 'redirect']);

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';
/** Longer than every client timeout, but short enough for the runtime to clean up. */
const NEVER_MS = 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const withInjectedScripts = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('http') ? `javascript:${value}` : `${value}${SCRIPT}`;
  if (Array.isArray(value)) return value.map(withInjectedScripts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'id' ? inner : withInjectedScripts(inner)]),
  );
};

const withoutMedia = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMedia);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'media' && key !== 'thumbnail'));
};

/** Moves every image to another host. */
const withForeignImages = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/^https?:\/\/[^/]+/, 'https://cdn.example');
  if (Array.isArray(value)) return value.map(withForeignImages);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withForeignImages(inner)]));
};

/**
 * Just below 2 MiB as JSON, which a client should accept. It omits many optional values, for which a client may add
 * defaults.
 */
const largeList = (url: string) =>
  Array.from({ length: 1_000 }, (_, index) => ({
    id: `p${index}`.padEnd(60, '-'),
    name: 'x'.repeat(200),
    price: 10_000,
    tagline: 'y'.repeat(300),
    thumbnail: { url: new URL(`/images/${'z'.repeat(300)}`, url).href, width: 100, height: 100 },
    tags: Array.from({ length: 20 }, () => ({ name: 't'.repeat(40) })),
  }));

/** Sends the first byte at once, and the rest after every client has timed out. */
const slowBody = (value: unknown): Response => {
  const text = JSON.stringify(value);
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const write = async (): Promise<void> => {
    await writer.write(encoder.encode(text.slice(0, 1)));
    await pause(NEVER_MS);
    await writer.write(encoder.encode(text.slice(1)));
    await writer.close();
  };
  // The client may have disconnected.
  Promise.all([write(), writer.closed]).catch(() => undefined);
  return new Response(readable, { headers: { 'content-type': 'application/json' } });
};

const withOneInvalid = (value: unknown): unknown =>
  Array.isArray(value) ? [{ id: 'trasig', name: 'Trasig', price: -1, tagline: 'Saknar pris' }, ...value] : { name: '' };

const json = (value: unknown, headers: Record<string, string> = {}): Response => Response.json(value, { headers });

/** Returns the response that replaces the valid body `value`. */
export const applyFault = async (
  fault: Fault,
  value: unknown,
  { status, retryAfter, url }: { readonly status: number; readonly retryAfter: string | null; readonly url: string },
): Promise<Response> => {
  const responses: Record<Fault, () => Response | Promise<Response>> = {
    none: () => json(value),
    never: async () => {
      await pause(NEVER_MS);
      return json(value);
    },
    status: () =>
      Response.json(
        { error: 'injected fault' },
        { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
      ),
    'product-status': () =>
      Array.isArray(value) ? json(value) : Response.json({ error: 'injected fault' }, { status }),
    html: () => new Response('<h1>Underhåll</h1>', { headers: { 'content-type': 'text/html' } }),
    large: () => json(Array.isArray(value) ? largeList(url) : value),
    'slow-body': () => slowBody(value),
    'wrong-shape': () => json({ products: 'none', price: 'free' }),
    empty: () => json(Array.isArray(value) ? [] : {}),
    'one-bad': () => json(withOneInvalid(value)),
    'foreign-images': () => json(withForeignImages(value)),
    'no-media': () => json(withoutMedia(value)),
    scripts: () => json(withInjectedScripts(value)),
    cookies: () => json(value, { 'set-cookie': 'session=somebody', vary: '*' }),
    redirect: () => new Response(null, { status: 302, headers: { location: url } }),
  };
  return responses[fault]();
};
