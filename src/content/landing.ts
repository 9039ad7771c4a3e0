import { ANCHORS, PATHS, resultPath } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { PROFIT_PERCENT, type ProfitEstimate } from '../domain/profit.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, GROUP_LEADER_MIN_AGE_YEARS, UPFRONT_COST_KRONOR } from '../domain/terms.ts';
import { sharedDescription, sharedTitle } from './earnings.ts';
import { endSentence, formatKronor, formatNumber, formatPercent, withUnit } from './format.ts';
import type { IconName } from './illustrations.ts';
import { startLink } from './links.ts';
import { SHARE_OF_PRICE } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';
import { partner } from './payment.ts';
import { joinDay } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** A key figure and its explanation. */
export type Fact = { readonly figure: string; readonly text: string };

/** The next day of the round that a new group can join, if there is one. */
const nextDay = (operator: Operator, today: PlainDate): readonly Fact[] => {
  const next = joinDay(operator, today);
  return next ? [{ figure: next.day, text: next.text }] : [];
};

/** The group's share, its payment in advance, how customers pay, and the next day of the schedule. */
export const landingFacts = (operator: Operator, today: PlainDate): readonly Fact[] => [
  { figure: formatPercent(PROFIT_PERCENT), text: 'av varje pris går till er' },
  { figure: formatKronor(UPFRONT_COST_KRONOR), text: 'i förväg, inget lager' },
  { figure: 'Swish', text: 'eller betalning vid leverans' },
  ...nextDay(operator, today),
];

type Feature = { readonly icon: IconName; readonly title: string; readonly text: string };

const features = (operator: Operator): readonly Feature[] => [
  {
    icon: 'payment',
    title: 'Betalningen är inbyggd',
    text: `Kunden betalar, med Swish eller vid leverans, till ${endSentence(partner(operator))} Betalpartnern förvarar pengarna åt gruppen och betalar ut dem löpande.`,
  },
  {
    icon: 'season',
    title: 'Ett sortiment för säsongen',
    text: 'Pepparkakor till jul och våffelmix på våren. Sortimentet förnyas inför varje runda.',
  },
  {
    icon: 'half',
    title: SHARE_IN_WORDS.yours,
    text: `${SHARE_OF_PRICE}. Om ni säljer minst ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} är frakten fri. Varor som ingen betalar drar ner förtjänsten.`,
  },
  {
    icon: 'easy',
    title: 'Enkel administration',
    text: 'Beställningar, summor och medlemmar finns på ett ställe. Gruppledaren godkänner en sammanställning, sedan skickar vi varorna.',
  },
  {
    icon: 'shop',
    title: 'En webbshop till var och en',
    text: 'Allt är digitalt. Varje medlem får en egen länk att dela, och kan spara sortimentet som en digital broschyr.',
  },
  {
    icon: 'support',
    title: 'Någon som svarar',
    text: 'Vi har själva varit klassföräldrar, lagföräldrar, spelare och elever. Fråga oss, så hjälper vi dig vidare.',
  },
];

/** Title and description for the shared URL of a calculation. */
export const sharedMeta = (estimate: ProfitEstimate, averageKronor: number | null, operator: Operator) => ({
  sharedHref: resultPath(estimate),
  title: pageTitle(sharedTitle(estimate, averageKronor), operator),
  description: sharedDescription(estimate, averageKronor),
});

export const landing = (operator: Operator) => ({
  meta: {
    title: `${operator.productName} – enkel försäljning för klassen och laget`,
    description: `En digital plattform för riktigt enkel klass- och lagförsäljning: egna webbshoppar, inbyggd betalning och ${formatPercent(PROFIT_PERCENT)} av varje pris till er.`,
  },
  hero: {
    title: 'Klassresan börjar med en kakburk',
    tagline: 'En digital plattform för riktigt enkel klass- och lagförsäljning.',
    start: startLink(operator),
    calculate: { label: 'Räkna på det', href: `#${ANCHORS.calculator}` },
    terms: `Gruppledaren är minst ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och svarar för fakturan tillsammans med gruppen.`,
    guardians: { label: 'Ska ditt barn sälja?', href: `${PATHS.faq}#barn-och-unga` },
    imageAlt: 'En klass säljer kakburkar, sylt och kaffe i ett marknadsstånd på torget',
  },
  productStrip: {
    label: 'Ur sortimentet',
    all: (products: number) => ({ label: `Alla ${formatNumber(products)} varor`, href: PATHS.products }),
  },
  features: {
    title: 'Allt som behövs för att sälja, utan kontanter i kuvert',
    items: features(operator),
  },
  steps: {
    title: 'Er försäljning i tre steg',
    link: { label: 'Läs mer om stegen', href: PATHS.steps },
  },
  callToAction: {
    title: 'Vad ska ni samla till?',
    text: 'Lägret i Dalarna, nya matchtröjor eller en sista resa tillsammans i nian. Registrera gruppen och välj en runda.',
    start: startLink(operator),
    imageAlt: 'Ett urval av säsongens varor på en hylla',
  },
});
