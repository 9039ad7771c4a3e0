import { Hono } from 'hono';
import { type CatalogueName, getProduct, listProducts } from './catalogue-api.ts';
import { faultRoutes } from './faults/routes.ts';

const originOf = (url: string): string => new URL(url).origin;

/** The product API from section 7 of the specification, serving one of the invented catalogues. */
const productApi = (catalogue: CatalogueName) =>
  new Hono()
    .get('/products', (c) => c.json(listProducts(originOf(c.req.url), { tag: c.req.query('tag'), catalogue })))
    .get('/products/:id', (c) => {
      const product = getProduct(originOf(c.req.url), c.req.param('id'), catalogue);
      return product ? c.json(product) : c.json({ error: 'not found' }, 404);
    });

/** The sandbox provider: the project's own catalogue, and under /imported, goods as other shops export them. */
const app = new Hono();

app.route('/', productApi('drawn'));

app.route('/imported', productApi('imported'));

app.route('/faults', faultRoutes);

app.notFound((c) => c.json({ error: 'not found' }, 404));

export default app;
