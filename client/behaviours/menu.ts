/** From here on the header shows the links itself. */
const WIDE = '(width >= 56.25rem)';

/**
 * The menu is a native popover. While it is open the rest of the page is out of reach, so that the focus stays in it;
 * afterwards the focus is back on the button, also after a press outside.
 */
export const keepMenuFocus = (): void => {
  const menu = document.querySelector<HTMLElement>('.menu');
  const opener = document.querySelector<HTMLElement>('.menu-open');
  if (!menu || !opener) return;
  let rest: HTMLElement[] = [];
  const close = () => menu.togglePopover(false);

  // Before it closes, for only what is in reach can have the focus back.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    for (const element of rest) element.inert = false;
    rest = [];
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') {
      rest = [...document.querySelectorAll<HTMLElement>('body > :not(.menu, [inert])')];
      for (const element of rest) element.inert = true;
    } else if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  matchMedia(WIDE).addEventListener('change', close);
  // A page that Back brings again must not come with the menu open.
  addEventListener('pagehide', close);
};
