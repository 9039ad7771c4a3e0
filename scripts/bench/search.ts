import { listProducts } from '../../sandbox/catalogue-api.ts';
import { lengthen } from '../../sandbox/faults/long-list.ts';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { DEFAULT_ORDER, toQuery } from '../../src/domain/catalogue-filter.ts';
import { faqPath, PATHS } from '../../src/domain/paths.ts';
import { createCatalogueFilter } from '../../src/search/search-catalogue.ts';
import { readProducts } from '../read-products.ts';
import { createExampleSearch, exampleTexts } from '../search-quality/searches.ts';
import { measureColdVisits, measureInTurn, type Plan, type Target } from './measure.ts';
import { printLimited, printStated } from './print.ts';
import { type RunningWorker, startWorker, type WorkerSpec } from './workerd.ts';

const LIST_LENGTHS = [25, 300];
/**
 * The length of the list in which the search's share is measured. The search reads the whole list, and the page shows
 * few products.
 */
const LONG_LIST = 300;
const MISSPELT = 'kardemoma';
/** The most expensive query of 100 characters: two long words that no text has, then others. */
const WORST = 'abcdefghijklmnopqrstuvwxyzåäöå pepparkakorskogshallonsyltchok kaffe kakor bröd sylt bullar kola lin';
/** A common word, a misspelt one, and the most expensive query. */
const QUERIES = ['kaffe', MISSPELT, WORST];
const FAQ_MISSPELT = 'betallning';
const FAQ_QUERIES = ['frakt', FAQ_MISSPELT, WORST];
/** Limit for a search of the FAQ once its index has been built. */
const MAX_FAQ_SEARCH_MS = 5;
/** Limit for the search, as a share of the cost of the page of hits. */
const MAX_SEARCH_SHARE = 0.5;
/** Enough calls to measure their CPU time. */
const CALLS = 100;

/** The body of `PUT /faults/{name}` in the sandbox. */
type ListBehaviour = { readonly products?: number; readonly only?: readonly string[] };

type SearchBench = {
  /** The site with a provider of this behaviour. It has no page cache, so every page is rendered. */
  readonly renderingSpec: (behaviour: ListBehaviour) => Promise<WorkerSpec>;
  readonly plan: Plan;
};

/** The list by price. Like a search, it is rendered for each request, and it shows every product. */
const BY_PRICE = `${PATHS.products}${toQuery({ tag: null, order: 'pris', search: '' })}`;

const filterOf = (search: string) => ({ tag: null, order: DEFAULT_ORDER, search });
const listSearch = (query: string): string => `${PATHS.products}${toQuery(filterOf(query))}`;
const listOf = (products: number) => lengthen(listProducts('http://localhost'), products);
const createFilter = (list: ReturnType<typeof listOf>) => createCatalogueFilter(readProducts(list), copy.searchWords);
const findIds = (products: number, query: string): readonly string[] =>
  createFilter(listOf(products))(filterOf(query)).products.map(({ id }) => id);

const readPage = async ({ worker, path }: Target): Promise<string> =>
  await (await fetch(`${worker.url}${path}`)).text();

/** The number of hits that the page of a search states. */
const readHits = async (target: Target): Promise<number> =>
  Number(/>(\d+)\u00a0(?:varor|vara|frågor om|fråga om)\b/.exec(await readPage(target))?.[1]);

/** The number of products that a page shows. */
const countProducts = async (target: Target): Promise<number> =>
  (await readPage(target)).split('<li class="card"').length - 1;

/** A page with a search. */
type Searched = {
  readonly path: string;
  readonly pathOf: (query: string) => string;
  readonly queries: readonly string[];
  /** Describes the searched texts. */
  readonly texts: string;
};

/** Prints the cost of searches relative to the plain page. */
const measureSearches = async (
  worker: RunningWorker,
  { path: plainPath, pathOf, queries, texts }: Searched,
  plan: Plan,
): Promise<void> => {
  const searches = queries.map((query) => ({ worker, path: pathOf(query) }));
  const [plainMs = 0, ...medians] = await measureInTurn([{ worker, path: plainPath }, ...searches], plan);
  for (const [index, search] of searches.entries()) {
    const ms = medians[index] ?? Number.NaN;
    const hits = await readHits(search);
    const detail = `${ms.toFixed(2)} and ${plainMs.toFixed(2)} ms`;
    printStated(`${queries[index]} finds ${hits} in ${texts}, x the plain page`, ms / plainMs, detail);
  }
};

/** Prints the cost of the list by price relative to the list of a short catalogue and to a search of the same list. */
const measureOrder = async (
  site: RunningWorker,
  products: number,
  { renderingSpec, plan }: SearchBench,
): Promise<void> => {
  const [shortest = 0] = LIST_LENGTHS;
  const shortSite = await startWorker(await renderingSpec({ products: shortest }));
  const targets = [
    { worker: site, path: BY_PRICE },
    { worker: shortSite, path: PATHS.products },
    { worker: site, path: listSearch(MISSPELT) },
  ];
  const [ms = 0, shortMs = 0, searchMs = 0] = await measureInTurn(targets, plan);
  const detail = `${[ms, shortMs, searchMs].map((each) => each.toFixed(2)).join(', ')} ms with a search`;
  printStated(`${products} goods by price, x the plain page of ${shortest}`, ms / shortMs, detail);
  printStated(`${products} goods by price, x a search`, ms / searchMs, detail);
  await shortSite.stop();
};

/**
 * Compares two pages with the same cards: the search in a long list, and the plain list of a provider that has only the
 * hits. The first page costs more because of the search, and because of everything else that a longer list costs. The
 * difference is divided by the cost of the whole page of hits. The cost of the cards alone would be the difference
 * between two pages, which is lost in the noise when there are few cards.
 */
const measureShare = async (
  site: RunningWorker,
  query: string,
  { renderingSpec, plan }: SearchBench,
): Promise<void> => {
  const only = findIds(LONG_LIST, query);
  const hitsSite = await startWorker(await renderingSpec({ products: LONG_LIST, only }));
  const targets = [
    { worker: site, path: listSearch(query) },
    { worker: hitsSite, path: PATHS.products },
  ];
  for (const target of targets)
    if ((await countProducts(target)) !== only.length)
      throw new Error(`${target.path} shows other goods than the hits.`);
  const [searchMs = 0, hitsMs = 0] = await measureInTurn(targets, plan);
  const detail = `${searchMs.toFixed(2)} ms, a list of its ${only.length} hits alone ${hitsMs.toFixed(2)}`;
  printLimited(`${query} in ${LONG_LIST} goods, the search's share`, searchMs / hitsMs - 1, MAX_SEARCH_SHARE, detail);
  await hitsSite.stop();
};

/** CPU time of this process per call, in milliseconds. */
const cpuMsOf = (call: () => unknown): number => {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
};

/** Prints the cost of a FAQ search in this process, without the page. */
const measureFaqSearches = (): void => {
  const { items, sections } = exampleTexts();
  const search = createExampleSearch();
  for (const query of FAQ_QUERIES) {
    const known = cpuMsOf(() => search(query));
    const detail = `in ${items.length} questions and ${sections.length} sections`;
    printLimited(`a search of the FAQ for ${query}, ms`, known, MAX_FAQ_SEARCH_MS, detail);
  }
  const first = cpuMsOf(() => createExampleSearch()(FAQ_MISSPELT));
  printStated('the first search of the FAQ with its index, ms', first, FAQ_MISSPELT);
};

/**
 * Prints the cost, in this process, of the first search of a new list, which reads the list. The second search does not
 * read it again. With a misspelt word, the first search also reads the words that it may stand for.
 */
const measureNewLists = (products: number): void => {
  const list = listOf(products);
  const known = createFilter(list);
  const first = cpuMsOf(() => createFilter(list)(filterOf(MISSPELT)));
  const second = cpuMsOf(() => known(filterOf(MISSPELT)));
  printStated(`the first search of a new list of ${products} goods, ms`, first, `the second ${second.toFixed(2)} ms`);
};

/** Prints the same with everything else that a visitor waits for, in an isolate that has answered the plain page once. */
const measureNewIsolates = async (
  spec: WorkerSpec,
  { path, pathOf, texts }: Searched,
  query: string,
  { starts }: Plan,
): Promise<void> => {
  const { first, second } = await measureColdVisits(spec, pathOf(query), starts, path);
  printStated(`the first search of a new isolate in ${texts}, ms`, first, `the second ${second.toFixed(2)} ms`);
};

/** Measures the searches of the list and of the FAQ. */
export const measureSearch = async (bench: SearchBench): Promise<void> => {
  const { renderingSpec, plan } = bench;
  for (const products of LIST_LENGTHS) {
    const list = { path: PATHS.products, pathOf: listSearch, queries: QUERIES, texts: `${products} goods` };
    const spec = await renderingSpec({ products });
    const site = await startWorker(spec);
    await measureSearches(site, list, plan);
    const found = QUERIES.filter((query) => findIds(products, query).length > 0);
    if (products === LONG_LIST) {
      await measureOrder(site, products, bench);
      for (const query of found) await measureShare(site, query, bench);
    }
    await site.stop();
    measureNewLists(products);
    await measureNewIsolates(spec, list, MISSPELT, plan);
  }
  const faq = { path: PATHS.faq, pathOf: faqPath, queries: FAQ_QUERIES, texts: 'the FAQ' };
  const spec = await renderingSpec({});
  const site = await startWorker(spec);
  await measureSearches(site, faq, plan);
  await site.stop();
  measureFaqSearches();
  await measureNewIsolates(spec, faq, FAQ_MISSPELT, plan);
};
