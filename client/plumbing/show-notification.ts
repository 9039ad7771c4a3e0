import { notification as copy } from '../../src/content/notification.ts';
import { announce } from './announce.ts';
import { createButton, createElement } from './create-element.ts';
import { focusMain } from './focus-main.ts';
import { loadStyles } from './load-styles.ts';
import stylesUrl from './notification.css?url';

const MIN_VISIBLE_MS = 4_000;
/** Slow readers read about twelve characters per second. */
const VISIBLE_MS_PER_CHARACTER = 80;

let styles: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const element = createElement('aside', { class: 'note', 'aria-label': copy.label });

/**
 * Keeps the notification out of the half of the window that contains the focus, which is usually on what was just
 * pressed.
 */
const keepClear = (): void => {
  const focused = document.activeElement;
  if (!focused || element.contains(focused)) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  element.toggleAttribute('data-top', height < innerHeight / 2 && top + bottom > innerHeight);
};

const takeAway = (): void => {
  const hasFocus = element.contains(document.activeElement);
  element.remove();
  if (hasFocus) focusMain();
};

const show = async (text: string, isError: boolean): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled notification is better than none.
  await Promise.allSettled([styles]);
  clearTimeout(timer);
  addEventListener('focusin', keepClear);
  keepClear();
  element.replaceChildren(text, ...(isError ? [' ', createButton({}, copy.dismiss, takeAway)] : []));
  document.body.append(element);
  announce(text);
  if (!isError) timer = setTimeout(takeAway, Math.max(MIN_VISIBLE_MS, VISIBLE_MS_PER_CHARACTER * text.length));
};

/** Shows a notification (a toast) for as long as it takes to read, and announces it to screen readers. */
export const showNotification = (text: string): Promise<void> => show(text, false);

/** Shows an error, which stays until it is dismissed. */
export const showError = (text: string): Promise<void> => show(text, true);
