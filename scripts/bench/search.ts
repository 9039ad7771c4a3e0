import { listProducts } from '../../sandbox/catalogue-api.ts';
import { lengthen } from '../../sandbox/faults/long-list.ts';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { DEFAULT_ORDER, toQuery } from '../../src/domain/catalogue-filter.ts';
import { createCatalogueFilter } from '../../src/search/search-catalogue.ts';
import { createExampleSearch, exampleTexts } from '../search-quality/searches.ts';
import { measureColdVisits, measureInTurn, type Plan, type Target } from './measure.ts';
import { printLimited, printStated } from './print.ts';
import { type RunningWorker, startWorker, type WorkerSpec } from './workerd.ts';

const LIST_LENGTHS = [25, 300];
/** The list in which the share of a search is measured: the search reads all of it, and the page shows few. */
const LONG_LIST = 300;
const MISSPELT = 'kardemoma';
/** What costs most of 100 characters: two long words that no text has, then others. */
const WORST = 'abcdefghijklmnopqrstuvwxyzåäöå pepparkakorskogshallonsyltchok kaffe kakor bröd sylt bullar kola lin';
/** A usual word, a misspelt one, and the worst. */
const QUERIES = ['kaffe', MISSPELT, WORST];
const FAQ_MISSPELT = 'betallning';
const FAQ_QUERIES = ['frakt', FAQ_MISSPELT, WORST];
/** Of a search of the FAQ, when its index has been made. */
const MAX_FAQ_SEARCH_MS = 5;
/** Of what the page of the hits costs. */
const MAX_SEARCH_SHARE = 0.5;
/** So many that their CPU time can be measured. */
const CALLS = 100;

/** What the sandbox takes at `PUT /faults/{name}`. */
type ListBehaviour = { readonly products?: number; readonly only?: readonly string[] };

type SearchBench = {
  /** The site without page cache, so that every page is rendered, with a provider that behaves so. */
  readonly renderingSpec: (behaviour: ListBehaviour) => Promise<WorkerSpec>;
  readonly plan: Plan;
};

const filterOf = (search: string) => ({ tag: null, order: DEFAULT_ORDER, search });
const listSearch = (query: string): string => `${PATHS.products}${toQuery(filterOf(query))}`;
const listOf = (products: number) => lengthen(listProducts('http://localhost'), products);
const createFilter = (list: ReturnType<typeof listOf>) => createCatalogueFilter(list, copy.searchWords);
const findIds = (products: number, query: string): readonly string[] =>
  createFilter(listOf(products))(filterOf(query)).products.map(({ id }) => id);

/** The number of hits that a page names. */
const readHits = async ({ worker, path }: Target): Promise<number> => {
  const html = await (await fetch(`${worker.url}${path}`)).text();
  return Number(/>(\d+)\u00a0(?:varor|vara|frågor om|fråga om)\b/.exec(html)?.[1]);
};

/** A page with a search. */
type Searched = {
  readonly path: string;
  readonly pathOf: (query: string) => string;
  readonly queries: readonly string[];
  /** What is searched. */
  readonly texts: string;
};

/** States what searches cost beside the plain page. */
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

/**
 * The share compares two pages with the same cards: the search in a long list, and the plain list of a provider that has
 * nothing but the hits. What the first costs more is the search, and all else that a longer list costs. It is compared to
 * the whole page of the hits: the cards alone would be the difference of two pages, which is in the noise when they are few.
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
    if ((await readHits(target)) !== only.length) throw new Error(`${target.path} shows other goods than the hits.`);
  const [searchMs = 0, hitsMs = 0] = await measureInTurn(targets, plan);
  const detail = `${searchMs.toFixed(2)} ms, a list of its ${only.length} hits alone ${hitsMs.toFixed(2)}`;
  printLimited(`${query} in ${LONG_LIST} goods, the search's share`, searchMs / hitsMs - 1, MAX_SEARCH_SHARE, detail);
  await hitsSite.stop();
};

/** CPU time of this process for each of many calls, in milliseconds. */
const cpuMsOf = (call: () => unknown): number => {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
};

/** States what a search of the FAQ costs in this process, without the page. */
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
 * States what the first search of a new list costs, which reads the list, in this process. The second reads it no more. A
 * misspelt word has the first read the words that it may stand for as well.
 */
const measureNewLists = (products: number): void => {
  const list = listOf(products);
  const known = createFilter(list);
  const first = cpuMsOf(() => createFilter(list)(filterOf(MISSPELT)));
  const second = cpuMsOf(() => known(filterOf(MISSPELT)));
  printStated(`the first search of a new list of ${products} goods, ms`, first, `the second ${second.toFixed(2)} ms`);
};

/** States the same with all else that a visitor waits for, in an isolate that has answered the plain page once. */
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
    if (products === LONG_LIST) for (const query of found) await measureShare(site, query, bench);
    await site.stop();
    measureNewLists(products);
    await measureNewIsolates(spec, list, MISSPELT, plan);
  }
  const faq = { path: PATHS.faq, pathOf: faqSearch.href, queries: FAQ_QUERIES, texts: 'the FAQ' };
  const spec = await renderingSpec({});
  const site = await startWorker(spec);
  await measureSearches(site, faq, plan);
  await site.stop();
  measureFaqSearches();
  await measureNewIsolates(spec, faq, FAQ_MISSPELT, plan);
};
