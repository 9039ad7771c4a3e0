import { ANCHORS, PATHS } from '../domain/paths.ts';
import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS, GROUP_LEADER_MIN_AGE_YEARS } from '../domain/terms.ts';
import { type Block, list, steps as numbered, paragraph } from './document.ts';
import { inWords, withUnit } from './format.ts';
import type { IconName } from './illustrations.ts';
import { type Link, startLink } from './links.ts';
import { shippingRule } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';

export const stepsPage = (operator: Operator) => ({
  meta: {
    title: pageTitle('Så säljer ni i tre steg', operator),
    description: `Registrera gruppen, sälj i egna webbshoppar och dela ut varorna. Läs hur det går till, ${operator.shippingFeeKronor === null ? 'när frakten är fri' : 'vad frakten kostar'} och vilken väg pengarna tar.`,
  },
  title: 'Tjänsten i tre steg',
  lead: 'Följ en försäljning från registreringen till den dag då förtjänsten är er.',
  start: startLink(operator),
  material: { label: 'Material till gruppen', href: PATHS.material } satisfies Link,
  illustrationCredit: { label: 'Om illustrationerna', href: operator.illustrationCreditUrl },
});

export type Step = {
  readonly id: 'register' | 'sell' | 'deliver';
  readonly title: string;
  readonly icon: IconName;
  readonly shortText: string;
  readonly longText: readonly Block[];
  readonly illustration: 'step-1-register' | 'step-2-sell' | 'step-3-deliver';
  readonly illustrationAlt: string;
};

/** What is left to do after the registration. */
const AFTER_REGISTRATION = [
  'Ange gruppens leveransadress.',
  'Ange vart pengarna ska betalas ut: till ett bankkonto eller ett Swish-nummer.',
  'Välj en runda i vårt årsschema.',
  'Skicka inbjudningslänken till alla som ska vara med.',
];

const register = (operator: Operator): Step => ({
  id: 'register',
  title: 'Registrera',
  icon: 'easy',
  shortText: 'Gruppledaren registrerar gruppen, legitimerar sig med BankID och bjuder in alla med en länk.',
  longText: [
    paragraph([
      `Gruppledaren, till exempel en förälder, tränare eller lärare, har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')} och saknar betalningsanmärkningar. Vi kan göra en kreditkontroll. Gruppledaren tar emot fakturan och `,
      { link: 'ansvarar för den', href: `${PATHS.faq}#betalningsansvar` },
      ' tillsammans med gruppen.',
    ]),
    paragraph([
      'När ',
      { link: 'gruppen är registrerad', href: operator.registerUrl },
      ` återstår ${inWords(AFTER_REGISTRATION.length)} saker:`,
    ]),
    numbered(...AFTER_REGISTRATION),
  ],
  illustration: 'step-1-register',
  illustrationAlt: 'En gruppledare registrerar en ny grupp i mobilen och bjuder in tre medlemmar',
});

const sell: Step = {
  id: 'sell',
  title: 'Sälj',
  icon: 'shop',
  shortText:
    'Var och en delar länken till sin egen webbshop. Kunderna beställer där och betalar med Swish eller vid leverans.',
  longText: [
    paragraph([
      'Den som följer inbjudningslänken skapar ett konto och får en webbshop att dela med mormor, grannarna och kollegorna. Betalningen går genom ',
      { link: 'Rockerbetalning', href: PATHS.payment },
      '.',
    ]),
    paragraph([
      'För den som hellre ringer lägger medlemmen själv in beställningen i sin webbshop. ',
      { link: 'Sortimentet', href: PATHS.products },
      ' förnyas inför varje runda och följer säsongen. Det går att skriva ut som en broschyr.',
    ]),
    paragraph(
      'Varje försäljning har en sista beställningsdag. Tills sammanställningen är godkänd kan ni ta tillbaka en beställning.',
    ),
  ],
  illustration: 'step-2-sell',
  illustrationAlt: 'En medlem delar sin webbshop med grannarna via mobilen',
};

const deliver = (operator: Operator): Step => ({
  id: 'deliver',
  title: 'Leverera',
  icon: 'half',
  shortText:
    'Varorna kommer till gruppen och medlemmarna delar ut dem. När fakturan är betald är resten av pengarna era.',
  longText: [
    paragraph('Gruppledaren godkänner sammanställningen av försäljningen, och vi skickar varorna:'),
    list(
      `Leveransen kommer normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag.`,
      `Om sändningen väger högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud. En tyngre sändning körs till er leveransadress.`,
      shippingRule(operator),
    ),
    paragraph([
      'Reglerna för returer står i ',
      { link: 'köpvillkoren', href: PATHS.purchaseTerms },
      '. Se också ',
      { link: 'pengarnas väg i ett exempel', href: `${PATHS.payment}#${ANCHORS.moneySteps}` },
      '.',
    ]),
  ],
  illustration: 'step-3-deliver',
  illustrationAlt: 'En medlem lämnar över en kakburk till en kund vid dörren, med fler varor på en kärra',
});

/** The three steps of a sales round, with short texts for the landing page and long ones for the steps page. */
export const steps = (operator: Operator): readonly Step[] => [register(operator), sell, deliver(operator)];
