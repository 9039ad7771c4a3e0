import { createButton, createElement } from '../create-element.ts';
import { focusMain } from '../focus-main.ts';
import { loadStyles } from '../load-styles.ts';
import stylesUrl from './sheet.css?url';

let styles: Promise<void> | undefined;

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
    closedby: 'any',
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

/** Opens the dialog, once its style sheets are there. It is removed when it is closed. */
export const openSheet = async (dialog: HTMLDialogElement, ...styleSheets: readonly Promise<void>[]): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled dialog is better than none.
  await Promise.allSettled([styles, ...styleSheets]);
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener('close', () => {
    dialog.remove();
    // What opened it may be gone.
    if (document.activeElement === document.body) focusMain();
  });
};
