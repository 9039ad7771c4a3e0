import { formatCount } from './format.ts';

export const countPeople = (people: number): string => formatCount(people, 'person', 'personer');

/** The calculator counts "produkter", as specified. Elsewhere the word is "vara". */
export const countProducts = (products: number): string => formatCount(products, 'produkt', 'produkter');
