import { startLink } from './links.ts';
import type { Site } from './site.ts';

/** The closing section of pages without a closing text of their own. */
export const callToAction = (site: Site) => ({
  title: 'Vad ska ni samla till?',
  text: 'Registrera gruppen och bjud in de andra. Ni väljer själva vilken runda ni vill vara med i.',
  start: startLink(site),
});
