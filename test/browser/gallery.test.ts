import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { GALLERY_PATH, type GalleryState, statePath } from '../../scripts/dev/gallery/state.ts';
import { STATES } from '../../scripts/dev/gallery/states.ts';
import { findViolations } from './support/axe.ts';
import { startGallery } from './support/gallery.ts';
import { brokenImages, targetsBelow } from './support/page-facts.ts';
import type { RunningSite } from './support/site.ts';
import { DESKTOP, describe, expect, inject, PHONE, test, WIDTHS } from './support/test.ts';
import { findMisfits } from './support/text-fit.ts';

let gallery: RunningSite;

beforeAll(async () => {
  gallery = await startGallery({ PROVIDER_API_URL: inject('providerUrl') });
});

afterAll(() => gallery.stop());

/** As in every-page.test.ts. */
const TARGET_PX = { [DESKTOP]: 24, [PHONE]: 44 } as const;

const defects = async (page: Page, width: (typeof WIDTHS)[number]): Promise<readonly string[]> => [
  ...(await brokenImages(page)),
  ...(await findViolations(page)),
  ...(await targetsBelow(page, TARGET_PX[width])),
  // Last, because it opens every `details`.
  ...(await findMisfits(page)),
];

test('the deployed site has no gallery', async () => {
  expect((await fetch(`${inject('siteUrl')}${GALLERY_PATH}`)).status).toBe(404);
});

test('the index links to every state', async ({ visit }) => {
  const page = await visit(GALLERY_PATH, { origin: gallery.url });
  const hrefs = await page.locator(`main a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(STATES.map(statePath));
});

describe.each(WIDTHS)('at %i px', (width) => {
  test.for(STATES)('$group/$name has its status and no defects', async (state, { visit }) => {
    const options = { origin: gallery.url, width, reducedMotion: true, ...(state.deletesConsent && { consent: null }) };
    const page = await visit(statePath(state), options);
    if (state.awaits) await page.locator(state.awaits).first().waitFor();
    expect(await defects(page, width)).toEqual([]);
  });
});
