import { expect, it } from 'vitest';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll } from '../support/html.ts';

it('the blog without entries leads to the goods, to the calculator and to the steps', async () => {
  const links = await findAll(await (await fetchSite(PATHS.blog)).text(), '.errands a');
  expect(links.map(({ attributes }) => attributes.href)).toEqual([
    PATHS.products,
    `${PATHS.home}#${ANCHORS.calculator}`,
    PATHS.steps,
  ]);
});
