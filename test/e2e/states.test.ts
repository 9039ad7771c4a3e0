import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { GALLERY_PATH, statePath } from '../../scripts/dev/gallery/state.ts';
import { STATES as GALLERY_STATES } from '../../scripts/dev/gallery/states.ts';
import { type RunningSite, startSite } from '../../scripts/site.ts';
import { STATE_RULES } from './rules/index.ts';
import { findBreaches, NARROW } from './rules/rule.ts';
import { settle } from './support/page-facts.ts';
import { STATES, type State } from './support/states.ts';
import { expect, inject, test } from './support/test.ts';

let gallery: RunningSite;

beforeAll(async () => {
  gallery = await startSite({
    providerUrl: inject('providerUrl'),
    workerBundle: inject('workerBundle'),
    isDevelopment: true,
  });
});

afterAll(() => gallery.stop());

test('the deployed site has no gallery', async () => {
  expect((await fetch(`${inject('siteUrl')}${GALLERY_PATH}`)).status).toBe(404);
});

test('the gallery lists every state', async ({ sharedPage }) => {
  const page = await sharedPage(GALLERY_PATH, { origin: gallery.url });
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(GALLERY_STATES.map(statePath));
});

const originOf = ({ site }: State): string =>
  ({ own: inject('siteUrl'), imported: inject('importedUrl'), gallery: gallery.url })[site ?? 'own'];

type Case = State & { readonly width: number };

const optionsOf = (state: Case) => ({
  origin: originOf(state),
  width: state.width,
  reducedMotion: true,
  ...state.options,
});

const expectNoBreaches = async (page: Page, state: Case): Promise<void> => {
  // Until then, a carousel may move below its buttons, and cover them.
  await settle(page);
  const place = { ...state, width: state.options?.width ?? state.width };
  expect(await findBreaches(page, STATE_RULES, place)).toEqual([]);
};

const CASES = STATES.flatMap((state) => (state.widths ?? [NARROW]).map((width): Case => ({ ...state, width })));

test.for(CASES.filter(({ arrange }) => !arrange))(
  '$name keeps the rules of every state at $width px',
  async (state, { sharedPage, expectProblems }) => {
    expectProblems(...(state.problems ?? []));
    await expectNoBreaches(await sharedPage(state.path, optionsOf(state)), state);
  },
);

test.for(CASES.filter(({ arrange }) => arrange))(
  '$name keeps the rules of every state at $width px',
  async (state, { freshPage, expectProblems }) => {
    expectProblems(...(state.problems ?? []));
    const page = await freshPage(state.path, optionsOf(state));
    await state.arrange?.(page);
    await expectNoBreaches(page, state);
  },
);
