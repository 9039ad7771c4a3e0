import { shopLink as copy } from '../../content/catalogue.ts';
import { SHOP_LINK_ID } from '../../shared/element-ids.ts';
import { MAX_NAME_LENGTH } from '../../shared/shop-address.ts';

const NAME_ID = 'webbshop-namn';
const HINT_ID = 'webbshop-hjalp';
const MESSAGE_ID = 'webbshop-svar';

/**
 * A seller's own web shop, for what the seller shares and for the cover of the printed brochure. client/behaviours/catalogue
 * reads it. It is not in a form and has no names, so that it is never sent. Hidden without script.
 */
export const ShopLink = () => (
  <details className="shop-link" data-tool="shop">
    <summary>{copy.summary}</summary>
    <div>
      <div className="field">
        <label htmlFor={SHOP_LINK_ID}>{copy.label}</label>
        <input
          id={SHOP_LINK_ID}
          type="url"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${HINT_ID} ${MESSAGE_ID}`}
        />
      </div>
      <div className="field">
        <label htmlFor={NAME_ID}>{copy.name}</label>
        <input id={NAME_ID} type="text" autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
      </div>
      <p id={HINT_ID}>{copy.hint}</p>
      <p id={MESSAGE_ID} role="status" />
    </div>
  </details>
);
