import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { PATHS } from '../../../src/domain/paths.ts';
import { settle, waitForStart } from './page-facts.ts';

/** What a page says about itself and its view: the head, the parts that are swapped, and the fields. */
type View = {
  readonly title: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly parts: readonly string[];
  readonly fields: readonly string[];
};

/**
 * Reads the view in the document, and the view that the server sends for the page's URL. Elements that the visitor has
 * opened or scripts have added may differ. Runs in the page. It is a single function because it is sent as text.
 */
export const readViews = async (): Promise<{ readonly shown: View; readonly loaded: View }> => {
  const toView = (page: Document): View => {
    const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      title: page.title,
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      parts: Array.from(page.querySelectorAll('[data-view]'), (part) => {
        const copy = page.importNode(part, true);
        // The values of the fields are compared below. They are not attributes.
        for (const field of copy.querySelectorAll('[type="search"]')) field.removeAttribute('value');
        for (const option of copy.querySelectorAll('option')) option.removeAttribute('selected');
        for (const stepper of copy.querySelectorAll('.stepper')) stepper.remove();
        for (const button of copy.querySelectorAll('[data-wish]')) button.removeAttribute('hidden');
        copy.normalize();
        // The order of attributes has no meaning.
        for (const element of [copy, ...copy.querySelectorAll('*')]) {
          const attributes = [...element.attributes].toSorted((one, other) => one.name.localeCompare(other.name));
          for (const attribute of attributes) element.removeAttributeNode(attribute);
          for (const attribute of attributes) element.setAttributeNode(attribute);
        }
        return copy.outerHTML;
      }),
      fields: Array.from(
        page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main search :is(input, select)'),
        // The server sends the normalised query. The field keeps the characters that the visitor typed.
        ({ name, value }) => `${name}=${value.normalize().trim()}`,
      ),
    };
  };
  const loaded = await new Promise<Document>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.send();
  });
  return { shown: toView(document), loaded: toView(loaded) };
};

/** Waits until the page shows what its URL loads. `after`: what has been done, for the message of a failure. */
export const expectViewOfUrl = async (page: Page, after?: unknown): Promise<void> => {
  await settle(page);
  const isEqual = async (): Promise<boolean> => {
    const { shown, loaded } = await page.evaluate(readViews);
    return JSON.stringify(shown) === JSON.stringify(loaded);
  };
  await expect
    .poll(isEqual)
    .toBe(true)
    .catch(async () => {
      const { shown, loaded } = await page.evaluate(readViews);
      expect(shown, JSON.stringify(after)).toEqual(loaded);
    });
};

/** Marks the document, so that a navigation is noticed. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute('data-same-page', ''));

/** Loads the code of views, which until then work as without script, and marks the document. */
export const startViews = async (page: Page): Promise<void> => {
  await waitForStart(page);
  await page.locator('main [type="search"]').focus();
  // The code prepares its announcements when it starts.
  await page.getByRole('status').waitFor({ state: 'attached' });
  await settle(page);
  await markDocument(page);
};

/** Whether the document is the one that was marked, so that nothing has navigated since. */
export const isSamePage = async (page: Page): Promise<boolean> =>
  (await page.locator('body[data-same-page]').count()) === 1;

export const isView = (request: Request): boolean => request.resourceType() === 'xhr';

/** Responds to requests for views in another way. The site still responds to navigations. */
export const answerViews = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(
    (url) => url.pathname === PATHS.products || url.pathname === PATHS.faq,
    async (route) => {
      if (isView(route.request())) await answer(route);
      else await route.fallback();
    },
  );

export const waitForQuery = (page: Page, query: string): Promise<void> =>
  page.waitForURL((url) => url.search === query);

/** Presses a tag of the list, wherever it is. */
export const pressTag = (page: Page, tag: string): Promise<unknown> =>
  page.locator('.chip', { hasText: tag }).evaluate((link) => link instanceof HTMLElement && link.click());
