import type { PlainDate } from '../domain/plain-date.ts';
import type { IconName } from './illustrations.ts';

/** A piece of running text: plain, a link (path on this site, mailto or another site), or strong. */
export type Inline = string | { readonly link: string; readonly href: string } | { readonly strong: string };
/** Running text. */
export type Text = string | readonly Inline[];

/** The pieces of a text, for use in another text. */
export const toInlines = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);

/** The text without links and emphasis. */
export const toPlainText = (text: Text): string => {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');
};

/** A block element of a text. */
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

/** The texts of a block, in the order in which a page shows them. */
export const textsOf = (block: Block): readonly Text[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
  }
};

/** A section of a text. `id` is its anchor. Legal pages number sections by their order. */
export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** A legal text. `description` is its meta description. `dateLabel` says what `date` is. */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly dateLabel: string;
  readonly date: PlainDate;
  readonly sections: readonly Section[];
};

/** A question on the FAQ page. `id` is the anchor of its answer. */
export type FaqItem = {
  readonly id: string;
  /** Anchors of former questions that this one answers. Links to them lead here. */
  readonly formerIds?: readonly string[];
  readonly question: string;
  readonly answer: readonly Text[];
  /** What to do after reading the answer, in order. */
  readonly steps?: readonly Text[];
  /** The language of the item, if it differs from that of the page. */
  readonly lang?: 'en';
};

export type FaqCategory = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** Completes "17 frågor till", the label of the questions that are folded. */
  readonly subject: string;
  readonly items: readonly FaqItem[];
};

export const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly Text[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly Text[]): Block => ({ kind: 'steps', items });
