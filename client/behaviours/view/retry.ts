import { errors } from '../../../src/content/errors.ts';
import { loading } from '../../../src/content/products.ts';
import { loadProducts } from '../../http/api.ts';
import { NetworkError, StatusError } from '../../http/errors.ts';
import { announce } from '../../plumbing/announce.ts';
import { focusMain } from '../../plumbing/focus-main.ts';
import { requestPage } from './request-page.ts';
import { announcementOf, swapMain } from './swap.ts';

let isRetrying = false;

/**
 * Loads the list, with retries, and then its page. Returns the page, or the text that says why there is none. Null: the
 * page is from another build.
 */
const loadPage = async (href: string): Promise<Document | string | null> => {
  try {
    await loadProducts();
  } catch (error) {
    if (error instanceof NetworkError) return errors.offline.message;
    // The server reports its own failures.
    if (!(error instanceof StatusError)) reportError(error);
    return errors.productList.message;
  }
  const response = await requestPage(href);
  if (response.kind === 'none') return errors.offline.message;
  if (response.kind === 'other-build') return null;
  return response.kind === 'page' ? response.page : errors.productList.message;
};

/** Shows the page of a failed list in place once the list can be loaded. Otherwise the panel stays and says why. */
export const retry = async (link: HTMLAnchorElement): Promise<void> => {
  if (isRetrying) return;
  isRetrying = true;
  const panel = link.closest<HTMLElement>('[data-panel]');
  const say = (text: string): void => {
    panel?.querySelector('[data-part="message"]')?.replaceChildren(text);
    announce(text);
  };
  say(loading.text);
  panel?.setAttribute('aria-busy', 'true');
  const loaded = await loadPage(link.href);
  isRetrying = false;
  panel?.setAttribute('aria-busy', 'false');
  if (typeof loaded === 'string') {
    say(loaded);
    return;
  }
  if (loaded === null) {
    location.assign(link.href);
    return;
  }
  swapMain(loaded);
  // The link had the focus.
  if (document.activeElement === document.body) focusMain();
  announce(announcementOf(document));
};
