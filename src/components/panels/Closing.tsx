import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/Links.tsx';

export type ClosingProps = { readonly title: string; readonly text: string; readonly start: Link };

/** The call to action at the end of a page. */
export const Closing = (props: ClosingProps) => (
  <section className="closing">
    <div className="wrap">
      <ClosingText {...props} />
    </div>
  </section>
);

export const ClosingText = ({ title, text, start }: ClosingProps) => (
  <div className="closing-words">
    <h2>{title}</h2>
    <p>{text}</p>
    <ButtonLink link={start} tone="sun" big />
  </div>
);
