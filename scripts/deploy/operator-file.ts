import { parseEnv } from 'node:util';
import type { OwnVars } from './configuration.ts';
import { toTexts } from './environment-vars.ts';

/**
 * What a file may contain: comments, and values in quotes, which may span several lines. Node's reader cuts other lines
 * at a `#` or a quote, skips them, or takes the next line as the value, and it makes a line break of `\n` in double quotes.
 * If a line of a value looks like a comment or another variable, the closing quote is missing.
 */
const STATEMENT =
  /^[ \t]*(?:(?<name>[A-Za-z_]\w*)=(?:"(?:[^"\\\n]|\n(?!#|[A-Za-z_]\w*=))*"|'(?:[^'\n]|\n(?!#|[A-Za-z_]\w*=))*')[ \t]*)?(?:#.*)?$/gm;
/**
 * Controls except tab, other line breaks, characters without width or that change the direction of writing, and the
 * character that replaces what is not UTF-8.
 */
const INVISIBLE = /[[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffd]--\t]/v;

/** The numbers of the lines for which `isWrong` holds. */
const findLines = (text: string, isWrong: (line: string) => boolean): readonly number[] =>
  text.split('\n').flatMap((line, index) => (isWrong(line) ? [index + 1] : []));

/**
 * Reads an operator's variables: lines of NAME="value" and comments, in UTF-8, with or without a byte order mark. Names
 * every line that Node's reader would misread.
 */
export const readOperatorFile = (file: string, bytes: Uint8Array): OwnVars => {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const names = Array.from(text.matchAll(STATEMENT), ({ groups }) => groups?.name).filter((name) => name !== undefined);
  const rest = text.replaceAll(STATEMENT, (statement) => statement.replace(/[^\n]+/g, ''));
  const problems = [
    ...findLines(text, (line) => INVISIBLE.test(line)).map(
      (line) => `line ${line} has a character that cannot be seen or is not UTF-8`,
    ),
    ...findLines(rest, (line) => line !== '').map(
      (line) =>
        `line ${line} is neither a comment nor NAME="value", in single quotes if it has a double quote or a backslash`,
    ),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is set more than once`),
  ];
  return { vars: toTexts(parseEnv(text)), problems: problems.map((problem) => `${file}: ${problem}.`) };
};
