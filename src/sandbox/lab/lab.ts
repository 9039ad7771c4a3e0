import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { getProduct, listProducts } from '../catalogue-api.ts';
import { FAULTS, misbehave, pause } from './faults.ts';

/**
 * The laboratory: providers that can be told to misbehave, each under a name of its own, for development and tests.
 * `PUT /lab/{name}` sets how, `GET /lab/{name}` tells what it was asked, and the API itself is at `/lab/{name}/products`.
 * It holds its state in memory, which is enough for one local process, and is not there unless the variable LAB is "on".
 */
const behaviour = z.object({
  fault: z.enum(FAULTS).default('none'),
  /** Milliseconds before every answer. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** The answer's status where the fault is "status". */
  status: z.number().int().min(400).max(599).default(500),
  retryAfter: z.string().nullable().default(null),
  /** A price in öre that all products take. */
  price: z.number().int().nullable().default(null),
});

type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> };
type Bench = { behaviour: z.infer<typeof behaviour>; asked: Asked[] };

const benches = new Map<string, Bench>();

const benchOf = (name: string): Bench => {
  const bench = benches.get(name) ?? { behaviour: behaviour.parse({}), asked: [] };
  benches.set(name, bench);
  return bench;
};

/** The visitor's own credential shows in the name, so that a test can see whose answer it got. */
const greet = <Item extends { name: string }>(item: Item, credential: string | null): Item =>
  credential ? { ...item, name: `${item.name} (${credential})` } : item;

export const lab = new Hono<{ Bindings: { LAB?: string } }>();

lab.use(async (c, next) => {
  if (c.env.LAB !== 'on') return c.json({ error: 'not found' }, 404);
  await next();
});

lab.put('/:name', zValidator('json', behaviour), (c) => {
  benchOf(c.req.param('name')).behaviour = c.req.valid('json');
  return c.json({ ok: true });
});

lab.get('/:name', (c) => c.json(benchOf(c.req.param('name')).asked));

lab.get('/:name/products/:id?', async (c) => {
  const { id } = c.req.param();
  const bench = benchOf(c.req.param('name'));
  const { fault, delayMs, price, ...rest } = bench.behaviour;
  const url = new URL(c.req.url);
  bench.asked.push({ path: `${id ?? ''}${url.search}`, headers: Object.fromEntries(c.req.raw.headers) });
  if (delayMs > 0) await pause(delayMs);
  const credential = c.req.header('authorization') ?? c.req.header('cookie') ?? null;
  const honest = id
    ? getProduct(url.origin, id)
    : listProducts(url.origin, c.req.query('tag')).map((item) =>
        greet({ ...item, price: price ?? item.price }, credential),
      );
  if (honest === null) return c.json({ error: 'not found' }, 404);
  const answer = Array.isArray(honest)
    ? honest
    : greet({ ...honest, price: { amount: price ?? honest.price.amount } }, credential);
  return misbehave(fault, answer, { ...rest, url: c.req.url });
});
