import type { WishedProduct } from '../../../src/content/wish-list.ts';
import type { Ore } from '../../../src/domain/product.ts';
import { keptWishes } from './wishes.ts';

type Named = { readonly name: string; readonly price: Ore };

/** The name of the product that a button puts on the list. */
export const nameOf = (button: Element): string => button.querySelector('span')?.textContent.trim() ?? '';

const productsOfPage = (): ReadonlyMap<string, Named> =>
  new Map(
    Array.from(document.querySelectorAll<HTMLElement>('[data-wish]'), (button) => [
      button.dataset.wish ?? '',
      { name: nameOf(button), price: Number(button.dataset.price) },
    ]),
  );

let loading: Promise<ReadonlyMap<string, Named>> | undefined;

/** The provider's list, once for a page. A failed request is forgotten. */
const productsOfApi = (): Promise<ReadonlyMap<string, Named>> => {
  loading ??= import('../../http/api.ts')
    .then(({ loadProducts }) => loadProducts())
    .then((products) => new Map(products.map((product) => [product.id, product])));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

/** A wish with what is known of its product. `product` is null when the provider does not have it. */
export type KnownWish = { readonly id: string; readonly count: number; readonly product: WishedProduct | null };

/**
 * The wishes with current names and prices, from the page where they all are on it, otherwise from the product list. Rejects
 * when that cannot be loaded.
 */
export const loadWishes = async (): Promise<readonly KnownWish[]> => {
  const wishes = keptWishes();
  const shown = productsOfPage();
  const listed = wishes.every(({ id }) => shown.has(id)) ? shown : await productsOfApi();
  return wishes.map(({ id, count }) => {
    const product = shown.get(id) ?? listed.get(id);
    return { id, count, product: product ? { ...product, count } : null };
  });
};

export const knownProducts = (wishes: readonly KnownWish[]): readonly WishedProduct[] =>
  wishes.flatMap(({ product }) => product ?? []);
