/** From this width the header shows the links itself. The same value as in header.css. */
const WIDE = '(width >= 56.25rem)';

/**
 * Traps the focus in the menu, a native popover, by making the rest of the page inert while it is open. Afterwards the
 * focus returns to the button, also when a click outside closed the menu.
 */
export const trapMenuFocus = (): void => {
  const menu = document.querySelector<HTMLElement>('.menu');
  if (!menu) return;
  const openButton = document.querySelector<HTMLElement>('.menu-open');
  let inertElements: HTMLElement[] = [];
  const makeOthersInert = (): void => {
    const others = [...document.querySelectorAll<HTMLElement>('body > :not(.menu, [inert])')];
    for (const element of others) element.inert = true;
    inertElements.push(...others);
  };
  // A banner or a bar may arrive while the menu is open.
  const arrivals = new MutationObserver(makeOthersInert);
  const close = () => menu.togglePopover(false);

  // Before the popover closes, because an inert button cannot receive the focus.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    arrivals.disconnect();
    for (const element of inertElements) element.inert = false;
    inertElements = [];
  });
  const trap = (): void => {
    makeOthersInert();
    arrivals.observe(document.body, { childList: true });
  };
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') trap();
    else if (document.activeElement === document.body) openButton?.focus({ preventScroll: true });
  });
  // It may have been opened while this module was loading.
  if (menu.matches(':popover-open')) trap();
  matchMedia(WIDE).addEventListener('change', close);
  // The back/forward cache would restore the page with the menu open.
  addEventListener('pagehide', close);
};
