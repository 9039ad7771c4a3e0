import type { Ore } from '../../../src/domain/product.ts';
import type { Wish } from '../../../src/domain/wish-list.ts';
import { keptWishes } from './wishes.ts';

/** `image`: the URL of a small image, or empty. */
type Named = { readonly name: string; readonly price: Ore; readonly image: string };

/** The name of the product that a button puts on the list. The button's text may be translated, so it is not used. */
export const nameOf = ({ dataset }: HTMLElement): string => dataset.name ?? '';

/** The image in the card or article around a button. The browser has it already, unless it is lazy. */
const imageOf = (button: HTMLElement): string => {
  const image = button.closest('li, article')?.querySelector('img');
  return image?.currentSrc || (image?.src ?? '');
};

const productsOfPage = (): ReadonlyMap<string, Named> =>
  new Map(
    Array.from(document.querySelectorAll<HTMLElement>('[data-wish]'), (button) => [
      button.dataset.wish ?? '',
      { name: nameOf(button), price: Number(button.dataset.price), image: imageOf(button) },
    ]),
  );

let loading: Promise<ReadonlyMap<string, Named>> | undefined;

/** The provider's list, requested once per page. A failed request is forgotten. */
const productsOfApi = (): Promise<ReadonlyMap<string, Named>> => {
  loading ??= import('../../http/api.ts')
    .then(({ loadProducts }) => loadProducts())
    .then((products) => new Map(products.map((product) => [product.id, product])));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

export type KnownWish = Wish & Named;

/**
 * The wishes with their current names, prices and images. They come from the page if it shows all of the products,
 * otherwise from the product list. Rejects when that list cannot be loaded. `gone`: the ids that the provider no longer has.
 */
export const loadWishes = async () => {
  const wishes = keptWishes();
  const shown = productsOfPage();
  const listed = wishes.every(({ id }) => shown.has(id)) ? shown : await productsOfApi();
  const known: KnownWish[] = [];
  const gone: string[] = [];
  for (const wish of wishes) {
    const product = shown.get(wish.id) ?? listed.get(wish.id);
    if (product) known.push({ ...product, ...wish });
    else gone.push(wish.id);
  }
  return { known, gone };
};
