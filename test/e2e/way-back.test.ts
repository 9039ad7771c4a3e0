import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, test } from './support/test.ts';

const PRODUCT = `${PATHS.products}/raggsockor`;

describe('the way back', () => {
  test('to the list is open in a tab whose history has the list nowhere', async ({ freshPage }) => {
    const list = await freshPage(`${PATHS.products}?tag=Jul`);
    // As after a press with Ctrl on a card: what lies ahead makes the history longer, too.
    const product = await list.context().newPage();
    await product.goto(PRODUCT, { referer: list.url() });
    await product.locator('.header a').first().click();
    await product.waitForURL('**/');
    await product.goBack();
    await product.locator('.back a').click();
    await product.waitForURL((url) => url.pathname === PATHS.products && url.search === '?tag=Jul');
    await product.close();
  });

  test('to a composed message asks for no resubmission', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal);
    for (const [name, value] of Object.entries({ namn: 'Åsa', order: '1234', epost: 'asa@kund.example' })) {
      await page.locator(`main [name=${name}]`).fill(value);
    }
    await page.locator('main form [type=submit]').click();
    await page.locator('.composed').waitFor();
    await page.locator('footer a').first().click();
    await page.waitForURL((url) => url.pathname !== PATHS.withdrawal);
    await page.goBack();
    expect(await page.locator('.composed-text').textContent()).toContain('Namn: Åsa');
  });
});
