import { findViolations } from './support/axe.ts';
import { animations } from './support/page-facts.ts';
import { expect, PHONE, test } from './support/test.ts';
import { WIDGET_STATES } from './support/widget-states.ts';

test.for(WIDGET_STATES)(
  '$name has no accessibility violations and respects reduced motion',
  async ({ path, options, arrange }, { freshPage }) => {
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    expect(await findViolations(page)).toEqual([]);
    if (options?.reducedMotion !== false) expect(await animations(page)).toEqual([]);
  },
);
