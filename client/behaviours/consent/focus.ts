/**
 * The banner lies behind the skip link, leaves the page usable and takes no focus: reading or typing goes on
 * undisturbed, and the second Tab reaches it. The library means it as modal, so what makes it so is taken back.
 */
export const makeBannerNonModal = (banner: HTMLElement): void => {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // The library focuses this empty element once the banner shows.
  banner.querySelector('[tabindex]')?.removeAttribute('tabindex');
  // Its focus trap listens on an ancestor.
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
};

const GAP_PX = 32;

/** Tells the style sheet how much of the page the banner covers, so that what has the focus can be scrolled clear of it. */
export const measureBanner = (banner: HTMLElement): void => {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner', `${banner.offsetHeight + GAP_PX}px`);
  }).observe(banner);
};

/** Returns what gives the focus back when the banner has closed: to what had it before, or to the page's content. */
export const keepFocusOutside = (root: HTMLElement): (() => void) => {
  let before: HTMLElement | null = null;
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    const target = before?.isConnected ? before : document.querySelector('main');
    if (target?.localName === 'main') target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  };
};
