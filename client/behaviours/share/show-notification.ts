import { loadStyles } from '../load-styles.ts';
import stylesUrl from './notification.css?url';

const VISIBLE_MS = 4_000;
/** Screen readers do not announce a live region that is added together with its text. */
const LIVE_REGION_DELAY_MS = 100;

let liveRegion: Promise<HTMLElement> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const createLiveRegion = async (): Promise<HTMLElement> => {
  const element = document.createElement('p');
  element.className = 'note';
  element.setAttribute('role', 'status');
  document.body.append(element);
  // allSettled: an unstyled notification is better than none.
  await Promise.allSettled([loadStyles(stylesUrl), delay(LIVE_REGION_DELAY_MS)]);
  return element;
};

/** Shows a short notification (a toast) and announces it to screen readers. */
export const showNotification = async (text: string): Promise<void> => {
  liveRegion ??= createLiveRegion();
  const element = await liveRegion;
  clearTimeout(timer);
  element.textContent = text;
  timer = setTimeout(() => element.replaceChildren(), VISIBLE_MS);
};
