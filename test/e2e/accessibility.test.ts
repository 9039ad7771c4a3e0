import { catalogue } from '../../src/content/catalogue.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { findViolations } from './support/axe.ts';
import { isFullyVisible, tabThrough, walkFocus } from './support/focus.ts';
import { animations, controlsWithoutEdge, emptyBands, fixedElements, settle } from './support/page-facts.ts';
import { STATES } from './support/states.ts';
import { expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';
import { findUnclearNames } from './support/tree.ts';

test.for(STATES)(
  '$name leaves no empty band, has no accessibility violations or unclear names, shows every focused element, respects reduced motion and prints nothing that lies over the page',
  async ({ path, options, problems = [], isAnotherWindow = false, trapsFocus = false, arrange }, {
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...problems);
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    // Until then, a carousel may move below its buttons, and cover them.
    await settle(page);
    expect(await emptyBands(page)).toEqual([]);
    if (IS_NIGHTLY || !isAnotherWindow) {
      expect(await findViolations(page)).toEqual([]);
      expect(await findUnclearNames(page)).toEqual([]);
    }
    expect(await animations(page)).toEqual([]);
    // Pressing Tab takes ten times as long. By day, only states that trap the focus and test/e2e/keyboard.test.ts do it.
    const stops = await (IS_NIGHTLY || trapsFocus ? tabThrough : walkFocus)(page);
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.filter((stop) => !isFullyVisible(stop))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await fixedElements(page)).toEqual([]);
  },
);

const FORCED = { forcedColors: true, reducedMotion: true } as const;

test('in forced colours the consent banner shows the edges of its controls', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { ...FORCED, consent: null });
  await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
  expect(await controlsWithoutEdge(page)).toEqual([]);
});

test('in forced colours the selected tag looks different from the others', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.products}?tag=Vegansk`, FORCED);
  const background = (name: string) =>
    page
      .locator('.chip', { hasText: name })
      .evaluate((chip) => [getComputedStyle(chip).backgroundColor, getComputedStyle(chip).color]);
  expect(await background('Vegansk')).not.toEqual(await background(catalogue.tags.all));
});

test.for([PATHS.home, PATHS.products])(
  'in forced colours every focused element on %s has an outline',
  async (path, { freshPage }) => {
    const page = await freshPage(path, FORCED);
    expect((await walkFocus(page)).filter(({ hasOutline }) => !hasOutline)).toEqual([]);
  },
);
