import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.mjs';
import { buildWorkers, readSettings } from './build.mjs';
import { BROWSER_HEADERS } from './load.mjs';
import { startWorkerd, writeConfig } from './workerd.mjs';

/** @typedef {Awaited<ReturnType<typeof startEnvironment>>} Environment */
/** @typedef {{ body: string, headers: [string, string][], etag: string | null }} Page */

const PRODUCT_LIST = '/api/products';

/** Set by workerd for each connection or response, so the constant Worker must not copy them. */
const PER_RESPONSE_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Bare workerd sets no heap limit, so garbage accumulates: an empty Worker grows from 60 to 290 MB. A quarter of the
 * platform's limit for an isolate makes V8 collect early, and what remains is memory that the site retains.
 */
const HEAP_LIMIT_MEGABYTES = 32;

/** @param {string} name */
const workerFile = (name) => fileURLToPath(new URL(`workers/${name}.mjs`, import.meta.url));

/** @param {string} url */
async function fetchOk(url) {
  const response = await fetch(url, { headers: BROWSER_HEADERS });
  if (response.status !== 200) throw new Failure(`${url} responded with status ${response.status}.`);
  return response;
}

/** @param {unknown} products */
function firstProductId(products) {
  const [first] = Array.isArray(products) ? products : [];
  return String(first?.id);
}

/**
 * @param {string} url
 * @returns {Promise<Page>}
 */
async function copyPage(url) {
  // The headers of the first response may report a cache miss.
  await (await fetchOk(url)).arrayBuffer();
  const response = await fetchOk(url);
  return {
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE_HEADERS.has(name)),
    etag: response.headers.get('etag'),
  };
}

/**
 * Builds and starts all Workers to measure, each in a workerd process of its own.
 * @param {string} folder
 * @param {AbortSignal} signal stops all of them
 */
export async function startEnvironment(folder, signal) {
  const files = await buildWorkers(folder, signal);
  const { vars, compatibilityDate, versionBinding } = readSettings();

  /** @param {Omit<import('./workerd.mjs').WorkerSpec, 'compatibilityDate'>} spec */
  const configure = (spec) => writeConfig(folder, { ...spec, compatibilityDate });
  /** @param {Parameters<typeof configure>[0]} spec */
  const start = async (spec) => startWorkerd(await configure(spec), signal);

  const provider = await start({ name: 'provider', module: files.provider });
  const siteVars = { ...vars, PROVIDER_API_URL: provider.url };

  /**
   * Every site gets a Cache API of its own.
   * @param {string} name
   * @param {Partial<import('./workerd.mjs').WorkerSpec>} [changes]
   * @param {string} [cacheModule]
   */
  const configureSite = async (name, changes, cacheModule = workerFile('cache')) => {
    const cache = await start({ name: `${name}-cache`, module: cacheModule });
    return configure({
      name,
      module: files.site,
      vars: siteVars,
      json: { [versionBinding]: { id: 'bench' } },
      cacheHost: `127.0.0.1:${cache.port}`,
      ...changes,
    });
  };
  /** @param {Parameters<typeof configureSite>} site */
  const startSite = async (...site) => startWorkerd(await configureSite(...site), signal);

  const memorySiteConfig = await configureSite('memory-site', { heapLimitMegabytes: HEAP_LIMIT_MEGABYTES });
  const startUpConfig = await configureSite('start-up-site', {}, workerFile('no-cache'));
  const emptyConfig = await configure({ name: 'empty', module: workerFile('empty') });
  const site = await startSite('site');
  const coldSite = await startSite('cold-site', { vars: { ...siteVars, PAGE_TTL_SECONDS: '0' } });
  const react = await startSite('react', { module: files.react });

  const products = await (await fetchOk(`${site.url}${PRODUCT_LIST}`)).json();
  const paths = ['/', '/produkter', `/produkter/${firstProductId(products)}`, '/hjalp'];
  /** @type {Record<string, Page>} */
  const pages = {};
  for (const path of [...paths, PRODUCT_LIST]) pages[path] = await copyPage(`${site.url}${path}`);
  const constant = await start({ name: 'constant', module: workerFile('constant'), json: { PAGES: pages } });

  // A comparison is fair only when both Workers return the same bytes.
  for (const path of paths) {
    for (const [name, { url }] of Object.entries({ 'cold page': coldSite, constant, "React's stream": react })) {
      const { body } = await copyPage(`${url}${path}`);
      if (body !== pages[path]?.body) throw new Failure(`${path}: ${name} differs from the site's page.`);
    }
  }
  return {
    site,
    coldSite,
    constant,
    react,
    paths,
    pages,
    memorySiteConfig,
    startUpConfig,
    emptyConfig,
    moduleFile: files.site,
  };
}
