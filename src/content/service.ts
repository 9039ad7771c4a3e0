import { startLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import type { Site } from './site.ts';

export const service = (site: Site) => ({
  meta: {
    title: pageTitle('Så säljer ni i tre steg', site),
    description:
      'Registrera gruppen, sälj i egna webbshoppar och dela ut varorna. Läs hur det går till, vad frakten kostar och vilken väg pengarna tar.',
  },
  title: 'Tjänsten i tre steg',
  lead: 'Följ en runda från den dag då gruppen registreras till den dag då förtjänsten är er.',
  stepLabel: (position: number) => `Steg ${position}`,
  closing: {
    title: 'Redo för er första runda?',
    text: 'Registrera gruppen och bjud in de andra. Undrar du något först finns svaren under Hjälp.',
    start: startLink(site),
  },
  illustrationCredit: { label: 'Om illustrationerna', href: site.illustrationCreditUrl },
});
