import { compareScreenshot } from '../support/screenshots.ts';
import type { Rule } from './rule.ts';

/** For places that have a reference. */
export const PICTURED: readonly Rule[] = [
  {
    name: 'looks like its reference',
    find: async (page, { picture, width }) =>
      picture ? compareScreenshot(page, `${picture.name}-${width}`, picture.of) : [],
  },
];
