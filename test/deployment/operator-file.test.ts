import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../scripts/deploy/configuration.ts';
import { readOperatorFile } from '../../scripts/deploy/operator-file.ts';
import { parseConfig } from '../../src/config.ts';
import { checkProperty } from '../support/check-property.ts';
import { codeBlocks } from '../support/markdown.ts';

const read = (content: string | Uint8Array) => readOperatorFile('operator.env', Buffer.from(content));

const NO_STATEMENT = 'is neither a comment nor NAME="value", in single quotes if it has a double quote or a backslash';
const UNSEEN = 'has a character that cannot be seen or is not UTF-8';

describe('the file of the operator’s variables', () => {
  it.each([
    ['comments and an empty line', '# Säte\n\nA="1"  # Borås\n', { A: '1' }],
    ['a byte order mark', '\u{feff}A="1"\nB="2"\n', { A: '1', B: '2' }],
    ['Windows line endings', 'A=\'1\r\n2\'\r\nB="2"\r\n', { A: '1\n2', B: '2' }],
    ['a value in several lines', 'A=\'[\n  {"a": "#1"}\n]\'\nB="2"', { A: '[\n  {"a": "#1"}\n]', B: '2' }],
    ['an empty value', 'A=""\nB="1"', { A: '', B: '1' }],
    ['indented lines', '\t# A="1"\n  B="2"\n', { B: '2' }],
    ['a backslash in single quotes', "A='C:\\ny'", { A: 'C:\\ny' }],
  ])('may have %s', (_case, content, vars) => {
    expect(read(content)).toEqual({ vars, problems: [] });
  });

  // Node's reader accepts all of them, and gives another value than the line seems to have.
  it.each([
    ['a number sign without quotes', 'A="1"\nB=Gatan 1 # uppgång 2\n', `line 2 ${NO_STATEMENT}`],
    ['text after the quotes', 'A="Runda" AB\n', `line 1 ${NO_STATEMENT}`],
    ['an apostrophe in single quotes', "A='it's'\n", `line 1 ${NO_STATEMENT}`],
    ['quotes that do not end', 'A="1"\nB="2\nC="3"\n', `line 2 ${NO_STATEMENT}`],
    ['quotes that end with the next variable', 'A="1\nB="2"\n', `line 1 ${NO_STATEMENT}`],
    ['quotes that end after a comment', 'A="1\n#"\n', `line 1 ${NO_STATEMENT}`],
    ['only a space after the equals sign', 'A= \nB="1"\n', `line 1 ${NO_STATEMENT}`],
    ['a backslash in double quotes', 'A="C:\\ny"', `line 1 ${NO_STATEMENT}`],
    ['no equals sign', 'A: 1\n', `line 1 ${NO_STATEMENT}`],
    ['typographic quotes', 'A="1"\nB=”2”\n', `line 2 ${NO_STATEMENT}`],
    ['a name twice', 'A="1"\nB="2"\nA="3"\n', 'A is set more than once'],
    ['a control character', 'A="1\u{0}2"\n', `line 1 ${UNSEEN}`],
    ['a zero-width character', 'A="1\u{200b}"\n', `line 1 ${UNSEEN}`],
    ['a change of the direction of writing', 'A="\u{202a}1"\n', `line 1 ${UNSEEN}`],
    ['a line separator', 'A="1\u{2028}2"\n', `line 1 ${UNSEEN}`],
  ])('is refused with %s', (_case, content, problem) => {
    expect(read(content).problems).toEqual([`operator.env: ${problem}.`]);
  });

  it('is refused with a line that is not UTF-8', () => {
    const latin1 = Buffer.from('A="Borås"\nB="1"\nC="Säte"\n', 'latin1');
    expect(read(latin1).problems).toEqual([1, 3].map((line) => `operator.env: line ${line} ${UNSEEN}.`));
  });

  it('gives every value exactly as it stands in quotes', () => {
    const value = fc.string({ unit: 'binary' }).filter((text) => !/[\p{C}\p{Zl}\p{Zp}]|\ufffd/u.test(text));
    const inSingle = value.map((text) => text.replaceAll("'", '')).map((text) => ({ text, quoted: `'${text}'` }));
    const inDouble = value.map((text) => text.replaceAll(/["\\]/g, '')).map((text) => ({ text, quoted: `"${text}"` }));
    const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/);
    const entries = fc.uniqueArray(fc.tuple(name, fc.oneof(inSingle, inDouble)), { selector: ([name]) => name });
    checkProperty(
      fc.property(entries, (entries) => {
        const content = entries.map(([name, { quoted }]) => `${name}=${quoted}\n`).join('');
        const vars = Object.fromEntries(entries.map(([name, { text }]) => [name, text]));
        expect(read(content)).toEqual({ vars, problems: [] });
      }),
    );
  });
});

it('the operator.env examples in the documents are read, and their values are valid', () => {
  const documents = ['docs/configuration.md', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8'));
  const examples = documents.flatMap((text) => codeBlocks(text, 'sh')).filter((code) => /^[A-Z_]+=/.test(code));
  const names = examples.flatMap((example) => {
    const { vars, problems } = read(example);
    expect(problems).toEqual([]);
    expect(() => parseConfig({ ...readConfiguration('').vars, ...vars })).not.toThrow();
    return Object.keys(vars);
  });
  expect(names.sort()).toEqual([
    'CACHE_EPOCH',
    'COMPANY_NAME',
    'DATA_RECIPIENTS',
    'NOTICE_TEXT',
    'NOTICE_UNTIL',
    'PUBLIC_ORIGIN',
    'SALES_ROUNDS',
  ]);
});
