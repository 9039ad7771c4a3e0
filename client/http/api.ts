import { readStored, TOKEN } from '../plumbing/storage.ts';
import { createHttpClient } from './client.ts';
import { parseProductList } from './product-list.ts';

const http = createHttpClient({
  fetch: (url, options) => fetch(url, options),
  readToken: () => readStored(TOKEN),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Loads all products. Rejects with an error of `errors.ts`. */
export const loadProducts = () => http.read('/api/products', parseProductList);
