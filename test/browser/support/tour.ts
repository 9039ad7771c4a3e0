import type { Page } from 'playwright-core';
import { ALL } from './routes.ts';
import type { Fixtures, PageOptions } from './test.ts';

/** A tour of the whole site takes longer than a single test, above all on a busy machine. */
export const TOUR_MS = 90_000;

const WITH_STATUS = [/^failed request: .* 40[04]$/, /^console error: .*status of 40[04]/];

/** One visitor looks at every page there is, also at those that tell of an error. Gives what was found, by path. */
export const tour = async (
  { openPage, expectProblems }: Pick<Fixtures, 'openPage' | 'expectProblems'>,
  options: PageOptions,
  look: (page: Page, path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  expectProblems(...WITH_STATUS);
  const [first = '', ...others] = ALL;
  const page = await openPage(first, { reducedMotion: true, ...options });
  const found = async (path: string) => (await look(page, path)).map((finding) => `${path} ${finding}`);
  const findings = [...(await found(first))];
  for (const path of others) {
    await page.goto(path);
    findings.push(...(await found(path)));
  }
  return findings;
};
