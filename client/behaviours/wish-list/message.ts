import { askSeller } from '../../../src/content/ask-seller.ts';
import { mailtoHref } from '../../../src/content/links.ts';
import { share } from '../../../src/content/share.ts';
import { wishList as copy, type WishedProduct } from '../../../src/content/wish-list.ts';
import { createButton, createElement, createMessagePlace } from '../../plumbing/create-element.ts';
import { copyField } from '../share/copy-field.ts';
import { openShareDialog } from '../share/share-dialog.ts';

const FIELD_ID = 'lapp-meddelande';
const MIN_ROWS = 5;
const MAX_ROWS = 14;
/** Some e-mail programs do not open longer links. */
const MAX_MAILTO_LENGTH = 2_000;

/** This page's message as it is now and as it was last written, so that the visitor's changes are kept. */
const draft = { text: '', written: '', products: '' };

/**
 * Writes the products into the draft. Returns false, and leaves the draft as it is, when the visitor has rewritten the
 * products.
 */
const write = (wished: readonly WishedProduct[]): boolean => {
  const products = copy.message.products(wished);
  const written = copy.message.greeting + products + copy.message.end;
  const isChanged = draft.text !== '' && draft.text !== draft.written;
  const isRewritten = isChanged && !draft.text.includes(draft.products);
  if (isRewritten) return draft.products === products;
  draft.text = isChanged ? draft.text.replace(draft.products, () => products) : written;
  Object.assign(draft, { written, products });
  return true;
};

/** The message to the seller, which the visitor may edit, and the ways to send it. */
export const createMessage = () => {
  const field = createElement('textarea', { id: FIELD_ID, rows: String(MIN_ROWS) });
  const status = createMessagePlace();
  const send = createElement('a', { class: 'button', href: '' }, copy.send);

  const follow = (): void => {
    draft.text = field.value;
    send.href = mailtoHref('', { subject: askSeller.subject, body: field.value });
  };

  field.addEventListener('input', follow);
  send.addEventListener('click', async (event) => {
    const data = { text: field.value };
    const isLong = send.href.length > MAX_MAILTO_LENGTH;
    event.preventDefault();
    if (await openShareDialog(data)) return;
    status.textContent = isLong ? copy.tooLong : share.noMail;
    if (!isLong) location.assign(send.href);
  });

  const update = (wished: readonly WishedProduct[]): void => {
    status.textContent = write(wished) ? '' : copy.message.rewritten;
    field.value = draft.text;
    field.rows = Math.max(MIN_ROWS, Math.min(draft.text.split('\n').length + 1, MAX_ROWS));
    follow();
  };

  const actions = createElement(
    'div',
    { class: 'actions' },
    send,
    createButton({ class: 'button mint' }, share.copy, () => copyField(field, status, copy.copied)),
  );
  const elements = [createElement('label', { for: FIELD_ID }, copy.message.label), field, actions, status];
  return { elements, update };
};
