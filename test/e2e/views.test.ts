import { createHash } from 'node:crypto';
import type { Page, Request, Route } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { liveSearch } from '../../src/content/search.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { settle, waitForStart } from './support/page-facts.ts';
import { collectShares } from './support/sharing.ts';
import { DESKTOP, describe, expect, type Fixtures, PHONE, test } from './support/test.ts';
import { readViews } from './support/views.ts';

/** What a browser logs about the requests that a test refuses. */
const REFUSED = [/^failed request: /, /^console error: /] as const;

const field = (page: Page) => page.locator('main [type="search"]');
const chip = (page: Page, name: string) => page.locator('.chip', { hasText: name });
const cards = (page: Page) => page.locator('.product-grid .card');
const queryOf = (page: Page): string => new URL(page.url()).search;
const top = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const scrollTo = (page: Page, to: number): Promise<void> =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // The page gets the scroll event in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, to);

/** Presses a tag, wherever it is. */
const press = (page: Page, tag: string) =>
  chip(page, tag).evaluate((link) => link instanceof HTMLElement && link.click());

const isView = (request: Request): boolean => request.resourceType() === 'xhr';

/** Opens a page whose code for views has loaded, and counts its requests for views. */
const openView = async (freshPage: Fixtures['freshPage'], path: string, width = DESKTOP) => {
  const page = await freshPage(path, { width, reducedMotion: true });
  if (path.startsWith(PATHS.products)) await waitForStart(page);
  await field(page).focus();
  await settle(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const requested: string[] = [];
  page.on('request', (request) => isView(request) && requested.push(new URL(request.url()).search));
  return { page, requested };
};

const expectSamePage = async (page: Page): Promise<void> =>
  expect(await page.locator('body[data-same-page]').count()).toBe(1);

/** Responds to requests for views in another way. The site still responds to navigations. */
const answerViews = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(
    (url) => url.pathname === PATHS.products || url.pathname === PATHS.faq,
    async (route) => {
      if (isView(route.request())) await answer(route);
      else await route.fallback();
    },
  );

const expectViewOfUrl = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const { shown, loaded } = await page.evaluate(readViews);
      return JSON.stringify(shown) === JSON.stringify(loaded);
    })
    .toBe(true);

/** Holds back the responses to requests for views. Returns a function that releases them. */
const slowDown = async (page: Page): Promise<() => void> => {
  const answering = Promise.withResolvers<void>();
  await answerViews(page, async (route) => {
    await answering.promise;
    await route.fallback().catch(() => undefined);
  });
  return answering.resolve;
};

describe('the last view that a visitor requests is shown, under its URL', () => {
  test('a search within a tag that has not arrived yet, as one entry', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const length = await page.evaluate(() => history.length);
    const answer = await slowDown(page);
    await press(page, 'Jul');
    await field(page).fill('ka');
    answer();
    await page.waitForURL('**/*?tag=Jul&sok=ka');
    await expectViewOfUrl(page);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await expectSamePage(page);
  });

  test('a search in the entry that the visitor has gone to, before Back has arrived', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    await chip(page, 'Jul').click();
    await page.waitForURL('**/*?tag=Jul');
    const answer = await slowDown(page);
    const went = page.waitForRequest((request) => isView(request) && new URL(request.url()).search === '');
    await page.evaluate(() => history.back());
    await went;
    await field(page).fill('te');
    answer();
    await page.waitForURL('**/*?sok=te');
    await expectViewOfUrl(page);
  });
});

describe('history', () => {
  test('has an entry with its scroll position for each link, and none for what is typed', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products, PHONE);
    const length = await page.evaluate(() => history.length);
    await field(page).pressSequentially('choklad');
    await page.waitForURL('**/*?sok=choklad');
    await field(page).fill('');
    await expect.poll(() => queryOf(page)).toBe('');
    await scrollTo(page, 1_200);
    await press(page, 'Vegansk');
    await page.waitForURL('**/*?tag=Vegansk');
    await scrollTo(page, 300);
    await press(page, 'Jul');
    await page.waitForURL('**/*?tag=Jul');
    await scrollTo(page, 150);
    expect(await page.evaluate(() => history.length)).toBe(length + 2);
    for (const [go, query, place] of [
      [-1, '?tag=Vegansk', 300],
      [-1, '', 1_200],
      [2, '?tag=Jul', 150],
    ] as const) {
      await page.evaluate((by) => history.go(by), go);
      await expect.poll(() => queryOf(page)).toBe(query);
      await expect.poll(() => page.locator('.chip[aria-current]').getAttribute('href')).toBe(PATHS.products + query);
      await expect.poll(() => top(page)).toBe(place);
    }
    await expectSamePage(page);
  });

  test('shows its views even after a reload, which discards the code', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const all = await cards(page).count();
    await chip(page, 'Jul').click();
    await page.waitForURL('**/*?tag=Jul');
    await page.reload();
    await waitForStart(page);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('');
    await expect.poll(() => cards(page).count()).toBe(all);
    await page.goForward();
    await expect.poll(() => page.locator('.chip[aria-current]').textContent()).toBe('Jul');
  });

  test('restores the position of an entry even after a reload in between, or when the response does not come', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...REFUSED);
    const { page } = await openView(freshPage, PATHS.products, PHONE);
    await scrollTo(page, 1_600);
    await press(page, 'Glutenfri');
    await page.waitForURL('**/*?tag=Glutenfri');
    await page.reload();
    await waitForStart(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => queryOf(page)).toBe('');
    await expect.poll(() => top(page)).toBe(1_600);
    await press(page, 'Glutenfri');
    await page.waitForURL('**/*?tag=Glutenfri');
    await answerViews(page, (route) => route.abort('internetdisconnected'));
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => history.back());
    await loaded;
    await expect.poll(() => top(page)).toBe(1_600);
  });

  test('has no entry for a search that was not shown when a product was opened in another tab', async ({
    freshPage,
  }) => {
    const { page } = await openView(freshPage, PATHS.products);
    await slowDown(page);
    await field(page).fill('kaffe');
    // Keeps the browser from opening the tab. Playwright does not report every such tab, so the test could not close it.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await cards(page)
      .first()
      .locator('a')
      .click({ modifiers: ['ControlOrMeta'] });
    await field(page).fill('');
    await settle(page);
    expect(queryOf(page)).toBe('');
  });

  test('leads back to the typed search when a product was opened at once', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    await field(page).fill('kaffe');
    await cards(page).first().locator('a').click();
    await page.waitForURL(`**${PATHS.products}/*`);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('?sok=kaffe');
    await expect
      .poll(() => page.locator('.catalogue-count').textContent())
      .toBe(catalogue.count(await cards(page).count()));
    expect(await field(page).inputValue()).toBe('kaffe');
  });
});

describe('while the visitor types', () => {
  test('a word causes one request, which leaves text, caret and position unchanged', async ({ freshPage }) => {
    const { page, requested } = await openView(freshPage, PATHS.products);
    await scrollTo(page, 120);
    await field(page).pressSequentially('ragsokkkor', { delay: 30 });
    await field(page).press('ArrowLeft');
    await page.waitForURL('**/*?sok=ragsokkkor');
    await page.locator('.corrected-search').waitFor();
    expect(requested).toEqual(['?sok=ragsokkkor']);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(9);
    expect(await top(page)).toBe(120);
  });

  test('at most one request is in progress, and an older response never replaces a newer one', async ({
    freshPage,
  }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const first = Promise.withResolvers<void>();
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
    await answerViews(page, async (route) => {
      if (route.request().url().endsWith('kaff')) await first.promise;
      await route.fallback().catch(() => undefined);
    });
    await field(page).fill('kaff');
    await page.waitForRequest(/sok=kaff$/);
    await field(page).fill('kaffe');
    await page.waitForURL('**/*?sok=kaffe');
    const found = await cards(page).count();
    first.resolve();
    await settle(page);
    expect(queryOf(page)).toBe('?sok=kaffe');
    expect(await cards(page).count()).toBe(found);
    expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBe(1);
  });

  test('a slow response is indicated, and text that is typed meanwhile stays', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const answering = Promise.withResolvers<void>();
    await answerViews(page, async (route) => {
      if (route.request().url().endsWith('sok=te')) await answering.promise;
      await route.fallback();
    });
    await field(page).fill('te');
    const grid = page.locator('.product-grid');
    await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5');
    expect(await page.locator('.catalogue-tools').evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('main [type="search"]');
      if (input) input.value = 'te j';
    });
    answering.resolve();
    await page.waitForURL('**/*?sok=te');
    expect(await field(page).inputValue()).toBe('te j');
    await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  test('the outcome is announced once, when it is final', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    await page.evaluate(() => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element && target.matches('[role="status"]')) said.push(target.textContent ?? '');
      }).observe(document.body, { subtree: true, childList: true });
    });
    const said = () => page.evaluate(() => Reflect.get(window, 'said'));
    await field(page).pressSequentially('ragsokkkor', { delay: 60 });
    await expect.poll(said).toHaveLength(1);
    // An announcement is not repeated when a letter is typed and erased.
    await field(page).press('x');
    await field(page).press('Backspace');
    await field(page).fill('zzz');
    await expect.poll(said).toHaveLength(2);
    await settle(page);
    expect(await said()).toEqual([
      expect.stringMatching(/^1.vara\. Vi visar träffar på ”raggsockor”\.$/),
      `${catalogue.noMatches.title}. ${catalogue.noMatches.text}`,
    ]);
  });
});

describe('a swap', () => {
  test('keeps a card that is in both views: the same element, with its stepper and the focus', async ({
    freshPage,
  }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const card = cards(page).nth(3);
    const id = await card.getAttribute('id');
    await card.locator('[data-wish]').click();
    const more = page.locator(`#${id} .stepper button`).last();
    await more.focus();
    await page.evaluate((of) => Reflect.set(window, 'card', document.getElementById(of ?? '')), id);
    await page.locator('select').evaluate((select) => {
      if (select instanceof HTMLSelectElement) select.value = 'namn';
      select.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForURL('**/*?ordning=namn');
    expect(await page.evaluate((of) => Reflect.get(window, 'card') === document.getElementById(of ?? ''), id)).toBe(
      true,
    );
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await more.press('Enter');
    await page.locator(`#${id} .stepper`).getByText('2', { exact: true }).waitFor();
  });

  test('leaves the wish list, sharing and printing working in the swapped parts', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    const shares = await collectShares(page);
    await chip(page, 'Jul').click();
    await page.waitForURL('**/*?tag=Jul');
    await chip(page, catalogue.tags.all).click();
    await expect.poll(() => queryOf(page)).toBe('');
    // A card that was not in the view in between.
    await cards(page).filter({ hasNotText: 'Jul' }).last().locator('[data-wish]').click();
    await page.getByRole('button', { name: wishList.show }).waitFor();
    await chip(page, 'Jul').click();
    await page.waitForURL('**/*?tag=Jul');
    await page.getByRole('button', { name: share.list }).click();
    await expect.poll(shares).toEqual([expect.objectContaining({ url: expect.stringContaining('?tag=Jul') })]);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: catalogue.print }).click();
    await page.locator('body[data-printed]').waitFor();
  });
});

test('the focus stays with a visitor who has moved on while a link was loading', async ({ freshPage }) => {
  const { page } = await openView(freshPage, `${PATHS.products}?sok=zzz`);
  const answer = await slowDown(page);
  await page.getByRole('link', { name: catalogue.noMatches.link }).click();
  await field(page).focus();
  answer();
  await cards(page).first().waitFor();
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('the focus stays with a visitor who has erased the search after Enter', async ({ freshPage }) => {
  const { page } = await openView(freshPage, PATHS.faq);
  const answer = await slowDown(page);
  await field(page).fill('frakt');
  await field(page).press('Enter');
  await field(page).fill('');
  answer();
  await page.waitForURL('**/*?sok=frakt');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a tag can be chosen again after the browser has refused its history entry', async ({
  freshPage,
  expectProblems,
}) => {
  expectProblems(/^page error: .*refused/);
  const { page } = await openView(freshPage, PATHS.products);
  await page.evaluate(() => {
    const { pushState } = history;
    // As Safari does after a hundred calls in a short time.
    history.pushState = () => {
      history.pushState = pushState;
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const refused = page.waitForEvent('pageerror');
  await press(page, 'Jul');
  await refused;
  await press(page, 'Jul');
  await page.waitForURL('**/*?tag=Jul');
  await expectViewOfUrl(page);
});

describe('without a response', () => {
  test('a request that the visitor stops counts as one without a response', async ({ freshPage }) => {
    const { page } = await openView(freshPage, PATHS.products);
    await slowDown(page);
    const asked = page.waitForRequest(/sok=te$/);
    await field(page).fill('te');
    await asked;
    await page.evaluate(() => window.stop());
    await page.locator('main').getByText(liveSearch.noResponse).waitFor();
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });

  test('the view and the text stay, the page says so until the change is undone, and Enter navigates', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...REFUSED);
    const { page } = await openView(freshPage, PATHS.products);
    const all = await cards(page).count();
    await answerViews(page, (route) => route.abort('internetdisconnected'));
    await field(page).fill('kaffe');
    await page.locator('main').getByText(liveSearch.noResponse).waitFor();
    await page.getByRole('status').getByText(liveSearch.noResponse).waitFor({ state: 'attached' });
    expect([await cards(page).count(), queryOf(page), await field(page).inputValue()]).toEqual([all, '', 'kaffe']);
    await expectSamePage(page);
    await field(page).fill('');
    await page.locator('main').getByText(liveSearch.noResponse).waitFor({ state: 'detached' });
    await field(page).fill('kaffe');
    await page.locator('main').getByText(liveSearch.noResponse).waitFor();
    const loaded = page.waitForEvent('load');
    await field(page).press('Enter');
    await loaded;
    expect(new URL(page.url()).searchParams.get('sok')).toBe('kaffe');
    expect(await cards(page).count()).toBeLessThan(all);
  });
});

/** The style of another build, and its hash. */
const OTHER_TEXT = 'body{color:#000}';
const OTHER_STYLE = `<style>${OTHER_TEXT}</style>`;
const OTHER_HASH = `sha256-${createHash('sha256').update(OTHER_TEXT).digest('base64')}`;

describe.for([
  { what: 'an error', answer: (route: Route) => route.fulfill({ status: 429, body: 'slow down' }) },
  {
    what: 'the page of another version of the site',
    async answer(route: Route) {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('/build/assets/main-', '/build/assets/x-'),
      });
    },
  },
  {
    // Its style violates the policy of the requesting page. The loaded page has its own policy.
    what: 'a page with another style',
    async answer(route: Route) {
      const response = await route.fetch();
      const headers = response.headers();
      const [, hash = ''] = /style-src 'self' '([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
      const body = (await response.text()).replaceAll(hash, OTHER_HASH).replace(/<style>.*?<\/style>/s, OTHER_STYLE);
      const policy = headers['content-security-policy']?.replace(hash, OTHER_HASH) ?? '';
      await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
    },
  },
])('with $what as the response', ({ what, answer }) => {
  const problems = what === 'an error' ? REFUSED : [];

  test('the view and the text stay while the visitor types, and Enter navigates to the page', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...problems);
    const { page } = await openView(freshPage, PATHS.faq);
    await answerViews(page, answer);
    await field(page).fill('frakt');
    await page.locator('main').getByText(liveSearch.refused).waitFor();
    expect([queryOf(page), await field(page).inputValue()]).toEqual(['', 'frakt']);
    await expectSamePage(page);
    const loaded = page.waitForEvent('load');
    await field(page).press('Enter');
    await loaded;
    await page.locator('.faq-hits').waitFor();
  });
});

test('a link whose response is an error navigates to the page', async ({ freshPage, expectProblems }) => {
  expectProblems(...REFUSED);
  const { page } = await openView(freshPage, PATHS.products);
  await answerViews(page, (route) => route.fulfill({ status: 429, body: 'slow down' }));
  const loaded = page.waitForEvent('load');
  await chip(page, 'Jul').click();
  await loaded;
  expect(await page.locator('.chip[aria-current]').textContent()).toBe('Jul');
  expect(await page.locator('body[data-same-page]').count()).toBe(0);
});

test('a link to another page is not a view, and the browser follows it as usual', async ({ freshPage }) => {
  const { page, requested } = await openView(freshPage, PATHS.products);
  await page.locator(`.card a[href="${productPath('raggsockor')}"]`).click();
  await page.waitForURL(`**${productPath('raggsockor')}`);
  expect(requested).toEqual([]);
});
