import type { Link } from '../../content/links.ts';
import { LogoSign } from '../media/LogoSign.tsx';

export const Logo = ({ link, brand }: { readonly link: Link; readonly brand: string }) => (
  <a className="logo" href={link.href} aria-label={link.label}>
    <LogoSign /> {brand}
  </a>
);

type NavLinksProps = { readonly links: readonly Link[]; readonly current: string | undefined };

export const NavLinks = ({ links, current }: NavLinksProps) =>
  links.map(({ label, href }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ));
