import type { Block, Inline, Section, Text } from '../document.ts';

export const link = (text: string, href: string): Inline => ({ link: text, href });

export const mail = (address: string): Inline => link(address, `mailto:${address}`);

export const strong = (text: string): Inline => ({ strong: text });

/** A list item that begins with the term it explains. */
export const term = (word: string, explanation: string): Text => [strong(word), ` ${explanation}`];

export const section = (id: string, title: string, ...blocks: readonly Block[]): Section => ({ id, title, blocks });

export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly Text[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});
