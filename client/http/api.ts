import { createHttpClient } from './client.ts';
import { parseProductList } from './product-list.ts';

const TOKEN_KEY = 'access_token';

/** The visitor's token. Null when there is none, or when the browser blocks access to storage. */
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
});

/** Loads all products. Rejects with an error of `errors.ts`. */
export const loadProducts = () => http.read('/api/products', parseProductList);
