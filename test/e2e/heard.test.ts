import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { layout } from '../../src/content/layout.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../src/domain/calculator.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { PRODUCT } from '../support/routes.ts';
import { describe, expect, inject, PHONE, test } from './support/test.ts';
import { type Heard, readTree } from './support/tree.ts';

const { menu } = layout(inject('operator'));

const allIn = (node: Heard): readonly Heard[] => [node, ...node.children.flatMap(allIn)];
const textOf = (node: Heard): string =>
  allIn(node)
    .filter(({ role, name }) => role === 'StaticText' && name !== '')
    .map(({ name }) => name)
    .join(' ');
const find = (tree: Heard, role: string, name?: string): Heard => {
  const found = allIn(tree).find((node) => node.role === role && (name === undefined || node.name === name));
  if (!found) throw new Error(`There is no ${role} ${name ?? ''} to hear.`);
  return found;
};

/** The names of the focused element and of its ancestors, from the outermost inwards. */
const focusPath = (node: Heard): readonly string[] => {
  for (const child of node.children) {
    const path = focusPath(child);
    if (path.length > 0) return [node.name, ...path].filter((name) => name !== '');
  }
  return node.properties.focused === true && node.role !== 'RootWebArea' ? [node.name] : [];
};

const announced = (page: Page) => page.locator('body > .visually-hidden[role="status"]');

describe('a product in a list', () => {
  test('is read as its name, texts, price and tags, in this order', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.products);
    const tree = await readTree(page);
    const cards = allIn(find(tree, 'main')).filter(
      ({ role, children }) => role === 'listitem' && children.some((child) => child.role === 'button'),
    );
    expect(cards.length).toBeGreaterThan(20);
    const orders = cards.map(({ children }) => children.map(({ role }) => role.toLowerCase()).join(' '));
    for (const order of orders)
      expect(order).toMatch(/^heading (paragraph )+(strong|statictext) (statictext|small|generic|button| )+( list)?$/);
    expect(orders.filter((order) => order.includes('list')).length).toBeGreaterThan(10);
  });
});

describe('the menu', () => {
  test('is announced with its name, while its button stays accessible and everything else is inert', async ({
    freshPage,
  }) => {
    const page = await freshPage(PATHS.about, { width: PHONE, reducedMotion: true });
    await page.getByRole('button', { name: menu.open }).click();
    await expect.poll(() => page.locator('main[inert]').count()).toBe(1);
    const tree = await readTree(page);
    expect(focusPath(tree).slice(-2)).toEqual([menu.title, menu.close]);
    const controls = allIn(tree).filter(({ role }) => /^(link|button)$/.test(role));
    const inMenu = allIn(find(tree, 'dialog', menu.title));
    expect(controls.filter((control) => !inMenu.includes(control)).map(({ name }) => name)).toEqual([menu.open]);
    // An expanded button would make the screen reader read the whole menu.
    expect(await page.getByRole('button', { name: menu.close }).getAttribute('popovertarget')).toBeNull();
  });
});

describe('the wish list', () => {
  test('is announced with its name, has its sum as text, and announces a new sum in the dialog', async ({
    freshPage,
  }) => {
    const page = await freshPage(PRODUCT);
    await page.locator('[data-wish]:visible').first().click();
    await page.locator('.wish-bar span').first().waitFor();
    await page.evaluate(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function (): void {
        document.body.dataset.leftFrom = document.activeElement?.localName;
        showModal.call(this);
      };
    });
    const open = page.getByRole('button', { name: wishList.show });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: wishList.title });
    await dialog.getByRole('button', { name: wishList.send }).waitFor();
    expect(await page.locator('body').getAttribute('data-left-from')).toBe('body');
    const tree = await readTree(page);
    expect(focusPath(tree).slice(-2)).toEqual([wishList.title, wishList.close]);
    expect(textOf(find(tree, 'dialog'))).toContain(wishList.sumLabel);
    expect(await dialog.locator('[role="status"]:not(.visually-hidden)').count()).toBe(0);
    const sum = () => dialog.locator('.wish-sum').textContent();
    const before = await sum();
    await dialog.getByRole('button', { name: /^Öka antalet/ }).click();
    await expect
      .poll(() => dialog.locator('.visually-hidden[role="status"]').textContent())
      .toMatch(/^Summa .*, .* till gruppen\.$/);
    expect(await sum()).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('the calculator', () => {
  test('has its sum in one line of text, and announces a new sum and an adjustment elsewhere', async ({
    freshPage,
  }) => {
    const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`);
    await page.locator('[data-island="calculator"][data-state="ready"]').waitFor();
    const { figure: sum } = calculator.result.headline(
      estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default),
      null,
    );
    const paragraph = allIn(await readTree(page)).find(
      (node) => node.role === 'paragraph' && textOf(node).includes(sum),
    );
    expect(paragraph && textOf(paragraph)).toBe(`${sum} kr`);
    const field = page.locator(`#${CALCULATOR_FIELDS.participants}`);
    await field.fill('99');
    await field.blur();
    const said = `${calculator.participants.adjustment('above')} ${calculator.result.announcement(
      estimateProfit(PARTICIPANTS.max, PRODUCTS_EACH.default),
    )}`;
    await expect.poll(() => announced(page).textContent()).toBe(said);
    expect(await page.locator('#calculator :is(output, [role="status"])').count()).toBe(0);
  });
});

describe('the form for withdrawal', () => {
  const fieldsOf = async (page: Page) =>
    allIn(find(await readTree(page), 'main')).filter(({ role }) => role === 'textbox');

  test('marks its required fields, and after an error says which are wrong and what to do', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(/ 422$/, /status of 422/);
    const page = await freshPage(PATHS.withdrawal);
    const before = await fieldsOf(page);
    expect(before.map(({ properties }) => [properties.required, properties.invalid])).toEqual([
      [true, 'false'],
      [true, 'false'],
      [true, 'false'],
      [false, 'false'],
    ]);
    for (const { name } of before) expect(name).not.toContain('krävs');
    await page.locator('main form [type=submit]').click();
    await page.locator('.field-problem').first().waitFor();
    const fields = await fieldsOf(page);
    expect(fields.map(({ properties }) => properties.invalid)).toEqual(['true', 'true', 'true', 'false']);
    for (const { description } of fields.slice(0, 3)) expect(description).toMatch(/^Skriv [^.]+\.([^.]+\.)?$/);
  });
});

test('an announcement is no longer read ten seconds later', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT, { prepare: (blank) => blank.clock.install(), until: 'load' });
  await page.clock.runFor(500);
  await page.getByRole('button', { name: share.product }).click();
  await page.locator('.note').getByText(share.copied).waitFor();
  await page.clock.runFor(200);
  await expect.poll(() => announced(page).textContent()).toBe(share.copied);
  await page.clock.runFor(10_000);
  await expect.poll(() => announced(page).textContent()).toBe('');
});
