import { count } from './wording.ts';

/** Said when the list of products is fetched anew in its place. */
export const retry = {
  shown: (products: number) => `${count(products, 'vara', 'varor')} visas.`,
  offline: 'Vi fick inget svar. Kontrollera att du är uppkopplad och försök igen.',
} as const;
