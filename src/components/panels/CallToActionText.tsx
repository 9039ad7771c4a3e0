import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/links.tsx';

export type CallToActionTextProps = { readonly title: string; readonly text: string; readonly start: Link };

/** The text and button of a call to action at the end of a page. */
export const CallToActionText = ({ title, text, start }: CallToActionTextProps) => (
  <div className="call-to-action-words">
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} tone="sun" big />
  </div>
);
