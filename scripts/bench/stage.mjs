import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.mjs';
import { buildWorkers, readSettings } from './build.mjs';
import { BROWSER_HEADERS } from './load.mjs';
import { startWorkerd, writeConfig } from './workerd.mjs';

/** @typedef {Awaited<ReturnType<typeof setStage>>} Stage */
/** @typedef {{ body: string, headers: [string, string][], etag: string | null }} Page */

const PRODUCT_LIST = '/api/products';

/** Of one connection or one moment: a constant answer gets its own. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * workerd alone sets its isolates no limit, so that garbage piles up for a long time: an empty Worker grows from 60 to
 * 290 MB. A quarter of what the platform gives an isolate makes it collect soon, and what stays is the site's own.
 */
const HEAP_LIMIT_MEGABYTES = 32;

/** @param {string} name */
const workerFile = (name) => fileURLToPath(new URL(`workers/${name}.mjs`, import.meta.url));

/** @param {string} url */
async function ask(url) {
  const response = await fetch(url, { headers: BROWSER_HEADERS });
  if (response.status !== 200) throw new Failure(`${url} answered with status ${response.status}.`);
  return response;
}

/** @param {unknown} products */
function idOfFirst(products) {
  const [first] = Array.isArray(products) ? products : [];
  return String(first?.id);
}

/**
 * @param {string} url
 * @returns {Promise<Page>}
 */
async function copyPage(url) {
  // The second answer: the first one may have waited for the provider, and says so.
  await (await ask(url)).arrayBuffer();
  const response = await ask(url);
  return {
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    etag: response.headers.get('etag'),
  };
}

/**
 * Builds and starts everything that is measured, each in a workerd of its own.
 * @param {string} folder
 * @param {AbortSignal} signal stops it all
 */
export async function setStage(folder, signal) {
  const files = await buildWorkers(folder, signal);
  const { vars, compatibilityDate, versionBinding } = readSettings();

  /** @param {Omit<import('./workerd.mjs').WorkerSpec, 'compatibilityDate'>} spec */
  const configure = (spec) => writeConfig(folder, { ...spec, compatibilityDate });
  /** @param {Parameters<typeof configure>[0]} spec */
  const start = async (spec) => startWorkerd(await configure(spec), signal);

  const provider = await start({ name: 'provider', module: files.provider });
  const siteVars = { ...vars, PROVIDER_API_URL: provider.url };

  /**
   * Every site has a data centre to itself.
   * @param {string} name
   * @param {Partial<import('./workerd.mjs').WorkerSpec>} [changes]
   */
  const configureSite = async (name, changes) => {
    const cache = await start({ name: `${name}-cache`, module: workerFile('cache') });
    return configure({
      name,
      module: files.site,
      vars: siteVars,
      json: { [versionBinding]: { id: 'bench' } },
      cacheAddress: `127.0.0.1:${cache.port}`,
      ...changes,
    });
  };
  /** @param {Parameters<typeof configureSite>} site */
  const startSite = async (...site) => startWorkerd(await configureSite(...site), signal);

  const siteConfig = await configureSite('site');
  const memorySiteConfig = await configureSite('memory-site', { heapLimitMegabytes: HEAP_LIMIT_MEGABYTES });
  const emptyConfig = await configure({ name: 'empty', module: workerFile('empty') });
  const site = await startWorkerd(siteConfig, signal);
  const keepsNoPage = { ...siteVars, PAGE_TTL_SECONDS: '0' };
  const coldSite = await startSite('cold-site', { vars: keepsNoPage });
  const react = await startSite('react', { vars: keepsNoPage, module: files.react });

  const products = await (await ask(`${site.url}${PRODUCT_LIST}`)).json();
  const paths = ['/', '/produkter', `/produkter/${idOfFirst(products)}`, '/hjalp'];
  /** @type {Record<string, Page>} */
  const pages = {};
  for (const path of [...paths, PRODUCT_LIST]) pages[path] = await copyPage(`${site.url}${path}`);
  const constant = await start({ name: 'constant', module: workerFile('constant'), json: { PAGES: pages } });

  // A limit counts only if it hands out what the site does, to the byte.
  for (const path of paths) {
    for (const [name, { url }] of Object.entries({ 'unkept page': coldSite, constant, 'bare stream': react })) {
      const { body } = await copyPage(`${url}${path}`);
      if (body !== pages[path]?.body) throw new Failure(`${path}: the ${name} differs from the site's page.`);
    }
  }
  return {
    site,
    coldSite,
    constant,
    react,
    paths,
    pages,
    siteConfig,
    memorySiteConfig,
    emptyConfig,
    moduleFile: files.site,
  };
}
