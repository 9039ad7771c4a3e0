import { type HtmlElement, type HtmlNode, isBlock } from './elements.ts';
import { toPlainText } from './plain-text.ts';

const WORD = '(?:innehåll|ingredienser|allergener)';
const AND = '(?: ?[,&/+] ?| och )';
const HEADING = new RegExp(`^(${WORD}(?:${AND}${WORD})*) ?:?$`, 'i');

/** The heading above a product's ingredients, and its words. */
export type Ingredients = { readonly heading: HtmlElement; readonly label: string };

const ANY_WORD = '(?:ingrediens\\p{L}*|innehåll(?:er|s(?:deklaration|förteckning|lista))?|allergener)';
const ANNOUNCEMENT = `${ANY_WORD}(?:${AND}${ANY_WORD})?(?: \\([^)]{0,60}\\)|, [^:.\\n]{1,40})?`;
/** "Innehåll: 250 g" is about the net contents. */
const AMOUNT = '\\s*\\d[\\d., ]*(?:[khm]?g|gram|[cdm]?l|liter|st)\\.?$';

/**
 * "Kakans ingredienser: råg", "Innehåll (allergener i fetstil): råg", "Innehåll, mörk choklad: kakaomassa",
 * "Ingredienslista" on a line of its own. Without a colon, the word begins its line or sentence.
 */
const STATEMENT = new RegExp(
  `(?:(?<!\\p{L})${ANNOUNCEMENT} ?:|(?<=^|[.!?] )${ANNOUNCEMENT}(?: ?[–\\t]|$))(?!${AMOUNT})`,
  'imu',
);

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
