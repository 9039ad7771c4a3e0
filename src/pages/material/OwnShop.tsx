import { ownShop } from '../../content/own-shop.ts';
import { ANCHORS } from '../../domain/paths.ts';

const LINK_ID = 'webbshop-lank';
const HINT_ID = 'webbshop-hjalp';
const MESSAGE_ID = 'webbshop-svar';

/**
 * The seller's own web shop, for what the seller shares and for the cover of the printed brochure.
 * client/behaviours/own-shop reads the field. It is not in a form and has no name, so that it is never sent. Hidden
 * without script.
 */
export const OwnShop = () => (
  <section className="own-shop" data-own-shop="" aria-labelledby={ANCHORS.ownShop}>
    <h2 id={ANCHORS.ownShop}>{ownShop.title}</h2>
    <p id={HINT_ID}>{ownShop.hint}</p>
    <div className="field">
      <label htmlFor={LINK_ID}>{ownShop.label}</label>{' '}
      <input
        id={LINK_ID}
        type="url"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={false}
        aria-describedby={`${HINT_ID} ${MESSAGE_ID}`}
      />
    </div>
    <div className="own-shop-message" data-part="message" id={MESSAGE_ID} aria-live="polite" />
  </section>
);
