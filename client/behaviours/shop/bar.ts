import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import type { Shop } from '../../../src/shared/shop-address.ts';
import { loadStyles } from '../load-styles.ts';
import stylesUrl from './bar.css?url';
import { createOrderLink } from './order-link.ts';

let styles: Promise<void> | undefined;

const createBar = (shop: Shop, onRemove: () => void): HTMLElement => {
  const bar = document.createElement('aside');
  bar.className = 'shop-bar';
  bar.dataset.sentryBlock = '';
  bar.setAttribute('aria-label', copy.label);

  const link = createOrderLink(shop);
  const words = document.createElement('strong');
  words.append(...link.childNodes);
  const host = document.createElement('span');
  host.textContent = new URL(shop.href).host;
  link.append(words, ' ', host);

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', copy.remove);
  button.addEventListener('click', onRemove);

  bar.append(link, button);
  return bar;
};

/**
 * Shows the shop at the bottom edge of the window until `signal` is aborted. Nothing on the page moves: the document grows
 * by the bar's height at its end.
 */
export const showBar = async (shop: Shop, signal: AbortSignal, onRemove: () => void): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled bar is better than none.
  await Promise.allSettled([styles]);
  if (signal.aborted) return;
  const root = document.documentElement;
  const bar = createBar(shop, onRemove);
  const observer = new ResizeObserver(() => root.style.setProperty('--shop-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  root.classList.add('has-shop');
  // After the skip link, which stays the page's first tab stop.
  document.body.firstElementChild?.after(bar);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    bar.remove();
    root.classList.remove('has-shop');
    root.style.removeProperty('--shop-bar');
  });
};
