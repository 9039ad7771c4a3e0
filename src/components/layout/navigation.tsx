import { Fragment } from 'react';
import type { Link } from '../../content/links.ts';

/**
 * The brand's sign, an awning and a smile. It is the same drawing as artwork/brand/logo.svg, the favicon. The style
 * sheet rounds its corners. It is inline in the document, so that the first paint includes it.
 */
const LogoSign = () => (
  <svg
    className="logo-sign"
    width="48"
    height="48"
    viewBox="0 0 48 48"
    fill="none"
    stroke="#fffaf0"
    strokeWidth="8"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path fill="#0f5b46" stroke="none" d="M0 0h48v48H0z" />
    <path stroke="#ffc53d" d="M4 0v18M20 0v18M36 0v18" />
    <path d="M12 0v18M28 0v18M44 0v18" />
    <circle cx="24" cy="24" r="23.3" stroke="#0f5b46" strokeWidth="1.4" />
    <path d="M13.5 31.5C17 39.5 31 39.5 34.5 31.5" strokeWidth="3.4" />
  </svg>
);

export const Logo = ({ link, brand }: { readonly link: Link; readonly brand: string }) => (
  <a className="logo" href={link.href} aria-label={link.label}>
    <LogoSign /> {brand}
  </a>
);

type NavLinksProps = { readonly links: readonly Link[]; readonly current: string | undefined };

/** The links are separated by spaces, for browsers without styles. */
export const NavLinks = ({ links, current }: NavLinksProps) =>
  links.map(({ label, href }) => (
    <Fragment key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {label}
      </a>{' '}
    </Fragment>
  ));
