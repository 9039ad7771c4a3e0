import { share as copy } from '../../../src/content/share.ts';
import { createButton, createElement, createMessagePlace } from '../../plumbing/create-element.ts';
import { createSheet, openSheet } from '../../plumbing/create-sheet.ts';

const FIELD_ID = 'delad-text';
const STATUS_ID = 'delad-text-status';
const ROWS = 4;

type ShownText = {
  readonly text: string;
  /** Why the text is shown. */
  readonly why: string;
  /** The message after copying. Without it, copying is not offered, because it has just failed. */
  readonly copied?: string;
};

/** Copies the text of a field, and reports the outcome in `status`. If copying fails, selects the text. */
const copyField = async (field: HTMLTextAreaElement, status: HTMLElement, copied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = copied;
  } catch {
    status.textContent = copy.notCopied;
    field.select();
  }
};

/**
 * Shows a text that could not be shared, and selects it. Resolves to whether it was shown: a double press shows it only
 * once.
 */
export const showText = async ({ text, why, copied }: ShownText): Promise<boolean> => {
  const field = createElement(
    'textarea',
    { id: FIELD_ID, rows: String(ROWS), readonly: '', 'aria-describedby': STATUS_ID },
    text,
  );
  const status = createMessagePlace({ id: STATUS_ID });
  status.textContent = why;
  const dialog = createSheet(
    { class: 'shared-text', title: copy.shown, close: copy.close },
    status,
    createElement('label', { for: FIELD_ID }, copy.label),
    field,
  );
  if (copied !== undefined) {
    const copyButton = createButton({ class: 'button' }, copy.copy, () => copyField(field, status, copied));
    dialog.append(createElement('div', { class: 'actions' }, copyButton));
  }
  const isOpened = await openSheet(dialog);
  field.select();
  return isOpened;
};
