import { askSeller } from '../../content/ask-seller.ts';
import { mailtoHref } from '../../domain/contact-hrefs.ts';

type AskSellerProps = {
  /** The message to the seller. The URL of the page is added to it. */
  readonly message: string;
  readonly path: string;
  /** `button` is the main action of a page. `link` is for use within a sentence. */
  readonly look: 'button' | 'link';
};

/** Tells customers where to buy: the seller sends a link to a web shop. Without script, it opens an e-mail. */
export const AskSeller = ({ message, path, look }: AskSellerProps) => (
  <a
    className={look === 'button' ? 'ask button big' : 'ask'}
    href={mailtoHref('', { subject: askSeller.subject, body: message })}
    data-share={path}
    data-sentry-block=""
    data-ask={message}
  >
    {askSeller.label}
  </a>
);
