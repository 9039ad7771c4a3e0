import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { BUDGETS, expectWithin } from '../support/budgets.ts';
import { settle } from './support/page-facts.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { expect, type Fixtures, inject, test } from './support/test.ts';

type Transfers = {
  /** Bytes of all the site's own scripts so far, each compressed with brotli. */
  readonly scriptBytes: () => Promise<number>;
  readonly styleBytes: () => Promise<number>;
};

/** Starts to count what a page loads. */
const countTransfers = (page: Page): Transfers => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin === new URL(page.url()).origin) responses.push(response);
  });
  const of = (type: string) => responses.filter((response) => response.request().resourceType() === type);
  const sum = async (type: string): Promise<number> => {
    const bodies = await Promise.all(of(type).map((response) => response.body()));
    return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
  };
  return {
    scriptBytes: () => sum('script'),
    styleBytes: () => sum('stylesheet'),
  };
};

type Visit = { readonly page: Page; readonly transfers: Transfers };

/** Opens a page and waits until the network is idle. */
const open = async (
  freshPage: Fixtures['freshPage'],
  path: string,
  { prepare, ...options }: Parameters<Fixtures['freshPage']>[1] = {},
): Promise<Visit> => {
  const opened: { transfers?: Transfers } = {};
  const page = await freshPage(path, {
    ...options,
    prepare: async (blank) => {
      opened.transfers = countTransfers(blank);
      await prepare?.(blank);
    },
  });
  await settle(page);
  if (!opened.transfers) throw new Error('Nothing was counted.');
  return { page, transfers: opened.transfers };
};

test(`the hydrated calculator loads at most ${BUDGETS.calculatorScript.kB} kB of script in total`, async ({
  freshPage,
}) => {
  const { page, transfers } = await open(freshPage, PATHS.home);
  await page.locator(`#${ANCHORS.calculator}`).scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
  const script = await transfers.scriptBytes();
  expect(script).toBeGreaterThan(40_000);
  expectWithin(BUDGETS.calculatorScript, script, PATHS.home);
});

test(`a wish list with a product of another page adds at most ${BUDGETS.wishListScript.kB} kB of script`, async ({
  freshPage,
}) => {
  const prepare = (blank: Page) => storeWishes(blank, 'morgonrunda-bryggkaffe=2');
  const empty = await open(freshPage, PATHS.about);
  const kept = await open(freshPage, PATHS.about, { prepare });
  await kept.page.getByRole('complementary', { name: wishList.title }).getByText('258').waitFor();
  const added = (await kept.transfers.scriptBytes()) - (await empty.transfers.scriptBytes());
  expect(added).toBeGreaterThan(2_000);
  expectWithin(BUDGETS.wishListScript, added, PATHS.about);
});

test(`the consent banner adds at most ${BUDGETS.consentScript.kB} kB of script and ${BUDGETS.consentStyle.kB} kB of style`, async ({
  freshPage,
}) => {
  const decided = await open(freshPage, PATHS.about);
  const undecided = await open(freshPage, PATHS.about, { consent: null });
  await undecided.page.getByRole('button', { name: consentSwedish.rejectAll }).waitFor();
  const added = async (bytes: (transfers: Transfers) => Promise<number>) =>
    (await bytes(undecided.transfers)) - (await bytes(decided.transfers));
  expectWithin(BUDGETS.consentScript, await added(({ scriptBytes }) => scriptBytes()), PATHS.about);
  expectWithin(BUDGETS.consentStyle, await added(({ styleBytes }) => styleBytes()), PATHS.about);
});

test(`the Worker has at most ${BUDGETS.worker.kB} kB with gzip, without former versions of legal texts`, () => {
  const source = readFileSync(join(inject('workerBundle'), 'worker.js'));
  // Former texts of the operator are not code that anybody could remove.
  const former = Buffer.from(JSON.stringify(FORMER_TEXTS));
  expectWithin(BUDGETS.worker, gzipSync(source).byteLength - gzipSync(former).byteLength, 'The Worker');
});
