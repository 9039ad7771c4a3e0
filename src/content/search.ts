import { joinNames } from './format.ts';

const quoted = (text: string): string => `”${text}”`;

/** Says why another view could not be loaded. */
export const liveSearch = {
  noResponse: 'Vi fick inget svar, så sidan är som nyss. Kontrollera att du är uppkopplad och försök igen.',
  refused: 'Det gick inte att söka just nu, så sidan är som nyss. Försök igen om en liten stund.',
};

/** Shown when a search found other words than the visitor's, which were not found. */
export const correctedSearch = {
  shown: (words: readonly string[]): string => `Vi visar träffar på ${joinNames(words.map(quoted))}.`,
  literal: (query: string): string => `Sök på ${quoted(query)} i stället`,
};
