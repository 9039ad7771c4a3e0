/**
 * Makes the library's modal banner non-modal. The banner follows the skip link, leaves the page usable and takes no
 * focus. The second Tab reaches it.
 */
export const makeBannerNonModal = (banner: HTMLElement): void => {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // The library focuses this empty element when it shows the banner.
  banner.querySelector('[tabindex]')?.remove();
  // The library's focus trap listens on an ancestor.
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
};

const GAP_PX = 32;

/**
 * Keeps `--banner` equal to the height that the banner covers. The style sheet uses it as scroll padding, and as space
 * below the footer. The returned function is to be called when the banner has been hidden. It removes the space as soon
 * as it is out of view, because the end of the page would otherwise move.
 */
export const publishBannerHeight = (banner: HTMLElement): (() => void) => {
  const root = document.documentElement;
  const heightOf = (): number => banner.offsetHeight + GAP_PX;
  new ResizeObserver(() => root.style.setProperty('--banner', `${heightOf()}px`)).observe(banner);
  root.dataset.bannerSpace = '';
  const release = (): void => {
    if (root.scrollHeight - innerHeight - scrollY < heightOf()) return;
    delete root.dataset.bannerSpace;
    removeEventListener('scroll', release);
  };
  return () => {
    addEventListener('scroll', release, { passive: true });
    release();
  };
};

/**
 * Follows the scroll position. The returned function scrolls back to it. It is to be called when a dialog has closed: the
 * library then focuses an element, and the browser scrolls to that element, but has not dispatched the event yet.
 */
export const createPositionRestorer = (): (() => void) => {
  let top = scrollY;
  const follow = (): void => {
    top = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => scrollTo({ top, behavior: 'instant' });
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
