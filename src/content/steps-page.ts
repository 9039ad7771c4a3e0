import { startLink } from './links.ts';
import type { Operator } from './operator.ts';
import { pageTitle } from './page-title.ts';

export const stepsPage = (operator: Operator) => ({
  meta: {
    title: pageTitle('Så säljer ni i tre steg', operator),
    description:
      'Registrera gruppen, sälj i egna webbshoppar och dela ut varorna. Läs hur det går till, vad frakten kostar och vilken väg pengarna tar.',
  },
  title: 'Tjänsten i tre steg',
  lead: 'Följ en runda från den dag då gruppen registreras till den dag då förtjänsten är er.',
  stepLabel: (position: number) => `Steg ${position}`,
  callToAction: {
    title: 'Redo för er första runda?',
    text: 'Registrera gruppen och bjud in de andra. Undrar du något först finns svaren under Hjälp.',
    start: startLink(operator),
  },
  illustrationCredit: { label: 'Om illustrationerna', href: operator.illustrationCreditUrl },
});
