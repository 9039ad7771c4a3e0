import { descriptions, TABLES } from '../../src/config-descriptions.ts';

/** A row for each variable or binding of a table, after the head. */
const rowsOf = (table: (typeof TABLES)[number]): readonly (readonly string[])[] => [
  ['name', 'meaning'],
  ...Object.entries(descriptions)
    .filter(([, description]) => description.table === table)
    .map(([name, { meaning }]) => [`\`${name}\``, meaning]),
];

/** A Markdown table, whose first row is the head, with aligned columns as Biome formats them. */
const format = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('');
};

/** The text of docs/configuration.md with each table printed after the comment that names it. */
export const printTables = (document: string): string =>
  TABLES.reduce((text, table) => {
    const place = new RegExp(`(<!-- table: ${table} -->\n\n)(?:\\|.*\n)*`);
    if (!place.test(text)) throw new Error(`docs/configuration.md has no place for the table "${table}".`);
    return text.replace(place, (_, comment: string) => comment + format(rowsOf(table)));
  }, document);
