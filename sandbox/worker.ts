import { Hono } from 'hono';
import { getProduct, listProducts } from './catalogue-api.ts';
import { faultRoutes } from './faults/routes.ts';

/** The sandbox provider: the product API of section 7 of the specification, with an invented catalogue. */
const app = new Hono();

const originOf = (url: string): string => new URL(url).origin;

app.get('/products', (c) => c.json(listProducts(originOf(c.req.url), c.req.query('tag'))));

app.get('/products/:id', (c) => {
  const product = getProduct(originOf(c.req.url), c.req.param('id'));
  return product ? c.json(product) : c.json({ error: 'not found' }, 404);
});

app.route('/faults', faultRoutes);

app.notFound((c) => c.json({ error: 'not found' }, 404));

export default app;
