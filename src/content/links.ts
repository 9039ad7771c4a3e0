import { phoneHref } from '../domain/contact-hrefs.ts';
import { PATHS } from '../domain/paths.ts';
import type { Operator } from './operator.ts';

export type Link = { readonly label: string; readonly href: string };

const START_LABEL = 'Starta försäljning';

/** The call to action on pages. */
export const startLink = (operator: Operator): Link => ({ label: START_LABEL, href: operator.startUrl });

/** The call to action in the header and the menu. */
export const registerLink = (operator: Operator): Link => ({ label: START_LABEL, href: operator.registerUrl });

export const loginLink = (operator: Operator): Link => ({ label: 'Logga in', href: operator.membersSiteUrl });

export const contactLink = (operator: Operator): Link => ({
  label: operator.contactEmail,
  href: `mailto:${operator.contactEmail}`,
});

/** Null when the site has no telephone. */
export const phoneLink = ({ contactPhone: phone }: Operator): Link | null =>
  phone === null ? null : { label: phone, href: phoneHref(phone) };

/** The operator's pages on social media. */
export const socialLinks = ({ social }: Operator): readonly Link[] =>
  [
    { label: 'Facebook', href: social.facebook },
    { label: 'Instagram', href: social.instagram },
    { label: 'LinkedIn', href: social.linkedin },
    { label: 'TikTok', href: social.tiktok },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));

export const homeLink: Link = { label: 'Till startsidan', href: PATHS.home };
