import type { ProductSummary, StatedContents } from './product.ts';
import { isDiet } from './seasons.ts';

type Facts = Pick<ProductSummary, 'tags'> & { readonly netContents: StatedContents };

/**
 * Whether a product may be food. No field says so: food has net contents by law, and a tag of a diet describes little
 * else. A candle with a weight counts as well.
 */
const maybeFood = ({ netContents, tags }: Facts): boolean => netContents !== null || tags.some(isDiet);

/** Whether the page of a product must say that the ingredients are missing. */
export const lacksIngredients = (product: { readonly statesIngredients: boolean }, facts: Facts): boolean =>
  !product.statesIngredients && maybeFood(facts);
