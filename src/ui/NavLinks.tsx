import { Fragment } from 'react';
import type { Link } from '../content/links.ts';

/** A page below an entry (`/produkter/7` below `/produkter`) marks that entry as well. */
const isCurrent = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`);

export const NavLinks = ({ links, path }: { readonly links: readonly Link[]; readonly path: string }) => (
  <Fragment>
    {links.map(({ label, href }) => (
      <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </Fragment>
);
