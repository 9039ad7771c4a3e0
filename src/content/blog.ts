import { pageTitle } from './page-title.ts';
import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

export const blog = (site: Site) => ({
  meta: {
    title: pageTitle('Blogg', site),
    description: `Bloggen om ${site.productName}, klasskassor och lagförsäljning är på gång.`,
  },
  title: 'Blogg',
  subtitle: 'Läs om intressanta saker här!',
  notice: {
    title: 'Bloggen är under utveckling',
    text: 'Kom tillbaka lite längre fram. Så länge kan du läsa hur en runda går till.',
    link: { label: 'Tjänsten i tre steg', href: PATHS.service },
  },
});
