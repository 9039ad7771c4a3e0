import type { FilterableProduct } from '../../../src/domain/catalogue.ts';

/** A product as its card in the markup describes it. `defaultIndex` is its index in the default order. */
type Card = FilterableProduct & { readonly element: HTMLElement; readonly defaultIndex: number };

export const toCard = (element: HTMLElement): Card => {
  const text = (selector: string): string => element.querySelector(selector)?.textContent ?? '';
  const { place, price } = element.dataset;
  return {
    element,
    defaultIndex: Number(place),
    price: Number(price),
    name: text('h2'),
    tagline: text('.card-tagline'),
    tags: Array.from(element.querySelectorAll('.tag'), ({ textContent }) => ({ name: textContent })),
  };
};
