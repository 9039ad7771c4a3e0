import { askSeller } from '../../../src/content/ask-seller.ts';
import { mailtoHref } from '../../../src/content/links.ts';
import { wishList as copy, type WishedProduct } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../create-element.ts';

const FIELD_ID = 'lapp-meddelande';

/** The message to the one who sells, which the visitor may edit, and the ways to send it. */
export const createMessage = (seller: string) => {
  const field = createElement('textarea', { id: FIELD_ID, rows: '5' });
  const status = createElement('p', { role: 'status' });
  const send = createElement('a', { class: 'button', href: '' }, copy.send);
  let products = '';

  const updateLink = (): void => {
    send.href = mailtoHref('', { subject: askSeller.subject, body: field.value });
  };

  const share = async (event: Event): Promise<void> => {
    const data = { text: field.value };
    if (!navigator.canShare?.(data)) return;
    event.preventDefault();
    try {
      await navigator.share(data);
    } catch (error) {
      // AbortError: the visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(send.href);
    }
  };

  const copyText = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = copy.copied;
    } catch {
      status.textContent = copy.notCopied;
      field.select();
    }
  };

  field.addEventListener('input', updateLink);
  send.addEventListener('click', share);

  /** Names the products. What the visitor has written around them stays. */
  const update = (wished: readonly WishedProduct[]): void => {
    const next = copy.message.products(wished);
    field.value =
      products !== '' && field.value !== ''
        ? field.value.replace(products, () => next)
        : copy.message.greeting(seller) + next + copy.message.end;
    products = next;
    status.textContent = '';
    updateLink();
  };

  const actions = createElement(
    'div',
    { class: 'actions' },
    send,
    createButton({ class: 'button mint' }, copy.copy, copyText),
  );
  const elements = [createElement('label', { for: FIELD_ID }, copy.message.label), field, actions, status];
  return { elements, actions, update };
};
