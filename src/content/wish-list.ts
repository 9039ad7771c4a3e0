import type { Ore } from '../domain/product.ts';
import { profitOf } from '../domain/profit.ts';
import { MAX_COUNT, MAX_WISHES, type Wish } from '../domain/wish-list.ts';
import { formatCount, formatPrice, withUnit } from './format.ts';

/** A product of the list with its current name and price, in öre. */
export type WishedProduct = { readonly name: string; readonly price: Ore; readonly count: number };

const totalPrice = (products: readonly WishedProduct[]): Ore =>
  products.reduce((sum, { price, count }) => sum + price * count, 0);

/**
 * Puts a text on one line, left to right, with ordinary spaces. A text message holds more of these than of no-break
 * spaces.
 */
const plain = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ');

/** One line of a message, whatever characters the provider's name contains. */
const line = ({ name, price, count }: WishedProduct): string =>
  plain(`${withUnit(count, 'st')} ${name}, ${formatPrice(price * count)}`);

/** The texts of önskelappen: what a customer would like to buy, as a message to the seller. */
export const wishList = {
  title: 'Önskelappen',
  add: 'Skriv upp på lappen',
  /** The name of the round button of a card. */
  addProduct: (name: string): string => `Skriv upp ${name}`,
  show: 'Visa lappen',
  close: 'Stäng lappen',
  countOf: (name: string): string => `${name} på lappen`,
  fewer: (name: string): string => `Minska antalet: ${name}`,
  more: (name: string): string => `Öka antalet: ${name}`,
  /** Announced to screen readers when a count has changed. */
  changed: (name: string, count: number): string =>
    count === 0
      ? `${name} är borta från lappen.`
      : `${name}: ${count} på lappen${count === MAX_COUNT ? '. Fler går inte' : ''}.`,
  /** Between the buttons of a product. */
  shownCount: (count: number): string => (count === MAX_COUNT ? `högst ${count}` : String(count)),
  empty: 'Lappen är tom.',
  full: `Lappen rymmer ${formatCount(MAX_WISHES, 'vara', 'olika varor')}. Ta bort en först.`,
  count: (wishes: readonly Pick<Wish, 'count'>[]): string =>
    formatCount(
      wishes.reduce((sum, { count }) => sum + count, 0),
      'vara',
      'varor',
    ),
  sum: (products: readonly WishedProduct[]): string => formatPrice(totalPrice(products)),
  share: (products: readonly WishedProduct[]): string => `${formatPrice(profitOf(totalPrice(products)))} till gruppen`,
  sumLabel: 'Summa',
  /** Products that the provider no longer has. */
  gone: (count: number): string => `${formatCount(count, 'vara', 'varor')} finns inte längre i sortimentet.`,
  remove: 'Ta bort från lappen',
  /** The message to the seller. */
  message: (products: readonly WishedProduct[]): string => {
    const lines =
      products.length === 1
        ? ` ${products.map(line)}.`
        : `\n${products.map(line).join('\n')}\n${plain(`Tillsammans ${formatPrice(totalPrice(products))}.`)}`;
    return `Hej! Jag vill gärna köpa:${lines}\nHälsningar`;
  },
  send: 'Skicka till den som säljer',
  note: 'Lappen är ingen beställning. Beställ i webbshoppen, eller be den som säljer göra det.',
};
