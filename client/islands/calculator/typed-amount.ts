import { groupThousands } from '../../../src/content/format.ts';
import { digitsOfKronor } from '../../../src/domain/goal.ts';

/** The text of a field, and where its caret is. */
export type TypedText = { readonly text: string; readonly caret: number };

const countTyped = (text: string): number => text.replace(/[^\d.,]/g, '').length;

/**
 * An amount with spaces between its thousands, while it is typed: the caret keeps its distance to the end, and passes a
 * space in the direction in which the visitor deletes. Text that is no amount stays as it is.
 */
export const formatTyped = ({ text, caret }: TypedText, isBackspace = false): TypedText => {
  const digits = digitsOfKronor(text);
  if (!digits) return { text, caret };
  const formatted = groupThousands(digits.whole) + (digits.decimals === undefined ? '' : `,${digits.decimals}`);
  const after = countTyped(text.slice(caret));
  let position = formatted.length;
  while (countTyped(formatted.slice(position)) < after) position -= 1;
  const isAfterSpace = /\s$/.test(formatted.slice(0, position));
  return { text: formatted, caret: isBackspace && isAfterSpace ? position - 1 : position };
};
