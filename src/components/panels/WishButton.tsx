import { wishList } from '../../content/wish-list.ts';
import type { ProductSummary } from '../../domain/product.ts';

/**
 * Puts a product on the visitor's wish list. client/behaviours/wish-list handles the click, reads the product from the
 * attributes and puts a stepper in its place. The text is for visitors alone: their browser may have translated it. Hidden
 * without script.
 */
export const WishButton = ({ id, name, price }: Pick<ProductSummary, 'id' | 'name' | 'price'>) => (
  <button className="wish" type="button" data-wish={id} data-name={name} data-price={price}>
    {wishList.add} <span className="visually-hidden">{name}</span>
  </button>
);
