import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

/** The parts of the screen that are unsuitable for content on a phone with round corners, in landscape orientation. */
const INSETS = { left: 50, right: 50, bottom: 21 };
const WINDOW = { width: 700, height: 340 };

test('in landscape orientation nothing is hidden by the camera of a phone or by its round corners', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.home, {
    ...WINDOW,
    consent: null,
    prepare: async (blank) => {
      const session = await blank.context().newCDPSession(blank);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...INSETS } });
    },
  });
  const banner = page.getByRole('region', { name: consentSwedish.banner.title });
  await banner.getByRole('button', { name: consentSwedish.rejectAll }).waitFor();
  for (const selector of ['.header .logo', '.hero h1', '.footer-links', '.cm']) {
    const { left, right } = await boxOf(page, selector);
    expect(left, selector).toBeGreaterThanOrEqual(INSETS.left);
    expect(right, selector).toBeLessThanOrEqual(WINDOW.width - INSETS.right);
  }
});
