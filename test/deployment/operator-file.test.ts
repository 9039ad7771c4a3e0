import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOperatorFile } from '../../scripts/deploy/operator-file.ts';
import { checkProperty } from '../support/check-property.ts';

const read = (content: string | Uint8Array) => readOperatorFile('operator.env', Buffer.from(content));

describe('the file of the operator’s variables', () => {
  it.each([
    ['a comment, an empty line and spaces', '# Säte\n\n  A = "1"  # Borås\n', { A: '1' }],
    ['a byte order mark', '\u{feff}A=1\nB=2\n', { A: '1', B: '2' }],
    ['Windows line endings', 'A=1\r\nB="2"\r\n', { A: '1', B: '2' }],
    ['a value in several lines', 'A=\'[\n  {"a": "#1"}\n]\'\nB=2', { A: '[\n  {"a": "#1"}\n]', B: '2' }],
    ['quotes inside quotes and inside a value', 'A=\'säg "hej"\'\nB=Runda "AB"', { A: 'säg "hej"', B: 'Runda "AB"' }],
    ['a number sign in quotes', 'A="Box # 3" # the door\n', { A: 'Box # 3' }],
    ['an empty value', 'A=\nB=""\nC= \t\nD=1', { A: '', B: '', C: '', D: '1' }],
    ['an indented comment', 'A=\n\t# B=2\n', { A: '' }],
    ['a backslash', 'A="C:\\ny"', { A: 'C:\\ny' }],
    ['export', 'export A=1\nexport\tB=2', { A: '1', B: '2' }],
    ['no final line ending', 'A=Borås', { A: 'Borås' }],
  ])('may have %s', (_case, content, vars) => {
    expect(read(content)).toEqual({ vars, problems: [] });
  });

  it.each([
    ['a number sign without quotes', 'A=1\nB=Gatan 1 # uppgång 2\n', 'line 2: a value with # must be in quotes'],
    ['a value that begins with a number sign', 'A=#fff\n', 'line 1: a value with # must be in quotes'],
    [
      'text after the quotes',
      'A="Runda" AB\n',
      'line 1 is neither NAME="value" nor a comment, or its quotes do not end',
    ],
    ['an apostrophe', "A='it's'\n", 'line 1 is neither NAME="value" nor a comment, or its quotes do not end'],
    ['quotes that do not end', 'A=1\nB="2\n', 'line 2 is neither NAME="value" nor a comment, or its quotes do not end'],
    [
      'quotes that another line closes',
      'A=1\nB="2\nC=3"\nD=4',
      'line 2: its quotes end on a later line, after the beginning of another',
    ],
    ['no equals sign', 'A: 1\n', 'line 1 is neither NAME="value" nor a comment, or its quotes do not end'],
    ['an odd name', 'MY-NAME=1\n', 'line 1 is neither NAME="value" nor a comment, or its quotes do not end'],
    ['a name twice', 'A=1\nB=2\nA=3\n', 'line 3 sets A again, after line 1'],
    ['a control character', 'A="1\u{0}2"\n', 'line 1 has a character that cannot be seen'],
    ['a zero-width character', 'A="1\u{200b}"\n', 'line 1 has a character that cannot be seen'],
    ['typographic quotes', 'A=1\nB=”2”\n', 'line 2: a value is in straight quotes'],
    ['an old Mac line ending in the middle', 'A=1\rB=2\n', 'line 1 has a character that cannot be seen'],
    ['a value that Cloudflare refuses', `A=${'å'.repeat(2501)}`, 'A has more than 5000 bytes, Cloudflare’s limit'],
  ])('is refused with %s', (_case, content, problem) => {
    expect(read(content).problems).toEqual([`operator.env: ${problem.replace('’', "'")}.`]);
  });

  it('names each line that is not UTF-8, along with all other problems', () => {
    const content = Buffer.from('A=Borås\nB=1\nC=Säte\nD=1 # två\n', 'latin1');
    expect(read(content).problems).toEqual([
      'operator.env: line 1 is not UTF-8.',
      'operator.env: line 3 is not UTF-8.',
      'operator.env: line 4 is not UTF-8.',
      'operator.env: line 4: a value with # must be in quotes.',
    ]);
  });

  it('gives every value exactly as it stands in quotes', () => {
    const value = fc.string({ unit: 'binary' }).filter((text) => !/["\p{C}\p{Zl}\p{Zp}\ufffd]/u.test(text));
    const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-z_]\w{0,8}$/), { maxLength: 5 });
    checkProperty(
      fc.property(names, fc.array(value, { minLength: 5, maxLength: 5 }), (names, values) => {
        const vars = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        const content = Object.entries(vars).map(([name, text]) => `${name}="${text}"\n`);
        expect(read(content.join(''))).toEqual({ vars, problems: [] });
      }),
    );
  });

  it('is refused in UTF-16', () => {
    expect(read(Buffer.from('\u{feff}A=1\n', 'utf16le')).problems[0]).toBe('operator.env: line 1 is not UTF-8.');
  });
});
