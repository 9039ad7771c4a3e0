import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, test } from './support/test.ts';

/** Serves the page with injected markup. */
const inject = (markup: string) => (page: Page) =>
  page.route('**/om-oss', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
  });

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => document.title === 'injected');

describe('the content security policy', () => {
  test('blocks an inline script, which the tests notice', async ({ freshPage, expectProblems }) => {
    expectProblems(/^policy violation: script-src-elem inline/, /^console error: .*Content Security Policy/);
    const page = await freshPage(PATHS.about, { prepare: inject('<script>document.title = "injected"</script>') });
    expect(await hasRun(page)).toBe(false);
  });

  test('blocks an inline event handler, which the tests notice', async ({ freshPage, expectProblems }) => {
    expectProblems(/^policy violation: script-src-attr inline/, /^console error: .*Content Security Policy/);
    const page = await freshPage(PATHS.about, {
      prepare: inject('<button id="injected" onclick="document.title = \'injected\'">Tryck</button>'),
    });
    await page.locator('#injected').click();
    expect(await hasRun(page)).toBe(false);
  });
});
