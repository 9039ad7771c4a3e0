import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

export type Link = { readonly label: string; readonly href: string };

/** The main call to action. */
export const startLink = (site: Site): Link => ({ label: 'Starta försäljning', href: site.startUrl });

export const loginLink = (site: Site): Link => ({ label: 'Logga in', href: site.loginUrl });

export const contactLink = (site: Site): Link => ({ label: site.contactEmail, href: `mailto:${site.contactEmail}` });

export const homeLink: Link = { label: 'Till startsidan', href: PATHS.home };
