import type { FaqItem } from './document.ts';
import { mail } from './legal/shared.ts';
import type { Operator } from './operator.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** How it works, in few words, for those who do not read Swedish well. They come before the questions. */
export const faqDoors = (operator: Operator): readonly FaqItem[] => [
  {
    id: 'latt-svenska',
    question: 'Lätt svenska',
    answer: [
      `Er grupp säljer varor. En vuxen är ledare och anmäler gruppen. Alla får en egen butik på nätet. Du skickar en länk till folk du känner. De väljer varor i din butik och betalar. Varorna kommer till gruppen. Du ger dem till dina kunder. ${SHARE_IN_WORDS.easy}`,
    ],
  },
  {
    id: 'english',
    lang: 'en',
    question: 'In English',
    answer: [
      [
        `School classes, sports teams and clubs sell seasonal goods through web shops of their own and keep ${SHARE_IN_WORDS.english}. An adult with BankID registers the group. To buy, ask the seller for a link. You pay with Swish when you order, or on delivery. The seller hands over your goods. Do you have questions? Write to `,
        mail(operator.contactEmail),
        '.',
      ],
    ],
  },
];
