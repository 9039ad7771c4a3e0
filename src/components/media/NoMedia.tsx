import { errors } from '../../content/errors.ts';
import { EmptyPackage } from './icons.tsx';

/**
 * The placeholder for a product without an image. In the markup it follows the product's name, because a text before a
 * name sounds as if it belonged to the previous product. The style sheets show it where the image would be.
 */
export const NoMedia = () => (
  <div className="no-media">
    <EmptyPackage />
    <span>{errors.productImage.message}</span>
  </div>
);
