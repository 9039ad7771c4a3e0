import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, test } from './support/test.ts';

/** Serves the page as it is, with something smuggled into its body. */
const smuggle = (markup: string) => (page: Page) =>
  page.route('**/om-oss', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
  });

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => document.title === 'smuggled');

describe('the content security policy', () => {
  test('blocks an inline script, and the tests see that', async ({ openPage, expectProblems }) => {
    expectProblems(/^policy violation: script-src-elem inline/, /^console error: .*Content Security Policy/);
    const page = await openPage(PATHS.about, { prepare: smuggle('<script>document.title = "smuggled"</script>') });
    expect(await hasRun(page)).toBe(false);
  });

  test('blocks an inline event handler, and the tests see that', async ({ openPage, expectProblems }) => {
    expectProblems(/^policy violation: script-src-attr inline/, /^console error: .*Content Security Policy/);
    const page = await openPage(PATHS.about, {
      prepare: smuggle('<button id="smuggler" onclick="document.title = \'smuggled\'">Tryck</button>'),
    });
    await page.locator('#smuggler').click();
    expect(await hasRun(page)).toBe(false);
  });
});
