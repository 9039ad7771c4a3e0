import type { Translation } from 'vanilla-cookieconsent';

/** The library's icons: one path of numbers, nothing else. */
const ICON = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[ML\d. ]+"\/><\/svg>$/;

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Returns a predicate that accepts exactly the markup that the library produces from this translation. */
export const createMarkupAllowlist = (translation: Translation): ((html: string) => boolean) => {
  const { description = '', revisionMessage = '' } = translation.consentModal;
  const allowed = new Set(stringsIn(translation));
  for (const message of ['', revisionMessage]) allowed.add(description.replace('{{revisionMessage}}', message));
  return (html) => allowed.has(html) || ICON.test(html);
};
