import type { ReactNode } from 'react';
import type { Inline, Text } from '../../content/document.ts';
import { toFragment } from './to-fragment.ts';

const toNode = (part: Inline): ReactNode => {
  if (typeof part === 'string') return part;
  return 'strong' in part ? <strong>{part.strong}</strong> : <a href={part.href}>{part.link}</a>;
};

export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string' ? text : toFragment(text.map(toNode));
