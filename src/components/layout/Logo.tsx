import type { Link } from '../../content/links.ts';
import { Illustration } from '../media/Illustration.tsx';

export const Logo = ({ link, brand }: { readonly link: Link; readonly brand: string }) => (
  <a className="logo" href={link.href} aria-label={link.label}>
    <Illustration name="skylt" alt="" loading="eager" /> {brand}
  </a>
);
