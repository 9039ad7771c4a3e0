import { errors } from '../../../src/content/errors.ts';
import { formatPrice } from '../../../src/content/format.ts';
import { loading } from '../../../src/content/products.ts';
import { wishList as copy } from '../../../src/content/wish-list.ts';
import { announce } from '../../plumbing/announce.ts';
import { createButton, createElement, createMessagePlace } from '../../plumbing/create-element.ts';
import { createSheet, openSheet } from '../../plumbing/create-sheet.ts';
import { loadStyles } from '../../plumbing/load-styles.ts';
import stylesUrl from './panel.css?url';
import { createStepper } from './stepper.ts';
import { type KnownWish, loadWishes } from './wished-products.ts';
import { forgetWishes, keptWishes, WISHES_CHANGED } from './wishes.ts';

type Row = { readonly element: HTMLElement; readonly show: (wish: KnownWish) => void };

const createRow = ({ id, name, image }: KnownWish): Row => {
  const total = document.createElement('strong');
  // The sum is announced instead.
  const stepper = createStepper(id, name, () => {});
  return {
    element: createElement(
      'li',
      {},
      // Without an image, its place is empty.
      createElement('span', {}, ...(image === '' ? [] : [createElement('img', { src: image, alt: '' })])),
      createElement('bdi', {}, name),
      stepper.element,
      total,
    ),
    show: ({ count, price }) => {
      stepper.show(count);
      total.textContent = formatPrice(price * count);
    },
  };
};

const createPanel = () => {
  const rows = new Map<string, Row>();
  const list = document.createElement('ul');
  const missing = createElement('p', { class: 'wish-missing' });
  const sum = createElement('p', { class: 'wish-sum' });
  const problem = createMessagePlace();
  // client/main.ts starts what shares.
  const send = createElement('button', { type: 'button', class: 'button', 'data-share': '' }, copy.send);

  const order = createElement('div', {}, list, createElement('div', { class: 'wish-send' }, sum, send));
  const dialog = createSheet(
    { class: 'wish-panel', title: copy.title, close: copy.close },
    problem,
    missing,
    order,
    createElement('p', { class: 'wish-note' }, copy.note),
  );
  const showRows = (wishes: readonly KnownWish[]): void => {
    for (const [id, { element }] of rows) {
      if (wishes.some((wish) => wish.id === id)) continue;
      if (element.contains(document.activeElement)) dialog.focus();
      element.remove();
      rows.delete(id);
    }
    for (const wish of wishes) {
      const row = rows.get(wish.id) ?? createRow(wish);
      if (!rows.has(wish.id)) list.append(row.element);
      rows.set(wish.id, row);
      row.show(wish);
    }
  };

  const showMissing = (ids: readonly string[]): void =>
    missing.replaceChildren(
      ...(ids.length > 0
        ? [copy.gone(ids.length), ' ', createButton({ class: 'button mint' }, copy.remove, () => forgetWishes(ids))]
        : []),
    );

  let shownSum = '';
  const showSum = (wishes: readonly KnownWish[]): void => {
    const [total, share] = [`${copy.sumLabel} ${copy.sum(wishes)}`, copy.share(wishes)];
    const spoken = `${total}, ${share}.`;
    if (shownSum !== '' && shownSum !== spoken) announce(spoken);
    shownSum = spoken;
    sum.replaceChildren(createElement('strong', {}, total), ' ', createElement('span', {}, share));
  };

  const close = (): void => {
    dialog.close();
    announce(copy.empty);
  };

  const update = async (): Promise<void> => {
    if (keptWishes().length === 0) return close();
    try {
      const { known, gone } = await loadWishes();
      problem.replaceChildren();
      showMissing(gone);
      order.hidden = known.length === 0;
      showRows(known);
      showSum(known);
      send.dataset.message = copy.message(known);
    } catch {
      order.hidden = true;
      // The request has been made four times. The server reports its own failures.
      problem.replaceChildren(
        errors.productList.message,
        ' ',
        createButton({ class: 'button mint' }, errors.panel.retry, update),
      );
    }
  };

  order.hidden = true;
  problem.textContent = loading.text;
  return { dialog, update };
};

let styles: Promise<void> | undefined;

/** Opens the list with the message to the seller. */
export const openPanel = async (): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  const { dialog, update } = createPanel();
  if (!(await openSheet(dialog, styles))) return;
  addEventListener(WISHES_CHANGED, update);
  dialog.addEventListener('close', () => removeEventListener(WISHES_CHANGED, update));
  await update();
};
