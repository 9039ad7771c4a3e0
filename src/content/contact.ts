import type { Inline } from './document.ts';
import { type Link, phoneLink } from './links.ts';
import type { Site } from './site.ts';

const ring = ({ label, href }: Link, hours: string | null): readonly Inline[] => [
  ' Du kan också ringa ',
  { link: label, href },
  hours ? `, ${hours}.` : '.',
];

/** What follows an e-mail address: how soon an answer comes, and the telephone. Nothing when neither is configured. */
export const answerAndPhone = (site: Site): readonly Inline[] => {
  const phone = phoneLink(site);
  return [
    ...(site.answerTime ? [` Vi svarar ${site.answerTime}.`] : []),
    ...(phone ? ring(phone, site.phoneHours) : []),
  ];
};
