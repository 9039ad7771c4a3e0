import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

export type Link = { readonly label: string; readonly href: string };

/** The main call to action. */
export const startLink = (site: Site): Link => ({ label: 'Starta försäljning', href: site.startUrl });

export const loginLink = (site: Site): Link => ({ label: 'Logga in', href: site.loginUrl });

type Message = { readonly subject: string; readonly body: string };

/** A link that opens a new message in the visitor's e-mail program (RFC 6068). */
export const mailtoHref = (address: string, { subject, body }: Message): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

export const contactLink = (site: Site): Link => ({ label: site.contactEmail, href: `mailto:${site.contactEmail}` });

/** Null when the site has no telephone. */
export const phoneLink = ({ phone }: Site): Link | null =>
  phone === null ? null : { label: phone, href: `tel:${phone.replace(/[ -]/g, '').replace(/^0/, '+46')}` };

export const homeLink: Link = { label: 'Till startsidan', href: PATHS.home };
