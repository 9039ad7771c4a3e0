import { listProducts } from '../../sandbox/catalogue-api.ts';
import { parseConfig } from '../../src/config.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import type { Operator } from '../../src/content/operator.ts';
import { DEFAULT_ORDER } from '../../src/domain/catalogue-filter.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createCatalogueFilter } from '../../src/search/search-catalogue.ts';
import { createFaqSearch, readFaqTexts } from '../../src/search/search-faq.ts';
import { readConfiguration } from '../deploy/configuration.ts';
import { toTexts } from '../deploy/environment-vars.ts';
import { exampleVars } from '../example-vars.ts';
import { readProducts } from '../read-products.ts';

/**
 * The operator of the sandbox without its sales rounds, because the rounds are those of this year and the texts name
 * their months.
 */
export const exampleOperator = (): Operator =>
  parseConfig({ ...toTexts(readConfiguration('').vars), ...exampleVars(), SALES_ROUNDS: '' }).operator;

const NOW = new Date('2026-10-01T10:00:00Z');

/** The operator, the day and the competition of the searched texts. The competition runs on that day. */
const createDay = () => {
  const operator = exampleOperator();
  const competition = operator.competition && competitionAt(NOW, operator.competition);
  return [operator, stockholmDate(NOW), competition] as const;
};

/** The texts that the FAQ's search reads. */
export const exampleTexts = () => readFaqTexts(...createDay());

/** The FAQ's search. */
export const createExampleSearch = () => createFaqSearch(...createDay());

/** The search of the sandbox's goods, which finds their ids. */
export const createExampleGoodsSearch = () => {
  const filter = createCatalogueFilter(readProducts(listProducts('http://localhost')), catalogue.searchWords);
  return (search: string) => filter({ tag: null, order: DEFAULT_ORDER, search });
};
