import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import type { Locator, Page, Route } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { liveSearch } from '../../src/content/search.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { ORDERS, type Order } from '../../src/domain/catalogue-filter.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { checkAsyncProperty } from '../support/check-property.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { chunk } from './support/chunks.ts';
import { settle, sidewaysOverflow, waitForStart } from './support/page-facts.ts';
import { collectShares } from './support/sharing.ts';
import { DESKTOP, expect, inject, PHONE, test } from './support/test.ts';
import {
  answerViews,
  expectViewOfUrl,
  isSamePage,
  isView,
  pressTag,
  startViews,
  waitForQuery,
} from './support/views.ts';

const field = (page: Page) => page.locator('main [type="search"]');
const order = (page: Page) => page.getByLabel(catalogue.order.label, { exact: true });
const chip = (page: Page, name: string) => page.locator('.chip', { hasText: name });
const chosen = (page: Page) => page.locator('.chip[aria-current]');
const cards = (page: Page) => page.locator('.product-grid .card');
const names = (page: Page): Promise<readonly string[]> => cards(page).locator('h2').allTextContents();
const announced = (page: Page) => page.getByRole('status');
const isFocused = (element: Locator): Promise<boolean> => element.evaluate((it) => it === document.activeElement);
const expectFocused = (element: Locator) => expect.poll(() => isFocused(element)).toBe(true);
const queryOf = (page: Page): string => new URL(page.url()).search;

type Step =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'tag'; readonly index: number }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'link' | 'back' | 'forward' };

const WORDS = [
  'kaffe',
  'ragsokkkor',
  'glutenfri',
  'zzz',
  'choklad te',
  'cookie',
  'fakkturrra',
  '"frakt"',
  'swish',
  'bryggkafefe',
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', ...WORDS) },
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom('%', '"', '&', '+', '<', '\\', "'", ' ', 'å', '🍪', '#', '?'), maxLength: 100 }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  text.map((typed) => ({ kind: 'type', text: typed }) as const),
  fc.nat({ max: 8 }).map((index) => ({ kind: 'tag', index }) as const),
  fc.constantFrom(...ORDERS).map((value) => ({ kind: 'order', order: value }) as const),
  fc.constantFrom('link', 'back', 'forward').map((kind) => ({ kind }) as const),
);
/** A hasty visitor neither waits for the view nor presses Enter. */
const steps = fc.array(fc.record({ taken: step, isHasty: fc.boolean() }), { minLength: 16, maxLength: 16 });

/** The link of a correction or an offered tag, or the one to everything. */
const OTHER_LINKS = '.corrected-search a, .offered-tag a, .empty .button, .search-all a';

/** Presses a link if it is present. Runs as one task, because a response may remove the link. */
const press = (page: Page, selector: string, index = 0): Promise<void> =>
  page.evaluate(
    ([links, at]) => {
      const link = document.querySelectorAll<HTMLAnchorElement>(links)[at];
      if (link?.checkVisibility()) link.click();
    },
    [selector, index] as const,
  );

const take = async (page: Page, taken: Step, isHasty: boolean): Promise<void> => {
  switch (taken.kind) {
    case 'type':
      await field(page).fill(taken.text);
      if (!isHasty) await field(page).press('Enter');
      return;
    case 'tag':
      return press(page, '.chip', taken.index);
    case 'link':
      return press(page, OTHER_LINKS);
    case 'order':
      if ((await order(page).count()) > 0) await order(page).selectOption(taken.order);
      return;
    case 'back':
    case 'forward':
      // Stays within the entries of this document.
      await page.evaluate((isBack) => {
        const to = window.navigation?.entries()[(window.navigation.currentEntry?.index ?? 0) + (isBack ? -1 : 1)];
        if (to?.sameDocument) history.go(isBack ? -1 : 1);
      }, taken.kind === 'back');
      return;
  }
};

test('a view that was swapped in equals the one that its URL loads, whatever the visitor searches, chooses and leaves', {
  timeout: 600_000,
}, async ({ freshPage }) => {
  for (const start of [
    PATHS.products,
    `${PATHS.products}?tag=jul&ordning=namn&sok=%20choklad%0Ate%20&x=1`,
    PATHS.faq,
    `${PATHS.faq}?sok=kontnater`,
  ]) {
    const page = await freshPage(start, { width: DESKTOP });
    await startViews(page);
    await checkAsyncProperty(
      fc.asyncProperty(steps, async (all) => {
        for (const { taken, isHasty } of all) {
          await take(page, taken, isHasty);
          if (!isHasty) await expectViewOfUrl(page, taken);
        }
        await expectViewOfUrl(page, all);
      }),
      inject('viewWalks').count,
      inject('viewWalks').timeoutMs,
    );
    expect(await isSamePage(page)).toBe(true);
  }
});

test('an order, a tag and a search apply in place on a phone, and Back undoes each link, even after a reload, and leaves the list', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.about, { width: PHONE, height: 480, reducedMotion: true });
  await page.goto(PATHS.products);
  await startViews(page);
  const all = await names(page);
  const byName = all.toSorted(new Intl.Collator('sv').compare);

  // The rarely used controls are behind one button, and open over the products.
  const more = page.locator('summary', { hasText: catalogue.more });
  const before = await boxesOf(page, '.card');
  expect(before.length).toBeGreaterThan(20);
  expect(await order(page).isVisible()).toBe(false);
  await more.click();
  await page.getByRole('button', { name: share.list }).waitFor();
  await page.getByRole('button', { name: catalogue.print }).waitFor();
  expect(await boxesOf(page, '.card')).toEqual(before);
  await order(page).selectOption('namn');
  await waitForQuery(page, '?ordning=namn');
  expect(await names(page)).toEqual(byName);
  await order(page).press('Escape');
  await order(page).waitFor({ state: 'hidden' });
  expect(await isFocused(more)).toBe(true);

  await chip(page, 'Vegansk').click();
  await waitForQuery(page, '?tag=Vegansk&ordning=namn');
  const vegan = await names(page);
  expect(vegan.length).toBeLessThan(all.length);
  await announced(page).getByText('Märkningen ”Vegansk”').waitFor({ state: 'attached' });
  const first = await boxOf(page, '.card');
  expect(first.top).toBeGreaterThanOrEqual(0);
  // A window scrolls by whole pixels.
  expect(first.bottom).toBeLessThan(481);

  await field(page).fill('choklad');
  await field(page).press('Enter');
  await waitForQuery(page, '?tag=Vegansk&ordning=namn&sok=choklad');
  expect((await names(page)).length).toBeLessThan(vegan.length);
  // Enter puts the keyboard of a phone away.
  await expect.poll(() => isFocused(field(page))).toBe(false);
  expect(await isSamePage(page)).toBe(true);

  // The tag has its own entry, in which the search was typed. The order was chosen in the entry of the list.
  await page.goBack();
  await waitForQuery(page, '?ordning=namn');
  await expect.poll(() => names(page)).toEqual(byName);
  expect(await field(page).inputValue()).toBe('');
  await page.goForward();
  await waitForQuery(page, '?tag=Vegansk&ordning=namn&sok=choklad');
  expect(await isSamePage(page)).toBe(true);
  await page.reload();
  await waitForStart(page);
  await page.goBack();
  await waitForQuery(page, '?ordning=namn');
  await expect.poll(() => names(page)).toEqual(byName);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(PATHS.about);
});

test('a typed word is requested and announced once, and leaves the caret and the page where they are', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { reducedMotion: true });
  await startViews(page);
  const requested: string[] = [];
  page.on('request', (request) => isView(request) && requested.push(new URL(request.url()).search));
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element && target.matches('[role="status"]')) said.push(target.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true });
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said'));
  const all = await names(page);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await field(page).pressSequentially('ragsokkkor', { delay: 30 });
  await field(page).press('ArrowLeft');
  await waitForQuery(page, '?sok=ragsokkkor');
  await expect.poll(said).toHaveLength(1);
  expect(requested).toEqual(['?sok=ragsokkkor']);
  expect(await isFocused(field(page))).toBe(true);
  expect(await field(page).evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(9);
  expect(await page.evaluate(() => scrollY)).toBe(120);

  // An announcement is not repeated when a letter is typed and erased.
  await field(page).press('x');
  await field(page).press('Backspace');
  await settle(page);
  await page.locator('.corrected-search a').click();
  await page.getByRole('heading', { name: catalogue.noMatches.title }).waitFor();
  expect(new URL(page.url()).searchParams.get('sok')).toBe('"ragsokkkor"');
  expect(await field(page).inputValue()).toBe('"ragsokkkor"');
  // The link is gone, and the focus has moved on.
  expect(await page.locator('main :focus').count()).toBe(1);
  await page.getByRole('link', { name: catalogue.noMatches.link }).click();
  await expect.poll(() => names(page)).toEqual(all);
  expect(await field(page).inputValue()).toBe('');
  await expectFocused(chip(page, catalogue.tags.all));
  await expect.poll(said).toHaveLength(3);
  expect(await said()).toEqual([
    expect.stringMatching(/^1.vara\. Vi visar träffar på ”raggsockor”\.$/),
    `${catalogue.noMatches.title}. ${catalogue.noMatches.text}`,
    expect.stringContaining(catalogue.count(all.length)),
  ]);

  await field(page).fill('bryggkafefe');
  await field(page).press('Enter');
  await waitForQuery(page, '?sok=bryggkafefe');
  await settle(page);
  expect(await isFocused(field(page))).toBe(true);
});

test('a slow view is indicated, and replaces neither a newer one nor what the visitor types and does meanwhile', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { reducedMotion: true });
  await startViews(page);
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    let inProgress = 0;
    XMLHttpRequest.prototype.send = function (body) {
      inProgress += 1;
      Reflect.set(window, 'most', Math.max(inProgress, Number(Reflect.get(window, 'most') ?? 0)));
      this.addEventListener('loadend', () => {
        inProgress -= 1;
      });
      send.call(this, body);
    };
  });
  const held = new Map<string, Promise<unknown>>();
  await answerViews(page, async (route) => {
    await held.get(new URL(route.request().url()).search);
    await route.fallback().catch(() => undefined);
  });
  /** Holds back the view of a query. Returns a function that lets it come. */
  const hold = (query: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(query, promise);
    return resolve;
  };
  const requestOf = (query: string) =>
    page.waitForRequest((request) => isView(request) && new URL(request.url()).search === query);
  const opacity = (selector: string) => page.locator(selector).evaluate((it) => getComputedStyle(it).opacity);

  const letOld = hold('?sok=kaff');
  const old = requestOf('?sok=kaff');
  await field(page).fill('kaff');
  await old;
  await expect.poll(() => opacity('.product-grid')).toBe('0.5');
  expect(await opacity('.catalogue-tools')).toBe('1');
  await field(page).fill('kaffe');
  await waitForQuery(page, '?sok=kaffe');
  const found = await names(page);
  letOld();
  await settle(page);
  expect([queryOf(page), await names(page)]).toEqual(['?sok=kaffe', found]);
  expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBe(1);
  await expect.poll(() => opacity('.product-grid')).toBe('1');

  const letShort = hold('?sok=te');
  const short = requestOf('?sok=te');
  await field(page).fill('te');
  await short;
  await field(page).evaluate((input) => input instanceof HTMLInputElement && input.setRangeText(' j', 2, 2, 'end'));
  letShort();
  await waitForQuery(page, '?sok=te');
  expect(await field(page).inputValue()).toBe('te j');

  await field(page).fill('zzz');
  const letAll = hold('');
  await page.getByRole('link', { name: catalogue.noMatches.link }).click();
  await field(page).focus();
  letAll();
  await cards(page).first().waitFor();
  expect(await isFocused(field(page))).toBe(true);

  // A request that the visitor stops counts as one without a response.
  hold('?sok=kakor');
  const stopped = requestOf('?sok=kakor');
  await field(page).fill('kakor');
  await stopped;
  await page.evaluate(() => window.stop());
  await page.locator('main').getByText(liveSearch.noResponse).waitFor();
  expect(await page.locator('[aria-busy]').count()).toBe(0);
});

test('Enter in the search of the FAQ moves the focus to the first result, and no empty groups are left', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.faq);
  await page.locator('.faq-more > summary').first().click();
  expect(await page.locator('.faq').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(12);
  await startViews(page);
  for (const [query, first] of [
    ['faktura', '.faq-hits summary'],
    ['avtal', '.found-sections a'],
    ['fakutrra', '.search-ask a'],
    ['zzz', '.search-ask a'],
  ] as const) {
    await field(page).fill(query);
    await field(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('sok') === query);
    await expectFocused(page.locator(first).first());
  }
  expect(await page.locator('.faq').getByRole('group').count()).toBe(0);
  await field(page).fill('frakt');
  await page.getByRole('heading', { level: 2, name: faqSearch.hits }).waitFor();
});

test('an answer that the visitor or a link has opened stays open in every view that has it', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.faq}?sok=faktura`);
  await startViews(page);
  const search = async (query: string): Promise<void> => {
    await field(page).fill(query);
    await page.waitForURL((url) => (url.searchParams.get('sok') ?? '') === query);
  };
  const fourth = page.locator('.faq-hits .faq-item').nth(3);
  const id = await fourth.locator('[id]').getAttribute('id');
  await fourth.locator('summary').click();
  for (const query of ['fakturan', '']) {
    await search(query);
    await expect.poll(() => page.locator(`.faq-item[open] > #${id}`).count()).toBe(1);
  }

  const hash = `#${await page.locator('.faq-more .answer').last().getAttribute('id')}`;
  await page.evaluate((to) => location.assign(to), hash);
  const answer = page.locator(`.faq-more[open] .faq-item[open] > ${hash}`);
  await answer.waitFor();
  await search('zzz');
  await search('');
  await expect.poll(() => answer.count()).toBe(1);
  // Opening one question of a section closes the others.
  const section = page.locator('.faq-section', { has: page.locator(hash) });
  const questions = section.locator('.faq-item > summary');
  for (const index of [0, 1, 0]) await questions.nth(index).click();
  const open = () => section.locator('.faq-item[open] > [id]').evaluateAll((all) => all.map((it) => it.id));
  const last = await open();
  expect(last).toHaveLength(1);
  await search('zzz');
  await search('');
  await expect.poll(open).toEqual(last);

  // The answer of the URL's hash is shown above a search that does not find it, even at Back.
  await search('zzz');
  const other = page.locator('.faq-sections .answer').first();
  await page.evaluate((of) => location.assign(`#${of}`), await other.getAttribute('id'));
  await other.waitFor();
  await page.getByRole('link', { name: faqSearch.all.label }).click();
  await waitForQuery(page, '');
  await expectFocused(field(page));
  await page.goBack();
  await waitForQuery(page, '?sok=zzz');
  await expect.poll(() => other.isVisible()).toBe(true);
});

test('a card that is in both views keeps its element, its stepper and the focus, and the swapped parts can be used', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { width: DESKTOP, reducedMotion: true });
  await startViews(page);
  const card = cards(page).nth(3);
  const id = await card.getAttribute('id');
  await card.locator('[data-wish]').click();
  const more = page.locator(`#${id} .stepper button`).last();
  await more.focus();
  await page.evaluate((of) => Reflect.set(window, 'card', document.getElementById(of ?? '')), id);
  await order(page).evaluate((select) => {
    if (select instanceof HTMLSelectElement) select.value = 'namn';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await waitForQuery(page, '?ordning=namn');
  const isSameCard = () => page.evaluate((of) => Reflect.get(window, 'card') === document.getElementById(of ?? ''), id);
  expect(await isSameCard()).toBe(true);
  expect(await isFocused(more)).toBe(true);
  await more.press('Enter');
  await page.locator(`#${id} .stepper`).getByText('2', { exact: true }).waitFor();

  await chip(page, 'Jul').click();
  await waitForQuery(page, '?tag=Jul&ordning=namn');
  await chip(page, catalogue.tags.all).click();
  await waitForQuery(page, '?ordning=namn');
  // A card that was not in the view in between.
  const other = cards(page).filter({ hasNotText: 'Jul' }).last();
  await other.locator('[data-wish]').click();
  await other.locator('.stepper').waitFor();
  await page.getByRole('button', { name: wishList.show }).waitFor();

  await page.evaluate(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('.product-grid img')];
      const isComplete = images.every(({ complete }) => complete);
      document.body.dataset.prints = `${document.body.dataset.prints ?? ''}${isComplete ? 'whole' : 'partly'}`;
    };
  });
  // The brochure is printed once its images have loaded, however often the button is pressed until then.
  await page.getByRole('button', { name: catalogue.print }).focus();
  await settle(page);
  await page.getByRole('button', { name: catalogue.print }).evaluate((button) => {
    for (let time = 0; time < 4; time += 1) if (button instanceof HTMLElement) button.click();
  });
  await page.locator('body[data-prints]').waitFor();
  await settle(page);
  expect(await page.locator('body').getAttribute('data-prints')).toBe('whole');

  // A list that is shared at once has the search that was just typed. Safari shares only shortly after a press.
  const shares = await collectShares(page);
  const code = page.waitForRequest(chunk('share-link'));
  await page.getByRole('button', { name: share.list }).focus();
  await code;
  await field(page).fill('kaffe');
  await page.getByRole('button', { name: share.list }).click();
  await expect
    .poll(shares)
    .toEqual([expect.objectContaining({ url: expect.stringMatching(/ordning=namn&sok=kaffe$/) })]);
});

/** The style of another build, and its hash. */
const OTHER_TEXT = 'body{color:#000}';
const OTHER_HASH = `sha256-${createHash('sha256').update(OTHER_TEXT).digest('base64')}`;

const answerWithOtherBuild = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll('/build/assets/main-', '/build/assets/x-');
  await route.fulfill({ response, body });
};

/** The style violates the policy of the requesting page. The loaded page has its own policy. */
const answerWithOtherStyle = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  const [, hash = ''] = /style-src 'self' '([^']+)'/.exec(policy) ?? [];
  const style = `<style>${OTHER_TEXT}</style>`;
  const body = (await response.text()).replaceAll(hash, OTHER_HASH).replace(/<style>.*?<\/style>/s, style);
  await route.fulfill({
    response,
    body,
    headers: { ...headers, 'content-security-policy': policy.replace(hash, OTHER_HASH) },
  });
};

test('without a page that the document can show, the view and the text stay and the page says so, and Enter and a link navigate', async ({
  freshPage,
  expectProblems,
}) => {
  // What the browser logs about the requests that this test refuses.
  expectProblems(/^failed request: /, /^console error: /);
  const page = await freshPage(PATHS.faq);
  await startViews(page);
  const refuse = (route: Route) => route.fulfill({ status: 429, body: 'slow down' });
  let answer: (route: Route) => Promise<unknown> = refuse;
  await answerViews(page, (route) => answer(route));
  const problem = (why: string) => page.locator('main').getByText(why);
  for (const [next, why] of [
    [(route: Route) => route.abort('internetdisconnected'), liveSearch.noResponse],
    [refuse, liveSearch.refused],
    [answerWithOtherBuild, liveSearch.refused],
    [answerWithOtherStyle, liveSearch.refused],
  ] as const) {
    answer = next;
    await field(page).fill('frakt');
    await problem(why).waitFor();
    await announced(page).getByText(why).waitFor({ state: 'attached' });
    expect([queryOf(page), await field(page).inputValue()]).toEqual(['', 'frakt']);
    expect(await page.locator('.faq-hits').count()).toBe(0);
    await field(page).fill('');
    await problem(why).waitFor({ state: 'detached' });
  }
  expect(await isSamePage(page)).toBe(true);

  await field(page).fill('frakt');
  await problem(liveSearch.refused).waitFor();
  const searched = page.waitForEvent('load');
  await field(page).press('Enter');
  await searched;
  await page.locator('.faq-hits').waitFor();

  await startViews(page);
  answer = refuse;
  const refused = page.waitForRequest(isView);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: faqSearch.all.label }).click();
  await refused;
  await loaded;
  expect([queryOf(page), await isSamePage(page)]).toEqual(['', false]);
});

test('the way back from a product leads to the list as it was, with a search that was typed just before', async ({
  freshPage,
  expectProblems,
}) => {
  expectProblems(/^page error: .*refused/);
  const page = await freshPage(PATHS.products, { width: DESKTOP, reducedMotion: true });
  await startViews(page);
  const requested: string[] = [];
  page.on('request', (request) => isView(request) && requested.push(new URL(request.url()).pathname));

  // A tag can be chosen again after the browser has refused its history entry, as Safari does after a hundred calls.
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = () => {
      history.pushState = pushState;
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const refused = page.waitForEvent('pageerror');
  await pressTag(page, 'Jul');
  await refused;
  await pressTag(page, 'Jul');
  await waitForQuery(page, '?tag=Jul');
  await announced(page)
    .getByText(catalogue.count(await cards(page).count()))
    .waitFor({ state: 'attached' });

  // A product that is opened in another tab changes no entry. Here no tab opens, because Playwright could not close it.
  await field(page).fill('kakor');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  const product = cards(page).first().locator('a');
  await product.click({ modifiers: ['ControlOrMeta'] });
  await field(page).fill('');
  await settle(page);
  await waitForQuery(page, '?tag=Jul');

  await field(page).fill('pepparkakor');
  await product.click();
  await page.waitForURL(`**${PATHS.products}/*`);
  expect(new Set(requested)).toEqual(new Set([PATHS.products]));
  await page.goBack();
  await waitForQuery(page, '?tag=Jul&sok=pepparkakor');
  await expect
    .poll(() => page.locator('.catalogue-count').textContent())
    .toBe(catalogue.count(await cards(page).count()));
  expect(await field(page).inputValue()).toBe('pepparkakor');

  // The link of the product has the list's query, even after a step to the next product.
  const back = page.locator('.back a[href$="?tag=Jul&sok=pepparkakor"]');
  await product.click();
  await back.waitFor();
  const first = page.url();
  await page.locator('.neighbours [rel="next"]').click();
  await page.waitForURL((url) => url.href !== first);
  await back.click();
  await waitForQuery(page, '?tag=Jul&sok=pepparkakor');
});

/** Whether a tag is in the row of tags, and clear of its fading edge. */
const isInRow = (tag: Locator): Promise<boolean> =>
  tag.evaluate((one) => {
    const row = one.closest('.chips');
    if (!row) return false;
    const [shown, whole] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    return (
      shown.left >= whole.left + Number.parseFloat(paddingLeft) - 1 &&
      shown.right <= whole.right - Number.parseFloat(paddingRight) + 1
    );
  });
const expectInRow = (tag: Locator) => expect.poll(() => isInRow(tag)).toBe(true);

test('the list has four products with their prices in the first view of a phone, and all its tags in one row, which scrolls to the chosen and the focused tag', async ({
  freshPage,
}) => {
  const list = await freshPage(PATHS.products, { width: DESKTOP, reducedMotion: true });
  const chips = list.locator('.chips');
  expect(await chips.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'a scrollbar').toBe(0);
  for (const [width, columns, head, top] of [
    [PHONE, 2, 80, 280],
    [768, 3, 180, 420],
    [DESKTOP, 4, 180, 420],
    [1920, 4, 180, 420],
  ] as const) {
    await list.setViewportSize({ width, height: 800 });
    expect(new Set((await boxesOf(list, '.card')).map(({ left }) => left)).size, `${width} px`).toBe(columns);
    const prices = (await boxesOf(list, '.card-price')).slice(0, columns);
    expect(new Set(prices.map((box) => box.top)).size, `the prices of a row at ${width} px`).toBe(1);
    expect(new Set((await boxesOf(list, '.chip')).map((box) => box.top)).size, `${width} px`).toBe(1);
    expect((await boxOf(list, '.page-head')).height, `${width} px`).toBeLessThanOrEqual(head);
    expect((await boxOf(list, '.card')).top, `${width} px`).toBeLessThanOrEqual(top);
  }
  await list.setViewportSize({ width: PHONE, height: 740 });
  expect(await list.locator('.page-head').textContent()).toMatch(
    /^Vårt sortiment\s*Kunderna upptäcker något nytt varje runda\.$/,
  );
  const texts = await boxesOf(list, '.card:nth-child(-n + 4) :is(h2, strong)');
  expect(texts).toHaveLength(8);
  expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(740);

  const page = await freshPage(`${PATHS.products}?tag=Vuxen`, {
    width: PHONE,
    origin: inject('importedUrl'),
    // One of the images does not exist.
    prepare: (blank) => blank.route(/\/images\//, (route) => route.fulfill({ body: '' })),
  });
  await expectInRow(chosen(page));
  await page.reload();
  await expectInRow(chosen(page));
  await settle(page);
  const tags = page.locator('.chip');
  expect(new Set((await boxesOf(page, '.chip')).map((box) => box.top)).size).toBe(1);
  expect(await sidewaysOverflow(page)).toBe(0);
  await tags.first().click();
  await expect.poll(() => tags.first().getAttribute('aria-current')).toBe('true');
  await tags.first().focus();
  for (let index = 1; index < 20; index += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isInRow(tags.nth(index)), { message: `tag ${index}` }).toBe(true);
  }
  await page.goBack();
  await expect.poll(() => chosen(page).textContent()).toBe('Vuxen');
  await expectInRow(chosen(page));
  await page.setViewportSize({ width: DESKTOP, height: 800 });
  expect((await boxOf(page, '.search-field')).width, 'beside many tags').toBeGreaterThan(250);
});
