import type { ReactNode } from 'react';
import { toFragment } from '../../components/prose/to-fragment.ts';
import type { Inline, Text } from '../../content/document.ts';
import { type Piece, splitAtHits, type TextSearch } from '../../shared/text-search.ts';

export type MarkedTextProps = { readonly text: Text; readonly search: TextSearch };

const toNode = ({ text, hit }: Piece): ReactNode => (hit ? <mark>{text}</mark> : text);

/** Running text with search hits in `<mark>`. */
export const MarkedText = ({ text, search }: MarkedTextProps) => {
  const mark = (plain: string): ReactNode => toFragment(splitAtHits(plain, search).map(toNode));
  const markPart = (part: Inline): ReactNode => {
    if (typeof part === 'string') return mark(part);
    return 'strong' in part ? <strong>{mark(part.strong)}</strong> : <a href={part.href}>{mark(part.link)}</a>;
  };
  return typeof text === 'string' ? mark(text) : toFragment(text.map(markPart));
};
