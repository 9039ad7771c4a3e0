import type { Link } from '../content/links.ts';
import { Drawing } from './Drawing.tsx';

export const Logo = ({ link, brand }: { readonly link: Link; readonly brand: string }) => (
  <a className="logo" href={link.href} aria-label={link.label}>
    <Drawing name="skylt" alt="" loading="eager" /> {brand}
  </a>
);
