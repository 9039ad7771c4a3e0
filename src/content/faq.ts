import type { Text } from './document.ts';
import type { IconName } from './illustrations.ts';

/** `id` is the question's anchor in the help page's address. */
export type FaqItem = { readonly id: string; readonly question: string; readonly answer: readonly Text[] };

export type FaqCategory = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly FaqItem[];
};
