import { wishList } from '../../content/wish-list.ts';
import type { ProductSummary } from '../../domain/product.ts';

/**
 * Puts a product on the visitor's wish list. client/behaviours/wish-list handles the click, reads the product from the
 * attributes and its image from the card or article around the button, and replaces the button with a stepper. No code
 * reads the text, because the visitor's browser may have translated it. Hidden without script.
 */
export const WishButton = ({ id, name, price }: Pick<ProductSummary, 'id' | 'name' | 'price'>) => (
  <button className="wish" type="button" data-wish={id} data-name={name} data-price={price}>
    {wishList.add} <span className="visually-hidden">{name}</span>
  </button>
);
