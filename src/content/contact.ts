import type { Inline } from './document.ts';
import { type Link, phoneLink } from './links.ts';
import type { Operator } from './operator.ts';

const ring = ({ label, href }: Link, hours: string | null): readonly Inline[] => [
  ' Du kan också ringa ',
  { link: label, href },
  hours ? `, ${hours}.` : '.',
];

/** The text after an e-mail address: how soon an answer comes, and the telephone. Empty if neither is configured. */
export const answerAndPhone = (operator: Operator): readonly Inline[] => {
  const phone = phoneLink(operator);
  return [
    ...(operator.answerTime ? [` Vi svarar ${operator.answerTime}.`] : []),
    ...(phone ? ring(phone, operator.contactPhoneHours) : []),
  ];
};
