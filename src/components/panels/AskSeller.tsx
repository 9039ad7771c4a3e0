import { askSeller } from '../../content/ask-seller.ts';
import { mailtoHref } from '../../content/links.ts';

type AskSellerProps = {
  /** The message to the one who sells. The address of the page follows it. */
  readonly message: string;
  readonly path: string;
  /** `button` is a page's main action, `link` stands in a sentence. */
  readonly look: 'button' | 'link';
};

/**
 * Where to buy, for customers: the one who sells sends a link to a web shop. client/behaviours/shop puts a link to the shop
 * in its place when the customer came with one. Without script it is an e-mail.
 */
export const AskSeller = ({ message, path, look }: AskSellerProps) => (
  <a
    className={look === 'button' ? 'ask button big' : 'ask'}
    href={mailtoHref('', { subject: askSeller.subject, body: message })}
    data-share={path}
    data-sentry-block=""
    data-ask={message}
    data-main-action={look === 'button' ? '' : undefined}
  >
    {askSeller.label}
  </a>
);
