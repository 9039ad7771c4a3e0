import { findViolations } from '../support/axe.ts';
import { compareScreenshot } from '../support/screenshots.ts';
import { onPhone, type Rule } from './rule.ts';

/** The rules of states alone. They look at the element in which a state differs, if it names one. */
export const STATES_ONLY: readonly Rule[] = [
  {
    name: 'looks like its reference',
    find: async (page, { picture, width }) =>
      picture ? compareScreenshot(page, `${picture.name}-${width}`, picture.of) : [],
  },
  {
    name: 'has no accessibility violations',
    at: onPhone,
    find: (page, { picture }) => findViolations(page, picture?.of),
  },
  {
    name: 'shows at most three lines of each name on its cards',
    find: (page) =>
      page.locator('.card :is(h2, h3)').evaluateAll((names) =>
        names
          .filter((name) => {
            const lines = name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
            return lines > 3.5;
          })
          .map(({ textContent }) => textContent ?? ''),
      ),
  },
];
