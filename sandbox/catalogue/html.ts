/** Lets HTML stand on several indented source lines: each line break and its indentation becomes one space. */
export const html = (source: TemplateStringsArray): string =>
  source
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
