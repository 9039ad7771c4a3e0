import { startLink } from './links.ts';
import type { Operator } from './operator.ts';

/** The closing section of pages without a closing text of their own. */
export const callToAction = (operator: Operator) => ({
  title: 'Vad ska ni samla till?',
  text: 'Registrera gruppen och bjud in de andra. Ni väljer själva vilken runda ni vill vara med i.',
  start: startLink(operator),
});
