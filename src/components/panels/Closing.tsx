import { ClosingText, type ClosingTextProps } from './ClosingText.tsx';

/** The call to action at the end of a page. */
export const Closing = (props: ClosingTextProps) => (
  <section className="closing">
    <div className="wrap">
      <ClosingText {...props} />
    </div>
  </section>
);
