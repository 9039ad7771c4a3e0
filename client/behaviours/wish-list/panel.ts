import { errors } from '../../../src/content/errors.ts';
import { formatPrice } from '../../../src/content/format.ts';
import { loading } from '../../../src/content/products.ts';
import { wishList as copy } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../create-element.ts';
import { loadStyles } from '../load-styles.ts';
import { keptShop } from '../shop/kept-shop.ts';
import { sellerName } from './bar.ts';
import { createMessage } from './message.ts';
import stylesUrl from './panel.css?url';
import { createStepper } from './stepper.ts';
import { type KnownWish, knownProducts, loadWishes } from './wished-products.ts';
import { changeCount, keptWishes, WISHES_CHANGED } from './wishes.ts';

type Row = { readonly element: HTMLElement; readonly show: (wish: KnownWish) => void };

const createRow = ({ id, count, product }: KnownWish): Row => {
  if (!product) {
    const remove = createButton({ class: 'button paper' }, copy.remove, () => changeCount(id, -count));
    return { element: createElement('li', {}, createElement('span', {}, copy.gone), remove), show: () => {} };
  }
  const price = document.createElement('strong');
  const stepper = createStepper(id, product.name, () => {});
  return {
    element: createElement('li', {}, createElement('span', {}, product.name), stepper.element, price),
    show: (wish) => {
      stepper.show(wish.count);
      price.textContent = formatPrice(product.price * wish.count);
    },
  };
};

const createPanel = () => {
  const seller = sellerName();
  const shop = keptShop();
  const rows = new Map<string, Row>();
  const list = document.createElement('ul');
  const sum = createElement('p', { class: 'wish-sum', role: 'status' });
  const problem = createElement('p', { class: 'wish-problem', role: 'status' });
  const message = createMessage(seller);
  const body = createElement('div', {}, list, sum, ...message.elements);
  const dialog = createElement('dialog', { class: 'wish-panel', 'data-sentry-block': '', 'aria-label': copy.title });
  if (shop && !shop.isOwn)
    message.actions.append(createElement('a', { class: 'button mint', href: shop.href }, copy.openShop(seller)));

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

  const update = async (): Promise<void> => {
    if (keptWishes().length === 0) return dialog.close();
    try {
      const wishes = await loadWishes();
      const products = knownProducts(wishes);
      problem.replaceChildren();
      body.hidden = false;
      showRows(wishes);
      sum.textContent = `${copy.sumLabel} ${copy.sum(products)} · ${copy.share(products, seller)}`;
      message.update(products);
    } catch {
      // The request has been tried four times. The server reports its own failures.
      problem.replaceChildren(
        errors.productList.message,
        ' ',
        createButton({ class: 'button paper' }, errors.panel.retry, update),
      );
    }
  };

  dialog.append(
    createElement(
      'div',
      { class: 'wish-head' },
      createElement('h2', {}, copy.title),
      createButton({ class: 'icon-button', 'aria-label': copy.close }, '', () => dialog.close()),
    ),
    problem,
    body,
    createElement('p', { class: 'wish-note' }, copy.note),
  );
  dialog.tabIndex = -1;
  body.hidden = true;
  problem.textContent = loading.text;
  return { dialog, update };
};

let styles: Promise<void> | undefined;

/** Opens the list with the message to the one who sells. */
export const openPanel = async (): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled panel is better than none.
  await Promise.allSettled([styles]);
  const { dialog, update } = createPanel();
  document.body.append(dialog);
  dialog.showModal();
  addEventListener(WISHES_CHANGED, update);
  dialog.addEventListener('close', () => {
    removeEventListener(WISHES_CHANGED, update);
    dialog.remove();
  });
  await update();
};
