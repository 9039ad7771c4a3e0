import { inject } from 'vitest';
import { askSeller } from '../../src/content/ask-seller.ts';
import { carousel as carouselCopy } from '../../src/content/carousel.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { PRODUCT } from '../e2e/support/routes.ts';
import { createPage, type Page } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';
import { addProduct, seeBar } from './support/wish-bar.ts';

const PRODUCT_NAME = 'Pepparkakor i kakburk';

const href = (page: Page): Promise<string> => page.evaluate(() => location.href);

describe('in an app', () => {
  test('after a share that never answers, the next press copies the link, and the one after it shares', async ({
    visit,
  }) => {
    const page = await visit(PRODUCT);
    await page.evaluate(() => {
      const calls: string[] = [];
      const replace = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value });
      replace('canShare', () => true);
      replace('share', () => {
        calls.push('share');
        Reflect.set(window, 'sharedAt', performance.now());
        return new Promise(() => undefined);
      });
      replace('clipboard', { writeText: async (text: string) => void calls.push(text) });
      Reflect.set(window, 'calls', calls);
    });
    const pressAndSee = async (...calls: readonly string[]): Promise<void> => {
      await page.pressOn('.pictures [data-share]');
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'calls'))).toEqual(calls);
    };
    await pressAndSee('share');
    // Two presses within a second count as one.
    const waited = () => page.evaluate(() => performance.now() - Number(Reflect.get(window, 'sharedAt')));
    await expect.poll(waited).toBeGreaterThan(1_000);
    await pressAndSee('share', await href(page));
    await page.see('.note', { text: share.copied });
    await pressAndSee('share', await href(page), 'share');
  });

  test('where print() does nothing, the page says how to print, and a print() that works is called again', async ({
    visit,
  }) => {
    const page = await visit(PATHS.withdrawal);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.pressOn('.print-button');
    await page.see('.note', { isVisible: true, text: expect.stringContaining(errors.print.message) });
    await page.pressOn('.note button');
    await page.seeNone('.note button');
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.prints = `${Number(document.body.dataset.prints ?? 0) + 1}`;
        dispatchEvent(new Event('beforeprint'));
      };
    });
    await page.pressOn('.print-button');
    await expect.poll(() => page.evaluate(() => document.body.dataset.prints)).toBe('1');
  });

  describe('that neither shares nor copies', () => {
    const openWithout = async (visit: (path: string) => Promise<Page>, path: string): Promise<Page> => {
      const page = await visit(path);
      await page.evaluate(() => {
        for (const name of ['share', 'canShare', 'clipboard'])
          Object.defineProperty(navigator, name, { value: undefined });
      });
      return page;
    };

    /** What a visitor can copy with the keyboard or the field's menu, with white space collapsed as in `Facts`. */
    const selected = (page: Page) =>
      page.evaluate(() => {
        const field = document.activeElement;
        if (!(field instanceof HTMLTextAreaElement)) return '';
        return field.value.slice(field.selectionStart, field.selectionEnd).replace(/\s+/g, ' ').trim();
      });

    test.for([
      ['the URL of a shared product', PRODUCT, '.pictures [data-share]', share.notCopied, href],
      [
        'a message that is copied',
        PATHS.material,
        '.ready-messages [data-copy]',
        share.notCopied,
        // The Worker knows another origin here.
        async (page: Page) =>
          (await page.look('.ready-messages p'))?.text.replace(/https?:\/\/[^/]+/, inject('httpsUrl')),
      ],
      [
        'a question to the seller, which is an e-mail,',
        PRODUCT,
        '.main-action [data-ask][href^="mailto:"]',
        share.noMail,
        async (page: Page) => `${askSeller.product(PRODUCT_NAME)} ${await href(page)}`,
      ],
    ] as const)(
      '%s is shown and selected, until Escape returns the focus',
      async ([, path, button, why, text], { visit }) => {
        const page = await openWithout(visit, path);
        const status = '#delad-text-status';
        const expected = await text(page);
        await page.pressOn(button);
        await page.see(status, { isVisible: true, text: why });
        await expect.poll(() => selected(page)).toBe(expected);
        await page.press('Escape');
        await page.seeNone('.shared-text');
        await page.see(button, { isFocused: true });
      },
    );

    test('the message of a wish list is an e-mail, and is selected instead of copied', async ({ visit }) => {
      const page = await openWithout(visit, PRODUCT);
      await addProduct(page);
      await page.pressOn('.wish-bar button');
      await page.pressOn('.wish-send button');
      await page.see('#delad-text-status', { text: share.noMail });
      await page.pressOn('.shared-text .actions button');
      await page.see('#delad-text-status', { text: share.notCopied });
      await expect.poll(() => selected(page)).toMatch(/^Hej! .* 1 st Pepparkakor i kakburk, .* Hälsningar$/);
      await page.press('Escape');
      await page.seeNone('.shared-text');
      await page.see('.wish-bar button', { isFocused: true });
    });
  });
});

describe('a trackpad', () => {
  /**
   * The movements of a swipe on a Mac's trackpad, event by event: first the fingers', then a momentum that slows down
   * unevenly.
   */
  const MOVEMENTS = [2, 9, 31, 58, 72, 66, 71, 49, 53, 38, 41, 27, 30, 18, 21, 11, 14, 6, 9, 3, 5, 1, 2, 1, 1] as const;
  const TOTAL = 4;

  /** Returns the number of events that the page handles itself instead of scrolling. */
  const swipe = (page: Page, sideways: number, down: number) =>
    page.evaluate(
      async (movements, x, y) => {
        let handled = 0;
        for (const movement of movements) {
          const deltas = { deltaX: Math.round(movement * x), deltaY: Math.round(movement * y) };
          const event = new WheelEvent('wheel', { ...deltas, bubbles: true, cancelable: true });
          document.querySelector('.stage .slide[data-shown]')?.dispatchEvent(event);
          if (event.defaultPrevented) handled += 1;
          // A trackpad sends one event per frame.
          await new Promise((resolve) => setTimeout(resolve, 16));
        }
        return handled;
      },
      [...MOVEMENTS],
      sideways,
      down,
    );

  test.for([
    ['forwards', 1, 2],
    ['backwards', -1, TOTAL],
  ] as const)(
    'moves the carousel by one image %s with a sideways swipe, and not at all with a downward swipe',
    async ([, sideways, shown], { visit }) => {
      const page = await visit(PRODUCT);
      await page.pressOn('.carousel-toggle');
      await page.see('.carousel-toggle[data-paused]');
      const position = async () => (await page.look('.carousel-position'))?.text;
      expect(await swipe(page, sideways / 3, 1)).toBe(0);
      expect(await position()).toBe(carouselCopy.position(1, TOTAL));
      expect(await swipe(page, sideways, 0.2)).toBe(MOVEMENTS.length);
      expect(await position()).toBe(carouselCopy.position(shown, TOTAL));
    },
  );
});

// The driver of WebKit opens no second tab.
test.skipIf(inject('engine') === 'webkit')(
  'two tabs have one wish list, also after Back and a reload',
  async ({ visit }) => {
    const page = await visit(PRODUCT);
    await addProduct(page);
    const other = createPage(await page.openAnother(), inject('httpsUrl'));
    await other.open(productPath('morgonrunda-bryggkaffe'));
    const bar = await addProduct(other);
    expect(bar).toMatch(/^2 varor/);
    await page.show();
    await seeBar(page, bar);
    await page.leaveFor(PATHS.about);
    await page.arriveAt(PATHS.about);
    await other.show();
    const changed = await addProduct(other);
    await page.show();
    await seeBar(page, changed);
    await page.back();
    await page.arriveAt(PRODUCT);
    await seeBar(page, changed);
    await page.reload();
    await seeBar(page, changed);
  },
);
