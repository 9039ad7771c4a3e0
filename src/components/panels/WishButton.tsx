import { wishList } from '../../content/wish-list.ts';
import type { ProductSummary } from '../../domain/product.ts';

type WishButtonProps = Pick<ProductSummary, 'id' | 'name' | 'price'> & {
  /** Whether the button is a round plus sign, beside the price of a card, instead of a wide button with a text. */
  readonly isRound?: boolean;
};

/**
 * Puts a product on the visitor's wish list. client/behaviours/wish-list handles the click, reads the product from the
 * attributes and its image from the card or article around the button, and replaces the button with a stepper. No code
 * reads the text, because the visitor's browser may have translated it. Hidden without script.
 */
export const WishButton = ({ id, name, price, isRound = false }: WishButtonProps) => (
  <button className={isRound ? 'wish round' : 'wish'} type="button" data-wish={id} data-name={name} data-price={price}>
    {!isRound && `${wishList.add} `}
    <span className="visually-hidden">{isRound ? wishList.addProduct(name) : name}</span>
  </button>
);
