import { globSync, readFileSync } from 'node:fs';
import { codeBlocks, codeSpans } from '../../support/markdown.ts';

const DOCUMENTS = ['*.md', '.github/*.md', 'artwork/*.md', 'docs/**/*.md'];

/** The commands of a Markdown text: the lines of its `sh` blocks without comments, and code spans that name a program. */
const commandsOf = (text: string): readonly string[] =>
  [...codeBlocks(text, 'sh').flatMap((code) => code.split('\n')), ...codeSpans(text)]
    .map((line) =>
      line
        .replace(/ +# .*/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .map((line) => line.replace(/^(?:[A-Z_]+=\S+ )+/, ''));

const commands = new Set(
  DOCUMENTS.flatMap((pattern) => globSync(pattern)).flatMap((file) => commandsOf(readFileSync(file, 'utf8'))),
);

/** The commands in the documents that begin with `program`: each as the words after it. */
export const wordsAfter = (program: string): readonly (readonly string[])[] =>
  [...commands]
    .filter((command) => command.startsWith(`${program} `))
    .map((command) => command.slice(program.length + 1).split(' '));

/** The options among the words of a command: `--name` or `-n`, without their values. */
export const optionsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
