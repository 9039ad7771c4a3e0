import { CallToActionText, type CallToActionTextProps } from './CallToActionText.tsx';

/** The call to action at the end of a page. */
export const CallToAction = (props: CallToActionTextProps) => (
  <section className="call-to-action">
    <div className="wrap">
      <CallToActionText {...props} />
    </div>
  </section>
);
