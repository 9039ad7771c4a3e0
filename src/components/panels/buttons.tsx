import { Printer, Share } from '../media/icons.tsx';

/** Prints the page. client/behaviours/print/print.ts handles the click. Hidden without script. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <button className="arrow print-button" type="button" data-print="">
    <Printer /> <span>{label}</span>
  </button>
);

type ShareButtonProps = {
  readonly label: string;
  /** `quiet` looks like a link with an icon. */
  readonly tone: 'paper' | 'quiet';
  /**
   * Path and anchor of the page to share. Default: the URL that the button's form would navigate to, or else the page's
   * own.
   */
  readonly path?: string;
  /** The id of the form, if the button is outside of it. */
  readonly form?: string;
  /** Text to share together with the URL. */
  readonly text?: string;
  /** Text to share together with the URL of the seller's own web shop, if the seller has entered one. */
  readonly shopText?: string;
};

/** Copies a text. Needs script; hidden without it. */
export const CopyButton = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p className="share with-script">
    <button className="button paper" type="button" data-share="" data-copy={text}>
      {label}
    </button>
  </p>
);

/** Needs script; hidden without it. */
export const ShareButton = ({ label, tone, path = '', form, text, shopText }: ShareButtonProps) => (
  <p className="share with-script">
    <button
      className={tone === 'quiet' ? 'arrow' : `button ${tone}`}
      type="button"
      form={form}
      data-share={path}
      data-text={text}
      data-shop-text={shopText}
    >
      {tone === 'quiet' && <Share />} <span>{label}</span>
    </button>
  </p>
);
