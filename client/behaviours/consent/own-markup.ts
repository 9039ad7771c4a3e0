import type { Translation } from 'vanilla-cookieconsent';

/** The library's icons: one path of figures, nothing else. */
const ICON = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[ML\d. ]+"\/><\/svg>$/;

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Tells the markup that the library makes of this translation from all other. */
export const createMarkupTest = (translation: Translation): ((html: string) => boolean) => {
  const { description = '', revisionMessage = '' } = translation.consentModal;
  const own = new Set(stringsIn(translation));
  for (const message of ['', revisionMessage]) own.add(description.replace('{{revisionMessage}}', message));
  return (html) => own.has(html) || ICON.test(html);
};
