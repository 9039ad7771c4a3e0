/** From this width on, the header itself shows the links. The same value as in header.css. */
const WIDE = '(width >= 56.25rem)';

/**
 * The rest of the page: the siblings of the menu's button and the siblings of its ancestors, except for the menu. The button
 * itself stays, because a screen reader must still know it when the focus moves from it to the menu.
 */
const restBeside = (button: HTMLElement, menu: HTMLElement): readonly HTMLElement[] => {
  const rest: Element[] = [];
  for (let kept: Element | null = button; kept && kept !== document.body; kept = kept.parentElement)
    rest.push(...[...(kept.parentElement?.children ?? [])].filter((element) => element !== kept && element !== menu));
  return rest.filter((element) => element instanceof HTMLElement).filter(({ inert }) => !inert);
};

/**
 * Traps the focus in the menu, a native popover, by making the rest of the page inert while it is open. Afterwards the
 * focus returns to the button, even when a click outside closed the menu.
 */
export const trapMenuFocus = (menu: HTMLElement): void => {
  const openButton = document.querySelector<HTMLElement>(`header [popovertarget="${menu.id}"]`);
  if (!openButton) throw new Error('the markup has no button that opens the menu');
  let inertElements: HTMLElement[] = [];
  const makeRestInert = (): void => {
    const rest = restBeside(openButton, menu);
    for (const element of rest) element.inert = true;
    inertElements.push(...rest);
  };
  // A banner or a bar may be added while the menu is open.
  const arrivals = new MutationObserver(makeRestInert);
  const close = () => menu.togglePopover(false);

  const trap = (): void => {
    makeRestInert();
    arrivals.observe(document.body, { childList: true });
  };
  const release = (): void => {
    arrivals.disconnect();
    for (const element of inertElements) element.inert = false;
    inertElements = [];
  };
  // In tab order, the menu follows its button, which the menu covers. When the button gets the focus from outside, the
  // focus goes on to the menu's first element. From the menu, it goes round to the last element.
  openButton.addEventListener('focus', ({ relatedTarget }) => {
    if (!menu.matches(':popover-open')) return;
    const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
    stops.at(relatedTarget instanceof Node && menu.contains(relatedTarget) ? -1 : 0)?.focus();
  });
  // Runs before the menu closes, not afterwards: a page that the visitor leaves keeps its state, and Firefox drops its
  // pending events.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && release());
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') trap();
    else if (document.activeElement === document.body) openButton.focus({ preventScroll: true });
  });
  // The menu may have been opened while this module was loading.
  if (menu.matches(':popover-open')) trap();
  matchMedia(WIDE).addEventListener('change', close);
  // The back/forward cache would restore the page with the menu open.
  addEventListener('pagehide', close);
};
