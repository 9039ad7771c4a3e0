import { readFileSync, writeFileSync } from 'node:fs';
import { printTables } from './tables.ts';

const DOCUMENT = 'docs/configuration.md';

// npm run configuration: prints the tables of variables and bindings from src/config-descriptions.ts
writeFileSync(DOCUMENT, printTables(readFileSync(DOCUMENT, 'utf8')));
