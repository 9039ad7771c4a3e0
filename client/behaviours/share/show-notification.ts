import { errors } from '../../../src/content/errors.ts';
import { loadStyles } from '../load-styles.ts';
import stylesUrl from './notification.css?url';

const MIN_VISIBLE_MS = 4_000;
/** Slow readers read about twelve characters a second. */
const VISIBLE_MS_PER_CHARACTER = 80;
/** Screen readers do not announce a live region that is added together with its text. */
const LIVE_REGION_DELAY_MS = 100;

let liveRegion: Promise<HTMLElement> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps a notification out of the half of the window in which something has the focus, as what has just been pressed. */
const keepClear = (element: HTMLElement): void => {
  const focused = document.activeElement;
  if (!focused || element.contains(focused)) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  element.toggleAttribute('data-top', height < innerHeight / 2 && top + bottom > innerHeight);
};

const createLiveRegion = async (): Promise<HTMLElement> => {
  const element = document.createElement('div');
  element.className = 'note';
  element.setAttribute('role', 'status');
  document.body.append(element);
  addEventListener('focusin', () => keepClear(element));
  // allSettled: an unstyled notification is better than none.
  await Promise.allSettled([loadStyles(stylesUrl), delay(LIVE_REGION_DELAY_MS)]);
  return element;
};

const createDismissButton = (onPress: () => void): HTMLElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = errors.dismiss;
  button.addEventListener('click', onPress);
  return button;
};

const show = async (text: string, isError: boolean): Promise<void> => {
  liveRegion ??= createLiveRegion();
  const element = await liveRegion;
  const clear = (): void => element.replaceChildren();
  clearTimeout(timer);
  keepClear(element);
  element.replaceChildren(text, ...(isError ? [' ', createDismissButton(clear)] : []));
  if (!isError) timer = setTimeout(clear, Math.max(MIN_VISIBLE_MS, VISIBLE_MS_PER_CHARACTER * text.length));
};

/** Shows a notification (a toast), for as long as it takes to read, and announces it to screen readers. */
export const showNotification = (text: string): Promise<void> => show(text, false);

/** The same for an error, which stays until it is dismissed. */
export const showError = (text: string): Promise<void> => show(text, true);
