import type { PlainDate } from '../domain/plain-date.ts';

/** A piece of running text: plain, a link (own path, mailto or other site), or strong. */
export type Inline = string | { readonly link: string; readonly href: string } | { readonly strong: string };
export type Text = string | readonly Inline[];

/** The words alone. */
export const toPlainText = (text: Text): string => {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');
};

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'steps'; readonly items: readonly Text[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Text[])[];
    };

/** A numbered section; `id` is its anchor. The number comes from the order. */
export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** A legal text: title, what it is about in a sentence, its day and what the day says of it, numbered sections. */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly dateLabel: string;
  readonly date: PlainDate;
  readonly sections: readonly Section[];
};

export const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly Text[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly Text[]): Block => ({ kind: 'steps', items });
