import type { Page } from 'playwright-core';
import { compareScreenshot } from '../support/screenshots.ts';
import { type Rule, unless } from './rule.ts';

const statusOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'responseStatus')));

/** For places that have a status or a reference of their own. */
export const PICTURED: readonly Rule[] = [
  {
    name: 'has its status',
    at: ({ status }) => status !== undefined,
    find: async (page, { status: expected }) => {
      const status = await statusOf(page);
      return unless(status === expected, `${status} in place of ${expected}`);
    },
  },
  {
    name: 'looks like its reference',
    find: async (page, { picture, width }) =>
      picture ? compareScreenshot(page, `${picture.name}-${width}`, picture.of) : [],
  },
];
