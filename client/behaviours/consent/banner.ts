/**
 * Makes the library's modal banner non-modal. The banner follows the skip link, leaves the page usable and takes no
 * focus. The second Tab reaches it.
 */
export const makeBannerNonModal = (banner: HTMLElement): void => {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // The library focuses this empty element when it shows the banner.
  banner.querySelector('[tabindex]')?.removeAttribute('tabindex');
  // The library's focus trap listens on an ancestor.
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
};

const GAP_PX = 32;

/** Keeps `--banner` equal to the height that the banner covers. The style sheet uses it as scroll padding. */
export const publishBannerHeight = (banner: HTMLElement): void => {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner', `${banner.offsetHeight + GAP_PX}px`);
  }).observe(banner);
};

/**
 * Records which element had the focus before the focus moved into `root`. The returned function restores the focus to
 * that element, or moves it to `main` if there is none.
 */
export const createFocusRestorer = (root: HTMLElement): (() => void) => {
  let previous: HTMLElement | null = null;
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget)) previous = relatedTarget;
  });
  return () => {
    const target = previous?.isConnected ? previous : document.querySelector('main');
    if (target?.localName === 'main') target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  };
};
