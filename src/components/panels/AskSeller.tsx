import { askSeller } from '../../content/ask-seller.ts';

type AskSellerProps = {
  /** The message to the one who sells. The address of the page follows it. */
  readonly message: string;
  readonly path: string;
  /** `button` is a page's main action, `link` stands in a sentence. */
  readonly look: 'button' | 'link';
};

/**
 * Where to buy, for customers: the one who sells sends a link to a web shop. client/behaviours/shop puts a link to the shop
 * in its place when the customer came with one. Hidden without script.
 */
export const AskSeller = ({ message, path, look }: AskSellerProps) => (
  <button className={look === 'button' ? 'ask button big' : 'ask'} type="button" data-share={path} data-ask={message}>
    {askSeller.label}
  </button>
);
