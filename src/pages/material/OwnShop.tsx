import { ownShop as copy } from '../../content/own-shop.ts';
import { ANCHORS } from '../../content/paths.ts';
import { MAX_NAME_LENGTH } from '../../shared/shop-address.ts';

const LINK_ID = 'webbshop-lank';
const NAME_ID = 'webbshop-namn';
const HINT_ID = 'webbshop-hjalp';
const MESSAGE_ID = 'webbshop-svar';

/**
 * The seller's own web shop, for the links that the seller shares and for the cover of the printed brochure.
 * client/behaviours/shop/own-shop.ts reads the fields. They are not in a form and have no names, so that they are never
 * sent. Hidden without script.
 */
export const OwnShop = () => (
  <section className="own-shop" data-own-shop="" aria-labelledby={ANCHORS.ownShop}>
    <h2 id={ANCHORS.ownShop}>{copy.title}</h2>
    <p id={HINT_ID}>{copy.hint}</p>
    <div className="own-shop-fields">
      <div className="field">
        <label htmlFor={LINK_ID}>{copy.label}</label>{' '}
        <input
          id={LINK_ID}
          type="url"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={false}
          aria-describedby={`${HINT_ID} ${MESSAGE_ID}`}
        />
      </div>
      <div className="field">
        <label htmlFor={NAME_ID}>{copy.name}</label>{' '}
        <input id={NAME_ID} type="text" autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
      </div>
    </div>
    <div className="own-shop-message" data-part="message" id={MESSAGE_ID} aria-live="polite" />
  </section>
);
