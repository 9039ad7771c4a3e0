import { readdirSync } from 'node:fs';
import type { ElementHandle, Page, Route } from 'playwright-core';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { PRODUCT } from '../support/routes.ts';
import { serveAgain } from './support/chunks.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { DESKTOP, expect, inject, PHONE, test } from './support/test.ts';
import type { Visitors } from './support/visitors.ts';

/** The lazy files of the build: all except its entries. */
const LAZY_FILES = readdirSync('public/build/assets').filter((name) => /^(?!(main|print)-).*\.(js|css)$/.test(name));
/**
 * No control of these places needs these files. They are for reports, statistics, other tabs, a failed list, and the
 * seller's own web shop.
 */
const NOT_NEEDED =
  /^(apply-consent|follow-change|policy-violations|qr-code|replay|restore-position|retry|sentry-client)-/;

const PLACES = [
  { path: `${PATHS.home}#${ANCHORS.calculator}`, width: DESKTOP },
  { path: PATHS.about, width: PHONE, hasOldAnswer: true },
  { path: PATHS.products, width: DESKTOP },
  { path: PRODUCT, width: DESKTOP },
  { path: PATHS.faq, width: DESKTOP },
  { path: PATHS.material, width: DESKTOP },
  { path: PATHS.groupTerms, width: DESKTOP },
  { path: PATHS.steps, width: DESKTOP, wishes: 'pepparkakor-i-kakburk=2' },
] as const;
type Place = {
  readonly path: string;
  readonly width: number;
  readonly wishes?: string;
  /** Whether the visitor has answered the question about cookies at an earlier version of the site. */
  readonly hasOldAnswer?: boolean;
};

const CONTROLS = [
  '.header button, .menu button',
  // Only the first card's button.
  'main :is(button:not(.card + .card *), [type="search"], .chips > :nth-child(2) > a), .catalogue select',
  '.catalogue-more summary, .own-shop [type="url"]',
  '.calculator [inputmode="numeric"]',
  '[data-manage-consent]',
].join();
/** Opens a dialog that covers the other controls. */
const WISH_CONTROLS = '.wish-bar button';

/**
 * Counts the effects that a visitor notices: changed content, a message, a print, or a navigation to another page,
 * which never arrives. That a control is busy does not count.
 */
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
    const isEffect = ({ target, attributeName }: MutationRecord): boolean =>
      attributeName !== 'aria-busy' && document.body?.contains(target);
    if (changes.some(isEffect)) count();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

const answersOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'answers')));

/** The requested page never arrives. */
const WITHOUT_WAITING = { noWaitAfter: true, timeout: 3_000 };

/** Uses a control: selects an option, fills in a field or presses a button. */
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

/** Uses every visible control, and returns those without an effect. `after` runs after each use. */
const deadControls = async (page: Page, controls: string, after: () => Promise<void>): Promise<readonly string[]> => {
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
      // The control disappeared when it was about to be used.
      if (await isSeen()) throw error;
      continue;
    }
    await after();
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
const WAYS = ['404', 'never', 'after 12 s'] as const;

/** A file that is lost, and how. */
type Loss = { readonly file: string; readonly how: (typeof WAYS)[number] };

/** Lets twelve seconds pass, for timers and for the animations of style sheets. */
const passTime = async (page: Page): Promise<void> => {
  await page.clock.fastForward(12 * SECONDS);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
};

/** Opens a place. Returns the controls without an effect, and the files that the page requested. */
const tryPlace = async (visitors: Visitors, { path, width, wishes = '', hasOldAnswer }: Place, loss?: Loss) => {
  const visitor = await visitors.take({ width, reducedMotion: true }, true);
  if (hasOldAnswer) await visitor.context.addCookies([consentCookie(inject('siteUrl'), ['necessary'], { data: null })]);
  const page = await visitor.openPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().split('/').at(-1) ?? ''));
  await page.addInitScript(countAnswers);
  await storeWishes(page, wishes);
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
  // With status 204, another page is requested, and this one stays.
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
  const dead = await deadControls(page, wishes ? WISH_CONTROLS : CONTROLS, async () => {
    if (loss?.how === 'never') await passTime(page);
  });
  await visitors.release(visitor, false);
  return { dead, asked };
};

test('every control works when a lazy file is lost, whichever file it is', { timeout: 1_800 * SECONDS }, async ({
  visitors,
}) => {
  const tried = new Set<string>();
  const found: string[] = [];
  for (const place of PLACES) {
    const whole = await tryPlace(visitors, place);
    found.push(...whole.dead.map((control) => `${place.path}: ${control}`));
    const files = LAZY_FILES.filter((file) => whole.asked.has(file));
    const losses = files.flatMap((file) => WAYS.map((how): Loss => ({ file, how })));
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
