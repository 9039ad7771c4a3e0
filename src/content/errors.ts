import { homeLink } from './links.ts';

const UNEXPECTED = 'Ett oväntat fel inträffade.';
const NOT_ANSWERING = 'En tjänst som sidan behöver svarar inte som den ska. Försök igen om en liten stund.';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Adressen går inte att tolka. Kontrollera att hela länken kom med.',
  403: 'Du har inte tillgång till den här sidan.',
  404: 'Sidan finns inte.',
  405: 'Sidan finns, men det du försökte göra går inte här. Gå tillbaka och försök igen.',
  502: NOT_ANSWERING,
  503: NOT_ANSWERING,
  504: NOT_ANSWERING,
};

export const errors = {
  heading: 'Något gick fel',
  statusHeading: (status: number) => `Error ${status}`,
  unexpected: UNEXPECTED,
  message: (status: number) => MESSAGES[status] ?? UNEXPECTED,
  reload: 'Ladda om sidan',
  home: 'Gå hem',
  retry: 'Försök igen',
  /** Shown when the whole application fails; the space at its end belongs to it. */
  application: 'Ooops, something went wrong :( ',
  requestId: (id: string) => `Felkod: ${id}`,
  requestIdHint: 'Ta med felkoden om du hör av dig till oss, så hittar vi felet fortare.',
  notFound: {
    title: 'Hoppsan!',
    description: 'Sidan finns inte.',
    text: 'Sidan finns inte. Någon har redan tagit den sista kakan.',
    link: homeLink,
    imageAlt: 'En tom kakburk och en mus med smulor runt sig',
  },
} as const;
