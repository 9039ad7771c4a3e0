import { createHttpClient } from './client.ts';
import { toProductList } from './product-list.ts';

const TOKEN_KEY = 'access_token';

/** Storage may be closed to us, by the visitor's wish: then there is no token. */
const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
};

const http = createHttpClient({
  fetch: (url, options) => fetch(url, options),
  readToken,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
});

/** All products. */
export const loadProducts = () => http.read('/api/products', toProductList);
