import { pageTitle } from './page-title.ts';
import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

export const blog = (site: Site) => ({
  meta: {
    title: pageTitle('Bloggen är på gång', site),
    description: `Här kommer bloggen om ${site.productName}, klasskassor och lagförsäljning. Den är under utveckling. Läs så länge hur en runda går till.`,
    /** As long as the blog has no entries. The sitemap leaves the page out for the same reason. */
    noindex: true,
  },
  title: 'Blogg',
  subtitle: 'Läs om intressanta saker här!',
  notice: {
    title: 'Bloggen är under utveckling',
    text: 'Kom tillbaka lite längre fram. Så länge kan du läsa hur en runda går till.',
    link: { label: 'Tjänsten i tre steg', href: PATHS.service },
  },
});
