import { readdirSync } from 'node:fs';
import type { ElementHandle, Page, Route } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { errors } from '../../src/content/errors.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { sharedShop } from '../../src/content/shared-shop.ts';
import { breakChunk, chunk, serveAgain, UNREACHABLE } from './support/chunks.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { PRODUCT } from './support/routes.ts';
import { SHARED_SHOP } from './support/shared-shop.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, inject, nightlyTest, PHONE, test } from './support/test.ts';
import type { Visitors } from './support/visitors.ts';

const LOST = [...UNREACHABLE, /^page error: .*(dynamically imported module|could not import)/] as const;

/** The messages of the browser's own dialogs. */
const collectAlerts = (page: Page): readonly string[] => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  return messages;
};

describe('a button whose code cannot be had', () => {
  test.for([
    { name: share.product, chunkName: 'share-link', path: PRODUCT },
    { name: MANAGE_CONSENT, chunkName: 'dialogs', path: PATHS.about },
  ])('says so: $name', async ({ name, chunkName, path }, { freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const page = await freshPage(path, { prepare: (blank) => breakChunk(blank, chunkName) });
    const alerts = collectAlerts(page);
    for (const times of [1, 2]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => alerts).toEqual(Array.from({ length: times }, () => errors.lost.message));
    }
  });

  test('does its work at the next press when it can be had again', async ({ freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const page = await freshPage(PRODUCT, { prepare: (blank) => breakChunk(blank, 'share-link') });
    const alerts = collectAlerts(page);
    await page.getByRole('button', { name: share.product }).click();
    await expect.poll(() => alerts).toHaveLength(1);
    await serveAgain(page, chunk('share-link'));
    await page.getByRole('button', { name: share.product }).click();
    await page.locator('.note').getByText(share.copied).waitFor();
  });
});

test.for(['js', 'css'])(
  'the consent preferences open in English at the next press when their %s file was lost once',
  async (type, { freshPage, expectProblems }) => {
    expectProblems(
      /net::ERR_FAILED$/,
      /^console error: .*net::ERR_FAILED/,
      /^page error: .*(dynamically|could not) import/,
    );
    const lost = new Set<string>();
    const prepare = (blank: Page) =>
      blank.route(`**/build/assets/{dialogs,consent-*}-*.${type}`, (route) => {
        const url = route.request().url();
        const isFirst = !lost.has(url);
        lost.add(url);
        return isFirst ? route.abort() : route.continue();
      });
    const page = await freshPage(PATHS.about, { locale: 'en-GB', prepare });
    const alerts = collectAlerts(page);
    const press = () => page.getByRole('button', { name: MANAGE_CONSENT }).click();
    await press();
    await expect.poll(() => alerts).toEqual([errors.lost.message]);
    await press();
    await page.getByRole('dialog', { name: consentEnglish.dialog.title }).waitFor();
  },
);

test('the offer to order is there without its style sheet', async ({ freshPage, expectProblems }) => {
  expectProblems(/^failed request: .*\.css net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/);
  const prepare = (blank: Page) => blank.route('**/build/assets/bottom-bar-*.css', (route) => route.abort());
  const page = await freshPage(`${PATHS.about}${SHARED_SHOP}`, { prepare });
  await page.getByRole('link', { name: sharedShop.order('Nora') }).waitFor();
});

nightlyTest(
  'the calculator has its button when the page’s script never comes',
  async ({ freshPage, expectProblems }) => {
    expectProblems(...UNREACHABLE);
    const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, {
      prepare: (blank) => breakChunk(blank, 'main'),
      until: 'load',
    });
    await page.getByRole('button', { name: calculator.submit }).click({ timeout: 15_000 });
    await page.waitForURL((url) => url.pathname === PATHS.home);
  },
);

/** The lazy files of the build: all but its entries. */
const LAZY_FILES = readdirSync('public/build/assets').filter((name) => /^(?!(main|print)-).*\.(js|css)$/.test(name));
/**
 * No control of these places needs them: reports, statistics, other tabs, a failed list, the code on the brochure.
 */
const NOT_NEEDED =
  /^(apply-consent|follow-change|policy-violations|qr-code|replay|restore-position|retry|sentry-client)-/;

const PLACES = [
  { path: `${PATHS.home}#${ANCHORS.calculator}`, width: DESKTOP },
  { path: PATHS.about, width: PHONE, hasOldAnswer: true },
  { path: PATHS.products, width: DESKTOP },
  { path: `${PRODUCT}${SHARED_SHOP}`, width: DESKTOP },
  { path: PATHS.faq, width: DESKTOP },
  { path: PATHS.material, width: DESKTOP },
  { path: PATHS.groupTerms, width: DESKTOP },
  { path: PATHS.steps, width: DESKTOP, wishes: 'pepparkakor-i-kakburk=2' },
] as const;
type Place = {
  readonly path: string;
  readonly width: number;
  readonly wishes?: string;
  /** The visitor has answered the question about cookies at an earlier version of the site. */
  readonly hasOldAnswer?: boolean;
};

const CONTROLS = [
  '.header button, .menu button',
  // Of the cards' buttons the first.
  'main :is(button:not(.card + .card *), [type="search"], .chips > :nth-child(2) > a), .catalogue select',
  '.catalogue-more summary, .own-shop [type="url"]',
  '.calculator [inputmode="numeric"]',
  '[data-manage-consent]',
].join();
/** Opens a dialog over the others. */
const WISH_CONTROLS = '.wish-bar button';

/** Counts what a visitor notices: other content, a message, a print, another page, which does not come. */
const countAnswers = (): void => {
  let answers = 0;
  const count = (): void => {
    answers += 1;
    Reflect.set(window, 'answers', answers);
  };
  Object.assign(window, { alert: count, print: count });
  addEventListener('toggle', count, { capture: true });
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) count();
  });
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => document.body?.contains(target))) count();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

const answersOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'answers')));

/** The page that is asked for never comes. */
const WITHOUT_WAITING = { noWaitAfter: true, timeout: 3_000 };

/** Uses a control as its kind is used. */
const pressOrFill = async (control: ElementHandle<Element>): Promise<void> => {
  const kind = await control.evaluate((element) => element.localName);
  if (kind === 'select') {
    await control.selectOption({ index: 1 }, WITHOUT_WAITING);
    const submit = await control.$('xpath=../button');
    if (await submit?.isVisible()) await submit?.click(WITHOUT_WAITING);
  } else if (kind !== 'input') await control.click(WITHOUT_WAITING);
  else {
    await control.fill('12');
    await control.press('Enter', WITHOUT_WAITING);
  }
};

/** Uses every control that is seen, and returns those of which nothing comes. */
const deadControls = async (page: Page, controls: string, wait: () => Promise<unknown>): Promise<readonly string[]> => {
  const dead: string[] = [];
  for (const control of await page.$$(controls)) {
    const isSeen = () =>
      control.evaluate(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(':disabled, [inert]'),
      );
    if (!(await isSeen())) continue;
    const markup = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 100));
    const before = await answersOf(page);
    try {
      await pressOrFill(control);
    } catch (error) {
      // It went as it was to be used.
      if (await isSeen()) throw error;
      continue;
    }
    await wait();
    const isAnswered = await expect
      .poll(() => answersOf(page), { timeout: 5_000 })
      .toBeGreaterThan(before)
      .then(() => true)
      .catch(() => false);
    if (!isAnswered && (await isSeen())) dead.push(markup);
  }
  return dead;
};

const SECONDS = 1000;
/** The ways to lose a file; by day as a 404. */
const WAYS = IS_NIGHTLY ? (['404', 'never', 'after 12 s'] as const) : (['404'] as const);

type Loss = { readonly file: string; readonly how: '404' | 'never' | 'after 12 s' };

/** Lets twelve seconds pass, of timers and of the style sheets' animations. */
const passTime = async (page: Page): Promise<void> => {
  await page.clock.fastForward(12 * SECONDS);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
};

/** Opens a place, and returns the controls that are dead, and which files it asked for. */
const tryPlace = async (visitors: Visitors, { path, width, wishes = '', hasOldAnswer }: Place, loss?: Loss) => {
  const visitor = await visitors.take({ width, reducedMotion: true }, true);
  if (hasOldAnswer) await visitor.context.addCookies([consentCookie(inject('siteUrl'), ['necessary'], { data: null })]);
  const page = await visitor.openPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().split('/').at(-1) ?? ''));
  await page.addInitScript(countAnswers);
  await page.addInitScript((stored) => sessionStorage.setItem('lapp', stored), wishes);
  // What is prerendered would come without a request.
  await page.route('**/speculation-rules.json', (route) => route.abort());
  const held: Route[] = [];
  const firstHeld = Promise.withResolvers<void>();
  const isLost = ({ pathname }: URL) => pathname.split('/').at(-1) === loss?.file;
  if (loss) {
    await page.route(isLost, async (route) => {
      if (loss.how === '404') await route.fulfill({ status: 404 });
      else held.push(route);
      firstHeld.resolve();
    });
    if (loss.how !== '404') await page.clock.install();
  }
  await page.goto(path);
  const isIdle = page.waitForLoadState('networkidle').catch(() => undefined);
  await (loss && loss.how !== '404' ? Promise.race([isIdle, firstHeld.promise]) : isIdle);
  // No content: another page is asked for, and this one stays.
  await page.route(
    (url) => !url.pathname.startsWith('/build/'),
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  );
  if (loss?.how === 'after 12 s') {
    await passTime(page);
    await serveAgain(page, isLost);
    await Promise.all(held.map((route) => route.continue()));
    await isIdle;
  }
  const dead = await deadControls(
    page,
    wishes ? WISH_CONTROLS : CONTROLS,
    async () => loss?.how === 'never' && passTime(page),
  );
  await visitors.release(visitor, false);
  return { dead, asked };
};

test('no control is dead when a lazy file is lost, whichever it is', { timeout: 1_800 * SECONDS }, async ({
  visitors,
}) => {
  const tried = new Set<string>();
  const found: string[] = [];
  for (const place of PLACES) {
    const whole = await tryPlace(visitors, place);
    found.push(...whole.dead.map((control) => `${place.path}: ${control}`));
    const files = LAZY_FILES.filter((file) => whole.asked.has(file));
    // By day each file is lost once, where it is first asked for.
    const lost = IS_NIGHTLY ? files : files.filter((file) => !tried.has(file));
    const losses = lost.flatMap((file) => WAYS.map((how): Loss => ({ file, how })));
    while (losses.length > 0) {
      await Promise.all(
        losses.splice(0, 4).map(async (loss) => {
          const { dead } = await tryPlace(visitors, place, loss);
          found.push(...dead.map((control) => `${place.path}, ${loss.file} ${loss.how}: ${control}`));
        }),
      );
    }
    for (const file of files) tried.add(file);
  }
  expect(found).toEqual([]);
  expect(LAZY_FILES.filter((file) => !tried.has(file) && !NOT_NEEDED.test(file))).toEqual([]);
});

test.for([PATHS.products, PRODUCT])(
  'without script no button is seen on %s that needs it',
  async (path, { freshPage }) => {
    const page = await freshPage(path, { javaScript: false, width: DESKTOP });
    const texts = await page.locator('main button:visible').allTextContents();
    expect(texts.filter((text) => text !== catalogue.submit)).toEqual([]);
  },
);
