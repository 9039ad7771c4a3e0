import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { ElementHandle, Page, Route } from 'playwright-core';
import { MAX_WAIT_MS } from '../../client/plumbing/max-wait.ts';
import { calculator } from '../../src/content/calculator.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { errors } from '../../src/content/errors.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { breakChunk, chunk, importsAgain, serveAgain, UNREACHABLE } from './support/chunks.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { PRODUCT } from './support/routes.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, inject, nightlyTest, PHONE, test } from './support/test.ts';
import type { Visitors } from './support/visitors.ts';

const LOST = [...UNREACHABLE, /^page error: .*(dynamically imported module|could not import)/] as const;

/** Why a test is skipped: see "import() after a failure" in docs/browsers.md. */
const NOT_AGAIN = 'This browser does not import a module again after a failure.';

/** The messages of the browser's own dialogs. */
const collectAlerts = (page: Page): readonly string[] => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  return messages;
};

describe('a button whose code cannot be loaded', () => {
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

  test('says so once when the page’s script cannot be loaded, however often the button is pressed', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...UNREACHABLE);
    const prepare = async (blank: Page) => {
      await blank.clock.install();
      await breakChunk(blank, 'main');
    };
    const page = await freshPage(PATHS.about, { prepare, until: 'load' });
    const alerts = collectAlerts(page);
    const button = page.getByRole('button', { name: MANAGE_CONSENT });
    for (let press = 0; press < 2; press += 1) await button.click();
    await page.clock.fastForward(MAX_WAIT_MS);
    expect(alerts).toEqual([errors.lost.message]);
  });

  test('works at the next press when the code can be loaded again', async ({
    browser,
    freshPage,
    expectProblems,
    skip,
  }) => {
    skip(!(await importsAgain(browser)), NOT_AGAIN);
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
  'the consent preferences open in English at the next press after their %s file failed to load once',
  async (type, { browser, freshPage, expectProblems, skip }) => {
    skip(type === 'js' && !(await importsAgain(browser)), NOT_AGAIN);
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

nightlyTest(
  'the calculator has its button when the page’s script never loads',
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

/** The steps before and after the use of each control. */
type Around = { readonly before: (index: number) => void; readonly after: () => Promise<unknown> };

/** Uses every visible control, and returns those without an effect. */
const deadControls = async (page: Page, controls: string, around: Around): Promise<readonly string[]> => {
  const dead: string[] = [];
  for (const [index, control] of (await page.$$(controls)).entries()) {
    around.before(index);
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
    await around.after();
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
/** The ways to lose a file. By day, only as a 404. */
const WAYS = IS_NIGHTLY ? (['404', 'never', 'after 12 s'] as const) : (['404'] as const);

type Loss = { readonly files: readonly string[]; readonly how: '404' | 'never' | 'after 12 s' };

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
  let moment = 'load';
  const asked = new Map<string, string>();
  page.on('request', (request) => {
    const file = request.url().split('/').at(-1) ?? '';
    if (!asked.has(file)) asked.set(file, moment);
  });
  await page.addInitScript(countAnswers);
  await storeWishes(page, wishes);
  const held: Route[] = [];
  const firstHeld = Promise.withResolvers<void>();
  const isLost = ({ pathname }: URL) => loss?.files.includes(pathname.split('/').at(-1) ?? '') === true;
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
  const dead = await deadControls(page, wishes ? WISH_CONTROLS : CONTROLS, {
    before: (index) => {
      moment = `control ${index}`;
    },
    after: async () => loss?.how === 'never' && passTime(page),
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
    // By day, each file is lost once, at the first place that requests it, together with the files of that moment.
    const lost = IS_NIGHTLY
      ? files.map((file) => [file])
      : [
          ...Map.groupBy(
            files.filter((file) => !tried.has(file)),
            (file) => `${whole.asked.get(file)} ${extname(file)}`,
          ).values(),
        ];
    const losses = lost.flatMap((files) => WAYS.map((how): Loss => ({ files, how })));
    while (losses.length > 0) {
      await Promise.all(
        losses.splice(0, 4).map(async (loss) => {
          const { dead } = await tryPlace(visitors, place, loss);
          found.push(...dead.map((control) => `${place.path}, ${loss.files} ${loss.how}: ${control}`));
        }),
      );
    }
    for (const file of files) tried.add(file);
  }
  expect(found).toEqual([]);
  expect(LAZY_FILES.filter((file) => !tried.has(file) && !NOT_NEEDED.test(file))).toEqual([]);
});

test.for([PATHS.products, PRODUCT])('without script %s shows no button that needs it', async (path, { freshPage }) => {
  const page = await freshPage(path, { javaScript: false, width: DESKTOP });
  const texts = await page.locator('main button:visible').allTextContents();
  expect(texts.filter((text) => text !== catalogue.submit)).toEqual([]);
});
