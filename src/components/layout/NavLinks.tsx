import type { Link } from '../../content/links.ts';

export type NavLinksProps = { readonly links: readonly Link[]; readonly current: string | undefined };

export const NavLinks = ({ links, current }: NavLinksProps) =>
  links.map(({ label, href }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ));
