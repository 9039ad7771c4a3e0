/**
 * Checks the workflows with the language service that GitHub's extension for VS Code uses: keys, values, expressions,
 * needed jobs, and what a called workflow takes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { TextDocument } from 'vscode-languageserver-textdocument';

const FOLDER = '.github/workflows';

// The package is made for bundlers: it imports JSON files without the attribute that Node requires.
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const found = nextResolve(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { registerLogger, validate } = await import('@actions/languageservice');

const fileProvider = {
  getFileContent: async ({ path }: { readonly path: string }) => ({ name: path, content: readFileSync(path, 'utf8') }),
};

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

registerLogger({ ...console, error: fail });

for (const name of readdirSync(FOLDER)) {
  const path = `${FOLDER}/${name}`;
  const document = TextDocument.create(`file:///${path}`, 'yaml', 1, readFileSync(path, 'utf8'));
  for (const { message, range } of await validate(document, { fileProvider })) {
    fail(`${path}:${range.start.line + 1}: ${message}`);
  }
}
