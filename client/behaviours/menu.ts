/** From this width the header shows the links itself. The same value as in header.css. */
const WIDE = '(width >= 56.25rem)';

/**
 * Traps the focus in the menu, a native popover, by making the rest of the page inert while it is open. Afterwards the
 * focus returns to the button, also when a click outside closed the menu.
 */
export const trapMenuFocus = (): void => {
  const menu = document.querySelector<HTMLElement>('.menu');
  const openButton = document.querySelector<HTMLElement>('.menu-open');
  // Without popovers, a link to the footer takes the button's place.
  if (!menu || !openButton || !('togglePopover' in menu)) return;
  let inertElements: HTMLElement[] = [];
  const close = () => menu.togglePopover(false);

  // Before the popover closes, because an inert button cannot receive the focus.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    for (const element of inertElements) element.inert = false;
    inertElements = [];
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') {
      inertElements = [...document.querySelectorAll<HTMLElement>('body > :not(.menu, [inert])')];
      for (const element of inertElements) element.inert = true;
    } else if (document.activeElement === document.body) openButton.focus({ preventScroll: true });
  });
  matchMedia(WIDE).addEventListener('change', close);
  // The back/forward cache would restore the page with the menu open.
  addEventListener('pagehide', close);
};
