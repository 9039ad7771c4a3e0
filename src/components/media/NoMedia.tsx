import { EmptyPackage } from './icons.tsx';

/** Stands where a product has no picture. */
export const NoMedia = ({ text }: { readonly text: string }) => (
  <div className="no-media">
    <EmptyPackage />
    <span>{text}</span>
  </div>
);
