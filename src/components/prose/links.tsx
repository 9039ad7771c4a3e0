import type { Link } from '../../content/links.ts';
import { BackArrow, ForwardArrow } from '../media/icons.tsx';

type ButtonLinkProps = {
  readonly link: Link;
  /** Default: pine green. */
  readonly tone?: 'sun' | 'paper' | 'mint';
  readonly big?: boolean;
};

export const ButtonLink = ({ link, tone, big }: ButtonLinkProps) => (
  <a className={['button', tone, big && 'big'].filter(Boolean).join(' ')} href={link.href}>
    {link.label}
  </a>
);

export const ForwardLink = ({ link }: { readonly link: Link }) => (
  <a className="arrow" href={link.href}>
    {link.label}
    <ForwardArrow />
  </a>
);

export const BackLink = ({ link }: { readonly link: Link }) => (
  <a className="arrow" href={link.href} data-back="">
    <BackArrow />
    {link.label}
  </a>
);

export const LinkList = ({ links, className }: { readonly links: readonly Link[]; readonly className?: string }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
