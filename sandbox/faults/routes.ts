import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { CATALOGUE_NAMES, getProduct, listProducts } from '../catalogue-api.ts';
import { applyFault, FAULTS, HIDES_EVERYTHING, pause } from './faults.ts';
import { lengthen } from './long-list.ts';

/** How one named provider behaves. `PUT /faults/{name}` takes this as JSON. */
const behaviourSchema = z.object({
  fault: z.enum(FAULTS).default('none'),
  /** Delay before every response, in milliseconds. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** The response status when the fault is `status`, or `product-status`, which leaves the list as usual. */
  status: z.number().int().min(400).max(599).default(500),
  retryAfter: z.string().nullable().default(null),
  /** Overrides the price of every product, in öre. */
  price: z.number().int().nullable().default(null),
  /** The length of the list, at most 300. Products that are not in the catalogue have no page of their own. */
  products: z.number().int().min(1).max(300).nullable().default(null),
  /** The catalogue that it serves. */
  catalogue: z.enum(CATALOGUE_NAMES).default('drawn'),
  /** If set, the list has only the products with these ids. Their order stays that of the list. */
  only: z.array(z.string()).nullable().default(null),
});

type RecordedRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> };
type FaultyProvider = { behaviour: z.infer<typeof behaviourSchema>; requests: RecordedRequest[] };

const providers = new Map<string, FaultyProvider>();

const providerNamed = (name: string): FaultyProvider => {
  const provider = providers.get(name) ?? { behaviour: behaviourSchema.parse({}), requests: [] };
  providers.set(name, provider);
  return provider;
};

/** Adds the credential to the name, so that a test can tell whose response it got. */
const withCredential = <Item extends { name: string }>(item: Item, credential: string | null): Item =>
  credential ? { ...item, name: `${item.name} (${credential})` } : item;

/**
 * Fault injection: product APIs that misbehave on request, each under its own name, for development and tests. `PUT
 * /faults/{name}` sets the behaviour, `GET /faults/{name}` lists the requests received, and the API itself is mounted
 * at `/faults/{name}/products`. The state is in memory, which is enough for a single local process. The routes exist
 * only when the variable FAULTS is "on".
 */
export const faultRoutes = new Hono<{ Bindings: { FAULTS?: string } }>();

faultRoutes.use(async (c, next) => {
  if (c.env.FAULTS !== 'on') return c.json({ error: 'not found' }, 404);
  await next();
});

faultRoutes.put('/:name', zValidator('json', behaviourSchema), (c) => {
  providerNamed(c.req.param('name')).behaviour = c.req.valid('json');
  return c.json({ ok: true });
});

faultRoutes.get('/:name', (c) => c.json(providerNamed(c.req.param('name')).requests));

faultRoutes.get('/:name/products/:id?', async (c) => {
  const { id } = c.req.param();
  const { behaviour, requests } = providerNamed(c.req.param('name'));
  const { fault, delayMs, price, products, catalogue, only, ...options } = behaviour;
  const url = new URL(c.req.url);
  requests.push({ path: `${id ?? ''}${url.search}`, headers: Object.fromEntries(c.req.raw.headers) });
  if (delayMs > 0) await pause(delayMs);
  const credential = c.req.header('authorization') ?? c.req.header('cookie') ?? null;
  const listed = listProducts(url.origin, { tag: c.req.query('tag'), catalogue });
  const body = id
    ? getProduct(url.origin, id, catalogue)
    : (products === null ? listed : lengthen(listed, products))
        .filter((item) => only === null || only.includes(item.id))
        .map((item) => withCredential({ ...item, price: price ?? item.price }, credential));
  if (body === null && !HIDES_EVERYTHING.has(fault)) return c.json({ error: 'not found' }, 404);
  const valid =
    Array.isArray(body) || body === null
      ? body
      : withCredential({ ...body, price: { amount: price ?? body.price.amount } }, credential);
  return applyFault(fault, valid, { ...options, url: c.req.url });
});
