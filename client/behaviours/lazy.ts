import { loadForPress } from './load-late.ts';

/** Starts what a product's page has: the link back to the list, and the carousel. */
export const startProductPage = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('.back a');
  if (link) import('./product/start-product.ts').then(({ startProduct }) => startProduct(link));
};

/**
 * Traps the focus in the menu, a native popover, from its first opening on. Browsers without popovers never open it. Its
 * button closes it by script then: a screen reader would read the menu out when the button it has gone to is expanded.
 */
export const startMenu = (): void => {
  const menu = document.querySelector<HTMLElement>('.menu');
  const closeButton = menu?.querySelector('button');
  const takeOver = (): void => {
    closeButton?.removeAttribute('popovertarget');
    closeButton?.addEventListener('click', () => menu?.hidePopover());
    void import('./menu.ts').then(({ trapMenuFocus }) => trapMenuFocus());
  };
  menu?.addEventListener('beforetoggle', takeOver, { once: true });
};

/** The width from which client/styles/legal.css keeps the table of contents beside the text. */
const BESIDE_TEXT = '(min-width: 56.25rem)';

/** Marks the current section in a legal page's table of contents. */
export const startContents = (): void => {
  const list = document.querySelector<HTMLElement>('.legal .page-index ol');
  if (!list || !matchMedia(BESIDE_TEXT).matches) return;
  import('./contents/mark-current-section.ts').then(({ markCurrentSection }) => markCurrentSection(list));
};

/** Keeps what a seller writes in the fields for a web shop, which are for script alone. */
export const startOwnShop = (): void => {
  const fields = document.querySelector('.own-shop');
  const load = (): void => {
    // Not in a dialog: the field would have the focus again after it.
    const say = (text = ''): void => fields?.querySelector('.own-shop-message')?.replaceChildren(text);
    void loadForPress(
      () => import('./shop/own-shop.ts'),
      ({ startOwnShop }) => fields && startOwnShop(fields),
      say,
    );
  };
  for (const type of ['focusin', 'change']) fields?.addEventListener(type, load);
};

/**
 * Handles all share buttons by event delegation, including those that are added later. Safari shares only soon after a
 * press, so the code is fetched before the press is over.
 */
export const startSharing = (): void => {
  for (const type of ['focusin', 'pointerdown', 'click']) {
    addEventListener(type, (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
      if (!button) return;
      // The question to the one who sells is an e-mail without script.
      if (type === 'click' && button instanceof HTMLAnchorElement) event.preventDefault();
      const load = () => import('./share/share-link.ts');
      if (type === 'click') void loadForPress(load, ({ shareLink }) => shareLink(button));
      else load().catch(() => undefined);
    });
  }
};
