import type { Text } from './document.ts';
import type { IconName } from './illustrations.ts';

/** `id` is the anchor of the answer on the help page. */
export type FaqItem = { readonly id: string; readonly question: string; readonly answer: readonly Text[] };

export type FaqCategory = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly FaqItem[];
};
