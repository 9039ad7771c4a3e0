import { Parser } from 'htmlparser2';
import { PATHS } from '../../src/content/paths.ts';

/** A product as a page shows it. The price is in öre, and NaN when the page shows none. */
export type ShownProduct = { readonly id: string; readonly name: string; readonly price: number };

/** What a visitor reads, whatever the elements' classes are and however they are nested. */
export type ShownPage = {
  /** The texts between tags. */
  readonly texts: readonly string[];
  /** The products that headings name, each with the first amount below its heading that stands alone. */
  readonly products: readonly ShownProduct[];
};

const HEADING = /^h\d$/;
/** What `formatPrice` writes. */
const AMOUNT = /^([\d\s]+)(?:,(\d\d))?\skr$/;

/** In öre. NaN: the text is something else. */
const parseAmount = (text: string): number => {
  const [, kronor = '', ore = '0'] = AMOUNT.exec(text) ?? [];
  return Number(kronor.replace(/\s/g, '') || Number.NaN) * 100 + Number(ore);
};

const productIdOf = (href = ''): string | null => href.split(`${PATHS.products}/`)[1] ?? null;

/** Reads a page. A heading names the product that it links to, and the main heading that of the page. */
export const readPage = (html: string): ShownPage => {
  const texts: string[] = [];
  const products: ShownProduct[] = [];
  let text = '';
  let ownId: string | null = null;
  let headingId: string | null = null;

  const endText = (): void => {
    const product = products.at(-1);
    if (product && Number.isNaN(product.price))
      products[products.length - 1] = { ...product, price: parseAmount(text) };
    if (text !== '') texts.push(text);
    text = '';
  };

  const parser = new Parser({
    onopentag(name, { rel, href }) {
      endText();
      if (name === 'link' && rel === 'canonical') ownId = productIdOf(href);
      if (HEADING.test(name)) headingId = name === 'h1' ? ownId : null;
      if (name === 'a') headingId = productIdOf(href);
    },
    ontext(chunk) {
      text += chunk;
    },
    onclosetag(name) {
      endText();
      if (HEADING.test(name) && headingId !== null) {
        products.push({ id: headingId, name: texts.at(-1) ?? '', price: Number.NaN });
      }
    },
  });
  parser.end(html);
  return { texts, products };
};
