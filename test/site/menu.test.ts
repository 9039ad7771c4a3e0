import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { fetchSite } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

describe('the menu of browsers without popovers', () => {
  it('is a link to the footer, which leads to every page of the menu', async () => {
    const html = await (await fetchSite(PATHS.about)).text();
    const [link] = await findAll(html, '.header a.menu-fallback');
    const target = link?.attributes.href;
    expect(target).toMatch(/^#./);
    const hrefs = async (selector: string) =>
      (await findAll(html, selector)).map(({ attributes }) => attributes.href).filter((href) => href?.startsWith('/'));
    const inMenu = await hrefs('.menu a');
    const inFooter = await hrefs(`footer${target} a`);
    expect(inMenu).toEqual([PATHS.steps, PATHS.products, PATHS.faq]);
    expect(inMenu.filter((href) => !inFooter.includes(href))).toEqual([]);
  });
});
