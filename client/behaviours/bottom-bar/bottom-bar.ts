import { loadStyles } from '../../plumbing/load-styles.ts';
import stylesUrl from './bottom-bar.css?url';

const root = document.documentElement;
const bar = document.createElement('div');
bar.className = 'bottom-bar';
const observer = new ResizeObserver(() => root.style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));

let styles: Promise<void> | undefined;

const takeAway = (): void => {
  observer.disconnect();
  bar.remove();
  root.classList.remove('has-bar');
  root.style.removeProperty('--bottom-bar');
};

/**
 * Shows a part in the bar at the bottom edge of the window until `signal` is aborted. Nothing on the page moves: the
 * end of the document grows by the bar's height.
 */
export const showInBar = async (part: HTMLElement, signal: AbortSignal): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled bar is better than none.
  await Promise.allSettled([styles]);
  if (signal.aborted) return;
  bar.append(part);
  if (!bar.isConnected) {
    observer.observe(bar);
    root.classList.add('has-bar');
    // Follows the skip link, which remains the page's first tab stop.
    document.body.firstElementChild?.after(bar);
  }
  signal.addEventListener('abort', () => {
    part.remove();
    if (bar.childElementCount === 0) takeAway();
  });
};
