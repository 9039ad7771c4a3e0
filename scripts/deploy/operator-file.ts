import type { OwnVars } from './configuration.ts';

/** Cloudflare's limit for the value of a variable: 5 kB. */
const MAX_VALUE_BYTES = 5_000;

/** A comment or an empty line. */
const EMPTY_LINE = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
/** A quoted value may span several lines, and a comment may follow it. An unquoted value ends at the end of its line. */
const ENTRY =
  /[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?:(?<quote>["'`])(?<quoted>(?:(?!\k<quote>).)*)\k<quote>[ \t]*(?:#[^\n]*)?|(?<bare>[^"'`#\s][^#\n]*))?(?:\n|$)/sy;
const REST_OF_LINE = /[^\n]*(?:\n|$)/y;
/**
 * Invisible characters: controls except tab and line feed, and characters that have no width or change the text
 * direction.
 */
const INVISIBLE = /[[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n]]/v;
/** A comment or a variable inside a value, which means that the quotes of the value were not closed. */
const LINE_IN_VALUE = /\n[ \t]*(?:#|(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=)/;
/** Typographic quotes, as word processors write them. */
const TYPOGRAPHIC_QUOTE = /^[“”‘’„»]/;

/** Matches a sticky pattern at a position in a text. */
const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The numbers of the lines that are not UTF-8. A line feed is the same byte in UTF-8 and in single-byte encodings. */
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

/** Reads the lines of a file. Each problem continues the text "<file>: ". */
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
 * Reads an operator's variables: lines of NAME="value" and comments, in UTF-8, with or without a byte order mark. A
 * quoted value is taken literally and may span several lines. This is stricter than `util.parseEnv`, which silently
 * cuts a value at a `#` or at a quote, and silently skips what it does not understand.
 */
export const readOperatorFile = (file: string, bytes: Uint8Array): OwnVars => {
  const { vars, problems } = readLines(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
  const undecodable = findUndecodable(bytes).map((line) => `line ${line} is not UTF-8`);
  const tooLong = Object.entries(vars)
    .filter(([, value]) => new TextEncoder().encode(value).length > MAX_VALUE_BYTES)
    .map(([name]) => `${name} has more than ${MAX_VALUE_BYTES} bytes, Cloudflare's limit`);
  return { vars, problems: [...undecodable, ...problems, ...tooLong].map((problem) => `${file}: ${problem}.`) };
};
