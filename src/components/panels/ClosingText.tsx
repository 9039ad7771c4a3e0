import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/links.tsx';

export type ClosingTextProps = { readonly title: string; readonly text: string; readonly start: Link };

/** The text and button of a call to action at the end of a page. */
export const ClosingText = ({ title, text, start }: ClosingTextProps) => (
  <div className="closing-words">
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} tone="sun" big />
  </div>
);
