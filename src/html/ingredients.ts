import { type HtmlElement, type HtmlNode, isBlock } from './elements.ts';
import { toPlainText } from './plain-text.ts';

const WORD = '(?:innehåll|ingredienser|allergener)';
const HEADING = new RegExp(`^(${WORD}(?:(?: ?[,&/+] ?| och )${WORD})*) ?:?$`, 'i');

/** The heading above a product's ingredients, and its words. */
export type Ingredients = { readonly heading: HtmlElement; readonly label: string };

/**
 * "Ingredienser: råg", "Innehåll (allergener i fetstil): råg", "Innehåll, mörk choklad: kakaomassa", "Ingredienslista" on a
 * line of its own.
 */
const STATEMENT =
  /(?<!\p{L})(?:ingrediens\p{L}*|innehåll(?:er)?|allergener)(?: \([^)]{0,60}\)|, [^:.\n]{1,40})?(?: ?[:–\t]|$)/imu;

const toLabel = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;

/** Whether a plain text, with one line per element, announces anywhere what a product contains. */
export const statesIngredients = (text: string): boolean => STATEMENT.test(text);

/** The first block whose whole text announces ingredients or allergens, whichever element it is. Null: there is none. */
export const findIngredients = (nodes: readonly HtmlNode[]): Ingredients | null => {
  for (const block of nodes.filter(isBlock)) {
    if (block.children.some(isBlock)) {
      const found = findIngredients(block.children);
      if (found) return found;
    } else {
      const [, words] = HEADING.exec(toPlainText(block.children)) ?? [];
      if (words) return { heading: block, label: toLabel(words) };
    }
  }
  return null;
};
