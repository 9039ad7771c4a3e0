import { startLink } from './links.ts';
import type { Operator } from './operator.ts';

/** The call to action of pages that have none of their own. */
export const callToAction = (operator: Operator) => ({
  title: 'Vad ska ni samla till?',
  text: 'Registrera gruppen och bjud in de andra. Ni väljer själva vilken runda ni vill vara med i.',
  start: startLink(operator),
});
