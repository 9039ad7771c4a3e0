import { errors } from '../../../src/content/errors.ts';
import { loading } from '../../../src/content/products.ts';
import { loadProducts } from '../../http/api.ts';
import { NetworkError, StatusError } from '../../http/errors.ts';
import { announce } from '../announce.ts';
import { createElement } from '../create-element.ts';
import { focusMain } from '../focus-main.ts';
import { requestPage } from './request-page.ts';
import { isSameVersion, newsOf, swapMain } from './swap.ts';

let isRetrying = false;

/** Waits for the list, and then for its page. Returns the page, or why there is none. */
const loadPage = async (href: string): Promise<Document | string> => {
  try {
    await loadProducts();
  } catch (error) {
    if (error instanceof NetworkError) return errors.offline.message;
    // The server reports its own failures.
    if (!(error instanceof StatusError)) reportError(error);
    return errors.productList.message;
  }
  const answer = await requestPage(href, new AbortController().signal);
  if (answer.kind === 'none') return errors.offline.message;
  return answer.kind === 'page' && isSameVersion(answer.page) ? answer.page : errors.productList.message;
};

/** Shows the page of a list that failed as soon as the list can be had. Otherwise the panel stays and says why. */
export const retry = async (link: HTMLAnchorElement): Promise<void> => {
  if (isRetrying) return;
  isRetrying = true;
  const panel = link.closest('.state-page');
  const status = panel?.querySelector('.retry-status') ?? createElement('p', { class: 'retry-status' });
  link.parentElement?.after(status);
  const say = (text: string): void => {
    status.textContent = text;
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
  swapMain(loaded);
  // The link is gone.
  focusMain();
  announce(newsOf(document));
};
