import type { Goods } from '../goods.ts';
import { clothes } from './clothes.ts';
import { food } from './food.ts';
import { gifts } from './gifts.ts';

/**
 * Goods as other shops export them, each with its own oddities: images of any shape, descriptions as editors paste
 * them, names of any length and in any script. The shops and brands are made up. The images in the descriptions do not
 * exist.
 */
export const imported: readonly Goods[] = [
  food.must,
  food.coffee,
  gifts.knives,
  food.espresso,
  clothes.jersey,
  food.almonds,
  gifts.fruit,
  food.nougat,
  clothes.socks,
  food.halva,
  gifts.basket,
  food.honey,
];
