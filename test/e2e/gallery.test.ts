import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { GALLERY_PATH, type GalleryState, statePath } from '../../scripts/dev/gallery/state.ts';
import { STATES } from '../../scripts/dev/gallery/states.ts';
import { type RunningSite, startSite } from '../../scripts/site.ts';
import { findViolations } from './support/axe.ts';
import { settle, sidewaysOverflow, targetsBelow } from './support/page-facts.ts';
import { compareScreenshot } from './support/screenshots.ts';
import { DESKTOP, expect, IS_NIGHTLY, inject, PHONE, test, WIDTHS } from './support/test.ts';
import { findClippedText } from './support/text-fit.ts';

/** As in every-page.test.ts. */
const TARGET_PX = { [DESKTOP]: 24, [PHONE]: 44 } as const;

let gallery: RunningSite;

beforeAll(async () => {
  gallery = await startSite({
    providerUrl: inject('providerUrl'),
    workerBundle: inject('workerBundle'),
    isDevelopment: true,
  });
});

afterAll(() => gallery.stop());

/** Whether a state shows a whole page, whose layout differs on a computer. Other states are at that width only at night. */
const isWhole = ({ group }: GalleryState): boolean => group === 'pages' || group === 'layout' || group === 'product';

const findDefects = async (
  page: Page,
  { group, name, hasOverlay = false }: GalleryState,
  width: (typeof WIDTHS)[number],
): Promise<readonly string[]> => {
  // The states of the layout concern what surrounds `main`. In other states it is always the same, unless something
  // covers it.
  const content = hasOverlay || group === 'layout' ? 'html' : 'main';
  const screenshotChanges = await compareScreenshot(page, `${group}/${name}-${width}`, content);
  // Both widths have the same markup, and axe-core takes most of the time. By day, only every-page.test.ts and
  // accessibility.test.ts run it on pages and overlays.
  const isReadElsewhere = !IS_NIGHTLY && (hasOverlay || group === 'pages');
  const violations = width === PHONE && !isReadElsewhere ? await findViolations(page, content) : [];
  // An overlay is supposed to cover the page's text and targets.
  if (hasOverlay)
    return [...violations, ...screenshotChanges, ...((await sidewaysOverflow(page)) > 0 ? ['scrolls sideways'] : [])];
  const smallTargets = await targetsBelow(page, TARGET_PX[width]);
  // This comes last, because it opens every `details`.
  return [...violations, ...screenshotChanges, ...smallTargets, ...(await findClippedText(page))];
};

test('the deployed site has no gallery', async () => {
  expect((await fetch(`${inject('siteUrl')}${GALLERY_PATH}`)).status).toBe(404);
});

test('the gallery lists every state', async ({ sharedPage }) => {
  const page = await sharedPage(GALLERY_PATH, { origin: gallery.url });
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(STATES.map(statePath));
});

test.for(STATES)(
  '$group/$name has its status, matches its screenshot and has no defects',
  async (state, { sharedPage, expectProblems }) => {
    expectProblems(...(state.problems ?? []));
    const check = async (width: (typeof WIDTHS)[number]) => {
      const consent = state.deletesConsent ? { consent: null } : {};
      const page = await sharedPage(statePath(state), { origin: gallery.url, width, reducedMotion: true, ...consent });
      if (state.awaits) await page.locator(state.awaits).first().waitFor();
      await settle(page);
      const status = await page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => Reflect.get(entry, 'responseStatus'))
          .at(0),
      );
      const defects = await findDefects(page, state, width);
      return { status, defects };
    };
    const fine = { status: state.status ?? 200, defects: [] };
    const widths: readonly (typeof WIDTHS)[number][] = IS_NIGHTLY || isWhole(state) ? WIDTHS : [PHONE];
    expect(await Promise.all(widths.map(check))).toEqual(widths.map(() => fine));
  },
);
