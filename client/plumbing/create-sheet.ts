import { DOUBLE_PRESS_MS } from '../state/double-press.ts';
import { createButton, createElement } from './create-element.ts';
import { focusMain } from './focus-main.ts';
import { loadStyles } from './load-styles.ts';
import stylesUrl from './sheet.css?url';

let styles: Promise<void> | undefined;

/**
 * Leaves the focused element, which is about to become inert. A screen reader that still assumes the focus there misses
 * that the focus enters the dialog, and does not say the dialog's name. After two frames, the screen reader has been
 * notified.
 */
const leaveFocus = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

type SheetOptions = {
  /** The class for its own style. */
  readonly class: string;
  readonly title: string;
  /** The name of the close button. */
  readonly close: string;
};

/** A dialog with a heading and a button that closes it. It stays out of Session Replay. */
export const createSheet = (
  { class: own, title, close }: SheetOptions,
  ...children: readonly Node[]
): HTMLDialogElement => {
  const dialog = createElement('dialog', {
    class: `sheet ${own}`,
    'data-sheet': '',
    tabindex: '-1',
    'data-sentry-block': '',
    'aria-label': title,
  });
  const closeButton = createButton({ class: 'icon-button', 'aria-label': close }, '×', () => dialog.close());
  dialog.append(
    createElement('div', { class: 'sheet-head' }, createElement('h2', {}, title), closeButton),
    ...children,
  );
  return dialog;
};

/**
 * Opens the dialog once its style sheets have loaded, unless another dialog is open or about to open. The dialog is
 * removed when it closes. Resolves to whether it was opened.
 */
export const openSheet = async (
  dialog: HTMLDialogElement,
  ...styleSheets: readonly Promise<void>[]
): Promise<boolean> => {
  if (document.querySelector('[data-sheet]')) return false;
  document.body.append(dialog);
  styles ??= loadStyles(stylesUrl);
  // An unstyled dialog is better than none.
  await Promise.allSettled([styles, ...styleSheets]);
  const opener = document.activeElement;
  await leaveFocus();
  dialog.showModal();
  // A press outside the dialog closes it, but not the second press of a double press.
  setTimeout(() => dialog.setAttribute('closedby', 'any'), DOUBLE_PRESS_MS);
  dialog.addEventListener('close', () => {
    dialog.remove();
    const isLost = document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // The element that opened the dialog may be gone.
    if (document.activeElement === document.body) focusMain();
  });
  return true;
};
