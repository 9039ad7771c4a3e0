import type { OwnVars } from './configuration.ts';

/** Cloudflare's limit for the value of a variable, which is 5 kB. */
const MAX_VALUE_BYTES = 5_000;

/** A comment, or nothing. */
const EMPTY_LINE = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
/** A value in quotes may have several lines, and a comment after it. One without ends at the end of its line. */
const ENTRY =
  /[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?:(?<quote>["'`])(?<quoted>(?:(?!\k<quote>).)*)\k<quote>[ \t]*(?:#[^\n]*)?|(?<bare>[^"'`#\s][^#\n]*))?(?:\n|$)/sy;
const REST_OF_LINE = /[^\n]*(?:\n|$)/y;
/** What nobody sees in a file: controls without tab and line feed, and what has no width or turns the direction. */
const INVISIBLE = /[[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n]]/v;
/** A line that is no part of a value, in the middle of one: the quotes of the value were not closed. */
const LINE_IN_VALUE = /\n[ \t]*(?:#|(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=)/;
/** The quotes of a text processor. */
const TYPOGRAPHIC_QUOTE = /^[“”‘’„»]/;

/** Matches a sticky pattern at a place of a text. */
const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The numbers of the lines that are not UTF-8. A line feed is the same byte in UTF-8 and in the encodings of one byte. */
const findUndecodable = (bytes: Uint8Array): readonly number[] => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const wrong: number[] = [];
  let start = 0;
  for (let line = 1; start <= bytes.length; line += 1) {
    const lineFeed = bytes.indexOf(0x0a, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      wrong.push(line);
    }
    start = end + 1;
  }
  return wrong;
};

/** Reads the lines of a file. What is wrong with one completes "<file>: ". */
const readLines = (text: string): OwnVars => {
  const values = new Map<string, string>();
  const lineOfName = new Map<string, number>();
  const problems: string[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const entry = matchAt(ENTRY, text, at);
    const { name, quoted, bare = '' } = entry?.groups ?? {};
    const [part] = entry ?? matchAt(EMPTY_LINE, text, at) ?? [];
    const [rest = ''] = matchAt(REST_OF_LINE, text, at) ?? [];
    const first = name === undefined ? undefined : lineOfName.get(name);
    if (part === undefined) {
      problems.push(
        /^[^"'`=]*=[^"'`#]*#/.test(rest)
          ? `line ${line}: a value with # must be in quotes`
          : `line ${line} is neither NAME="value" nor a comment, or its quotes do not end`,
      );
    } else if (INVISIBLE.test(part)) {
      problems.push(`line ${line} has a character that cannot be seen`);
    } else if (LINE_IN_VALUE.test(quoted ?? '')) {
      problems.push(`line ${line}: its quotes end on a later line, after the beginning of another`);
    } else if (TYPOGRAPHIC_QUOTE.test(bare)) {
      problems.push(`line ${line}: a value is in straight quotes`);
    } else if (name !== undefined && first !== undefined) {
      problems.push(`line ${line} sets ${name} again, after line ${first}`);
    } else if (name !== undefined) {
      lineOfName.set(name, line);
      values.set(name, quoted ?? bare.trim());
    }
    at += (part ?? rest).length;
    line += (part ?? rest).split('\n').length - 1;
  }
  return { vars: Object.fromEntries(values), problems };
};

/**
 * Reads an operator's variables: lines of NAME="value" and comments in UTF-8, with or without a byte order mark. What is in
 * quotes is the value as it stands, over several lines too. It is stricter than `util.parseEnv`, which cuts a value at a `#` or
 * at a quote, and leaves out what it does not understand, without a word.
 */
export const readOperatorFile = (file: string, bytes: Uint8Array): OwnVars => {
  const { vars, problems } = readLines(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
  const undecodable = findUndecodable(bytes).map((line) => `line ${line} is not UTF-8`);
  const tooLong = Object.entries(vars)
    .filter(([, value]) => new TextEncoder().encode(value).length > MAX_VALUE_BYTES)
    .map(([name]) => `${name} has more than ${MAX_VALUE_BYTES} bytes, Cloudflare's limit`);
  return { vars, problems: [...undecodable, ...problems, ...tooLong].map((problem) => `${file}: ${problem}.`) };
};
