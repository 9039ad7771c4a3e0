import { startLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import type { Site } from './site.ts';

export const service = (site: Site) => ({
  meta: {
    title: pageTitle('Tjänsten i tre steg', site),
    description:
      'Registrera gruppen, sälj i egna webbshoppar och dela ut varorna. Så går en runda till, steg för steg.',
  },
  title: 'Tjänsten i tre steg',
  lead: 'Så går en runda till, från det att gruppen registreras till att förtjänsten är er.',
  stepLabel: (position: number) => `Steg ${position}`,
  closing: {
    title: 'Redo för er första runda?',
    text: 'Registrera gruppen och bjud in de andra. Undrar du något först finns svaren under Hjälp.',
    start: startLink(site),
  },
  illustrationCredit: { label: 'Om illustrationerna', href: site.illustrationCreditUrl },
});
