import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import type { Shop } from '../../../src/shared/shop-address.ts';
import { createOrderLink } from './order-link.ts';

/** The height of the window that the header above and the bar below cover. */
const COVERED_PX = 80;

/** Set on the root element while the page's main action, which says the same as the bar, is in sight. */
const IN_SIGHT = 'order-in-sight';

/** Replaces every question to the seller with a link to the shop, until `signal` is aborted. */
export const offerOrder = (shop: Shop, signal: AbortSignal): void => {
  if (signal.aborted) return;
  const replace = (element: Element, replacement: Element): void => {
    element.replaceWith(replacement);
    signal.addEventListener('abort', () => replacement.replaceWith(element));
  };
  const { classList } = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => classList.toggle(IN_SIGHT, entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: `-${COVERED_PX}px 0px` },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    classList.remove(IN_SIGHT);
  });

  for (const question of document.querySelectorAll('[data-ask]')) {
    const link = createOrderLink(shop);
    link.className = question.className;
    replace(question, link);
    if (question.hasAttribute('data-main-action')) observer.observe(link);
  }
  for (const whose of document.querySelectorAll<HTMLElement>('[data-whose-day]:not(:empty)')) {
    whose.textContent = copy.deadline(shop.name);
    signal.addEventListener('abort', () => {
      whose.textContent = whose.dataset.whoseDay ?? '';
    });
  }
  for (const signpost of document.querySelectorAll('[data-signpost]')) {
    const other = signpost.cloneNode();
    if (!(other instanceof HTMLElement)) continue;
    delete other.dataset.signpost;
    other.textContent = copy.signpost;
    replace(signpost, other);
  }
};
