/** Joins HTML from several indented source lines: each line break with its indentation becomes one space. */
export const html = (source: TemplateStringsArray): string =>
  source
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
