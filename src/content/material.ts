import { PRODUCTS_EACH } from '../domain/calculator.ts';
import { expectedAmounts } from '../domain/expected-amounts.ts';
import { ANCHORS, materialPath, PATHS } from '../domain/paths.ts';
import { daysUntil, type PlainDate } from '../domain/plain-date.ts';
import { PROFIT_PERCENT, type ProfitEstimate } from '../domain/profit.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';
import { PREPARATION_DAYS, roundPhase, scheduleOn } from '../domain/schedule.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, GROUP_LEADER_MIN_AGE_YEARS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { adjustments, calculator } from './calculator.ts';
import { expectedPrices, expectedProfit, planNumbers, sharedTitle } from './earnings.ts';
import { formatApproximateKronor, formatCount, formatDate, formatKronor, formatPercent, withUnit } from './format.ts';
import { STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import type { Link } from './links.ts';
import { methodsAtDelivery } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';
import { orderStopOf, roundDays, roundSentence, weekOf } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** What a group has planned. */
export type Plan = {
  readonly estimate: ProfitEstimate;
  /** Today's average price of the range. Null: unknown. */
  readonly averageKronor: number | null;
  /** The round that the group prepares for. Null: none is chosen, or there is no schedule. */
  readonly round: SalesRound | null;
};

const amountsOf = ({ estimate, averageKronor }: Plan) => {
  const { sales, invoice } = expectedAmounts(estimate, averageKronor);
  return {
    sales: formatApproximateKronor(sales),
    profit: expectedProfit(estimate, averageKronor),
    invoice: formatApproximateKronor(invoice),
  };
};

/** Placeholders for the sender of a message to fill in. */
const BLANKS = {
  group: '[gruppens namn]',
  goal: '[vårt mål]',
  shop: '[din länk]',
  pickUp: '[tid och plats]',
} as const;

type Message = {
  readonly title: string;
  readonly text: string;
  /** The page that the message's URL leads to. Null: the sender's web shop. */
  readonly path: string | null;
};

/** A reminder's sentence about the last day to order. It is read on the day that it is copied. */
const reminder = (round: SalesRound | null, today: PlainDate): string => {
  if (!round) return 'Har alla fått frågan? Sista beställningsdagen står i webbshoppen.';
  const [stop, days] = [orderStopOf(round, today), daysUntil(round.orderStop, today)];
  if (days === 0) return `I dag, ${stop}, är sista beställningsdag.`;
  if (days === 1) return `I morgon, ${stop}, är sista beställningsdag.`;
  return days < PREPARATION_DAYS
    ? `Nu är det ${withUnit(days, 'dagar')} kvar till sista beställningsdag, ${stop}.`
    : `Sista beställningsdag är ${stop}.`;
};

/** The sentences about days in the message to customers. */
const customerDays = (round: SalesRound | null, today: PlainDate): string =>
  round === null
    ? 'När varorna har kommit lämnar jag dem till dig.'
    : `Beställ senast ${orderStopOf(round, today)}. Varorna kommer normalt ${weekOf(round)}. Sedan lämnar jag dem till dig.`;

const toParents = (plan: Plan, today: PlainDate): Message => {
  const { estimate, round } = plan;
  const days = round
    ? `Sista beställningsdag är ${orderStopOf(round, today)}, och varorna kommer normalt ${weekOf(round)}.`
    : 'Datumen kommer när vi har valt en runda.';
  return {
    title: 'Till föräldrarna',
    text: `Hej! Vi ska sälja kaffe, kakor och annat för att samla pengar till ${BLANKS.goal}. Om var och en säljer ${formatCount(estimate.productsEach, 'vara', 'varor')} tjänar vi ${amountsOf(plan).profit}. ${days} Var och en får en egen webbshop, med vårdnadshavarens godkännande. Ingen måste sälja. Hela planen:`,
    path: materialPath(estimate, round),
  };
};

/** Messages about orders. Null: there is no schedule, or no round is chosen. */
const orderMessages = (round: SalesRound | null, today: PlainDate): readonly Message[] => [
  {
    title: 'Till släkt och vänner',
    text: `Hej! Vi i ${BLANKS.group} säljer säsongens varor, och ${SHARE_IN_WORDS.ofYourPayment}. Vill du köpa något? I min webbshop ser du summan innan du beställer. ${customerDays(round, today)} Du har ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagars')} ångerrätt, utom för öppnade livsmedel. Här är webbshoppen:`,
    path: null,
  },
  {
    title: 'Påminnelse',
    text: `Hej! ${reminder(round, today)} Fråga dem du inte har hört av, och lägg in pappersbeställningar i webbshoppen. Har du frågor? Svara här, så hjälps vi åt. Det här kan man köpa:`,
    path: PATHS.products,
  },
];

/** Messages for the days after the order stop, when products are handed out and paid for. */
const handOutMessages = (operator: Operator): readonly Message[] => [
  {
    title: 'Varorna har kommit',
    text: `Hej! Varorna har kommit. Hämta dina ${BLANKS.pickUp}, jämför dem med beställningarna och lämna ut dem så snart du kan. Säg till mig direkt om något saknas eller är trasigt. Svar på vanliga frågor finns här:`,
    path: PATHS.faq,
  },
  {
    title: 'Till den som inte har betalat',
    text: `Hej! Dina varor har kommit, men jag ser ingen betalning än. Du kan betala när du får dem, ${methodsAtDelivery(operator)}. Har du redan betalat, eller ändrat dig? Svara här, så ordnar vi det. Här är webbshoppen:`,
    path: null,
  },
  {
    title: 'Tack',
    text: `Hej! Tack för att du handlade av oss i ${BLANKS.group}. Pengarna går till ${BLANKS.goal}. Är det något fel på en vara? Säg till, så hjälper jag dig. Så gör du om du vill ångra köpet:`,
    path: PATHS.withdrawal,
  },
];

/**
 * The messages that a group needs as far as its round has come, each at most 60 words and followed by a URL. The
 * messages for the days after the order stop name no round. Before a round opens, groups may still need them for the
 * round before. Without a round, a group may need any of them.
 */
const messages = (operator: Operator, plan: Plan, today: PlainDate): readonly Message[] => {
  const { salesRounds } = operator;
  const { round } = plan;
  if (!round) return [toParents(plan, today), ...orderMessages(null, today), ...handOutMessages(operator)];
  const isHandingOut = scheduleOn(salesRounds, today).leader.finishing.length > 0;
  switch (roundPhase(salesRounds, round, today)) {
    case 'upcoming':
      return [toParents(plan, today), ...(isHandingOut ? handOutMessages(operator) : [])];
    case 'open':
      return [toParents(plan, today), ...orderMessages(round, today)];
    case 'delivering':
    case 'over':
      return handOutMessages(operator);
  }
};

/** The round's days. After the order stop, only the delivery matters. */
const sheetDays = (operator: Operator, round: SalesRound, today: PlainDate): string =>
  daysUntil(round.orderStop, today) < 0 ? roundSentence(operator, round, today) : roundDays(round, today);

type SheetRow = { readonly title: string; readonly text: string };

const sheetRows = (operator: Operator, plan: Plan, today: PlainDate): readonly SheetRow[] => {
  const { sales, invoice } = amountsOf(plan);
  const { round } = plan;
  const fee = operator.shippingFeeKronor;
  return [
    {
      title: 'Vad betalar kunderna?',
      text: `Tillsammans ${sales}, med Swish eller när de får varorna. ${formatPercent(PROFIT_PERCENT)} av det går till gruppen. Vi räknar ${expectedPrices(plan.averageKronor)}.`,
    },
    {
      title: 'Vad ska vi betala?',
      text: `En faktura på ${invoice} för varorna. Den kommer efter leveransen och ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}. Resten behåller vi.`,
    },
    {
      title: 'Vem betalar fakturan?',
      text: `Gruppledaren och gruppen svarar för den tillsammans. Om gruppen inte kan ingå avtal, vilket ofta gäller en skolklass, är det i praktiken gruppledaren. Hen är minst ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')} och har BankID.`,
    },
    {
      title: 'Och om en kund inte betalar?',
      text: 'Då får gruppen betala varan, om vi har hunnit beställa den. Därför stämmer vi av med kunderna innan sammanställningen godkänns.',
    },
    {
      title: 'Vilka datum gäller?',
      text: round ? sheetDays(operator, round, today) : 'De kommer när vi har valt en runda.',
    },
    {
      title: 'Vad kostar frakten?',
      text: `Ingenting om vi säljer ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} eller fler. Säljer vi färre tillkommer ${fee === null ? 'en fraktavgift' : formatKronor(fee)}.`,
    },
  ];
};

/** Offers the material of the other rounds that a group may be in today: they are open, or their products arrive. */
const offersOf = ({ salesRounds }: Operator, { estimate, round }: Plan, today: PlainDate) => {
  const { open, leader } = scheduleOn(salesRounds, today);
  return [...leader.finishing, ...open]
    .filter((other) => other !== round)
    .map((other) => ({
      text: `Är ni redan med i ${other.name}?`,
      link: { label: `Visa materialet för ${other.name}`, href: materialPath(estimate, other) } satisfies Link,
    }));
};

/** Everything a group leader needs before, during and after a round. */
export const material = (operator: Operator, plan: Plan, today: PlainDate) => {
  return {
    meta: {
      title: pageTitle('Material till gruppen', operator),
      description:
        'Mötesblad med era egna siffror, färdiga meddelanden till föräldrar och kunder, broschyr och beställningslista för hela rundan.',
    },
    /** For a URL with numbers, which a group shares. */
    sharedMeta: {
      title: pageTitle(`Mötesblad, ${sharedTitle(plan.estimate, plan.averageKronor)}`, operator),
      sharedHref: materialPath(plan.estimate, plan.round),
    },
    title: 'Material till gruppen',
    lead: 'Fyll i hur många ni är, så får ni ett blad till mötet och färdiga meddelanden.',
    form: {
      participants: calculator.participants,
      productsEach: {
        label: 'Hur många varor säljer var och en?',
        adjustment: adjustments(PRODUCTS_EACH, 'varor per person'),
      },
      round: 'Runda',
      chooseRound: 'Välj en runda',
      unknownRound: {
        none: 'Den rundan finns inte.',
        choose: 'Den rundan finns inte. Välj en annan.',
        unchosen: 'Välj en runda, så kommer datumen med.',
      },
      roundOption: (round: SalesRound) => `${round.name}, till ${formatDate(round.orderStop)}`,
      submit: 'Visa materialet',
    },
    round: plan.round && roundSentence(operator, plan.round, today),
    offers: offersOf(operator, plan, today),
    sheet: {
      title: 'Mötesbladet',
      print: 'Skriv ut mötesbladet',
      numbers: `${planNumbers(plan.estimate)}.`,
      result: `Vi kan tjäna ${amountsOf(plan).profit}`,
      rows: sheetRows(operator, plan, today),
      decide: {
        title: 'Det här bestämmer vi i dag',
        boxes: ['Gruppledare:', 'Runda:', 'Vi samlar till:'],
      },
      code: 'Planen på webben:',
    },
    messages: {
      title: 'Färdiga meddelanden',
      copy: 'Kopiera',
      share: 'Dela',
      shopBlank: BLANKS.shop,
      items: messages(operator, plan, today),
    },
    more: {
      title: 'Till själva försäljningen',
      links: [
        { label: 'Broschyr och beställningslista, att skriva ut från sortimentet', href: PATHS.products },
        { label: 'Räkna på förtjänsten', href: `${PATHS.home}#${ANCHORS.calculator}` },
      ] satisfies readonly Link[],
    },
  };
};
