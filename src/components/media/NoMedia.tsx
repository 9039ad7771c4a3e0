import { errors } from '../../content/errors.ts';
import { EmptyPackage } from './icons.tsx';

/** The placeholder for a product without an image. */
export const NoMedia = () => (
  <div className="no-media">
    <EmptyPackage />
    <span>{errors.productImage.message}</span>
  </div>
);
