import { readStored } from '../plumbing/storage.ts';
import { createHttpClient } from './client.ts';
import { parseProductList } from './product-list.ts';

/** The key of the visitor's token in `localStorage`. */
const TOKEN_KEY = 'access_token';

const http = createHttpClient({
  fetch: (url, options) => fetch(url, options),
  readToken: () => readStored('localStorage', TOKEN_KEY),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Loads all products. Rejects with an error of `errors.ts`. */
export const loadProducts = () => http.read('/api/products', parseProductList);
