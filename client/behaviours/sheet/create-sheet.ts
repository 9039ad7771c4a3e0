import { createButton, createElement } from '../../plumbing/create-element.ts';
import { focusMain } from '../../plumbing/focus-main.ts';
import { DOUBLE_PRESS_MS } from '../../plumbing/load-late.ts';
import { loadStyles } from '../../plumbing/load-styles.ts';
import stylesUrl from './sheet.css?url';

let styles: Promise<void> | undefined;

/**
 * Leaves the focused element, which is inert in the next moment. A screen reader that still believes to be there does not
 * notice that the focus enters the dialog, and does not say its name. After two frames it has been told.
 */
const leaveFocus = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

type SheetOptions = {
  readonly className: string;
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
};

/** A dialog with a heading and a button that closes it. It stays out of Session Replay. */
export const createSheet = (
  { className, title, close }: SheetOptions,
  ...children: readonly Node[]
): HTMLDialogElement => {
  const dialog = createElement('dialog', {
    class: `sheet ${className}`,
    tabindex: '-1',
    'data-sentry-block': '',
    'aria-label': title,
  });
  const closeButton = createButton({ class: 'icon-button', 'aria-label': close }, '', () => dialog.close());
  dialog.append(
    createElement('div', { class: 'sheet-head' }, createElement('h2', {}, title), closeButton),
    ...children,
  );
  return dialog;
};

/**
 * Opens the dialog, once its style sheets are there, unless another one is open or about to be. It is removed when it is
 * closed. Resolves to whether it was opened.
 */
export const openSheet = async (
  dialog: HTMLDialogElement,
  ...styleSheets: readonly Promise<void>[]
): Promise<boolean> => {
  if (document.querySelector('dialog.sheet')) return false;
  document.body.append(dialog);
  styles ??= loadStyles(stylesUrl);
  // An unstyled dialog is better than none.
  await Promise.allSettled([styles, ...styleSheets]);
  const opener = document.activeElement;
  await leaveFocus();
  dialog.showModal();
  // A press beside it closes it, but not the second one of a double press.
  setTimeout(() => dialog.setAttribute('closedby', 'any'), DOUBLE_PRESS_MS);
  dialog.addEventListener('close', () => {
    dialog.remove();
    const isLost = document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // What opened it may be gone.
    if (document.activeElement === document.body) focusMain();
  });
  return true;
};
