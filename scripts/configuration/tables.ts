import { variables } from '../../src/config.ts';
import { descriptions, TABLES } from '../../src/config-descriptions.ts';

/** The default of each variable in the words of a table. "none" stands for a required variable. */
const DEFAULTS = new Map(
  Object.entries(variables.shape).map(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return [name, success ? String(data ?? '') || 'empty' : 'none'];
  }),
);

/** A row for each variable or binding of a table. The column of defaults is left out if all of them are empty. */
const rowsOf = (table: (typeof TABLES)[number]): readonly (readonly string[])[] => {
  const rows = Object.entries(descriptions)
    .filter(([, description]) => description.table === table)
    .map(([name, { meaning, byDefault = DEFAULTS.get(name) ?? '' }]) => [`\`${name}\``, meaning, byDefault]);
  const columns = rows.every(([, , byDefault]) => byDefault === 'empty') ? 2 : 3;
  return [['name', 'meaning', 'default'], ...rows].map((row) => row.slice(0, columns));
};

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
