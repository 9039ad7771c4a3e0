import type { Link } from '../../content/links.ts';
import { LogoSign } from '../media/LogoSign.tsx';

export const Logo = ({ link, brand }: { readonly link: Link; readonly brand: string }) => (
  <a className="logo" href={link.href} aria-label={link.label}>
    <LogoSign /> {brand}
  </a>
);
