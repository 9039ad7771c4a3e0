import { errors } from '../../content/errors.ts';
import { EmptyPackage } from './icons.tsx';

/** The placeholder for a product without an image. It is hidden from screen readers. */
export const NoMedia = () => (
  <div className="no-media" aria-hidden="true">
    <EmptyPackage />
    <span>{errors.productImage.message}</span>
  </div>
);
