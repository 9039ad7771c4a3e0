import { catalogue } from './groups/catalogue.tsx';
import { errors } from './groups/errors.tsx';
import { faq } from './groups/faq.tsx';
import { layout } from './groups/layout.tsx';
import { pages } from './groups/pages.tsx';
import { product } from './groups/product.tsx';
import type { GalleryState } from './state.ts';

/** Every state, in the order of the gallery's index. */
export const STATES: readonly GalleryState[] = [...layout, ...catalogue, ...product, ...faq, ...errors, ...pages];
