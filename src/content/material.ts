import { PRODUCTS_EACH } from '../domain/calculator.ts';
import { ANCHORS, materialPath, PATHS } from '../domain/paths.ts';
import { daysUntil, type PlainDate } from '../domain/plain-date.ts';
import { ESTIMATE_PRICE_KRONOR, PROFIT_PERCENT, type ProfitEstimate, salesAt } from '../domain/profit.ts';
import { roundPhase, type SalesRound } from '../domain/sales-rounds.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, GROUP_LEADER_MIN_AGE_YEARS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { adjustments, calculator, isBeforeShipping } from './calculator.ts';
import { formatCount, formatDate, formatKronor, formatKronorRange, formatPercent, withUnit } from './format.ts';
import { STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import type { Link } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { nextRoundDay, orderStopOf, weekOf } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** What a group has planned. */
export type Plan = {
  readonly estimate: ProfitEstimate;
  /** Today's average price of the range. Null: unknown. */
  readonly averageKronor: number | null;
  /** The round that the group prepares for. Null: none is chosen, or there is no schedule. */
  readonly round: SalesRound | null;
  /** A round that is open now and closes before the one that the group prepares for. Null: there is none. */
  readonly closing: SalesRound | null;
};

/** "24 × 12: 21 600 kr till gruppen", for the people that a calculation is shared with. */
export const sharedResult = ({ participants, productsEach, profitKronor }: ProfitEstimate): string =>
  `${participants} × ${productsEach}: ${formatKronor(profitKronor)} till gruppen`;

const amountsOf = ({ estimate, averageKronor }: Omit<Plan, 'closing'>) => {
  const average = averageKronor === null ? estimate : salesAt(estimate.products, averageKronor);
  const range = (amount: (sales: typeof average) => number): string =>
    formatKronorRange(amount(average), amount(estimate));
  const beforeShipping = isBeforeShipping(estimate.products) ? ', före frakt' : '';
  return {
    sales: range(({ salesKronor }) => salesKronor),
    profit: `${range(({ profitKronor }) => profitKronor)}${beforeShipping}`,
    invoice: range(({ salesKronor, profitKronor }) => salesKronor - profitKronor),
  };
};

const pricesText = ({ averageKronor }: Plan): string => {
  const standard = `schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara`;
  return averageKronor === null
    ? `Räknat med ${standard}.`
    : `Räknat med dagens snittpris, ${formatKronor(averageKronor)}, och med ${standard}.`;
};

/** Placeholders for the sender of a message to fill in. */
const BLANKS = { group: '[gruppens namn]', shop: '[din länk]' } as const;

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
  return days === 0
    ? `I dag, ${stop}, är sista beställningsdag.`
    : `Nu är det ${formatCount(days, 'dag', 'dagar')} kvar till sista beställningsdag, ${stop}.`;
};

/** The sentences about days in the message to customers. */
const customerDays = (round: SalesRound | null, today: PlainDate): string =>
  round === null
    ? 'När varorna har kommit lämnar jag dem till dig.'
    : `Beställ senast ${orderStopOf(round, today)}. Varorna kommer normalt ${weekOf(round)}, och sedan lämnar jag dem till dig.`;

/** Messages about orders in an open round. Null: there is no schedule. */
const orderMessages = (round: SalesRound | null, today: PlainDate, titleEnd = ''): readonly Message[] => [
  {
    title: `Till släkt och vänner${titleEnd}`,
    text: `Hej! Vi i ${BLANKS.group} säljer säsongens varor, och ${SHARE_IN_WORDS.ofYourPayment}. Vill du köpa något? I min webbshop ser du summan innan du beställer. ${customerDays(round, today)} Du har ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagars')} ångerrätt, utom för öppnade livsmedel. Här är webbshoppen:`,
    path: null,
  },
  {
    title: `Påminnelse${titleEnd}`,
    text: `Hej! ${reminder(round, today)} Fråga de kunder som inte har hört av sig, och lägg in pappersbeställningar i webbshoppen. Har du frågor? Svara här, så hjälps vi åt. Det här kan man köpa:`,
    path: PATHS.products,
  },
];

/** A leader's messages, each at most 60 words and followed by a URL. There are none for a round that has closed. */
const messages = ({ closing, ...plan }: Plan, today: PlainDate): readonly Message[] => {
  const { estimate, round } = plan;
  const each = formatCount(estimate.productsEach, 'vara', 'varor');
  const toParents: Message = {
    title: 'Till föräldrarna',
    text: `Hej! Vi ska sälja säsongens varor för att samla in pengar. Säljer var och en ${each} tjänar vi ${amountsOf(plan).profit}. ${
      round
        ? `Sista beställningsdag är ${orderStopOf(round, today)}, och varorna kommer normalt ${weekOf(round)}.`
        : 'Datumen kommer när vi har valt en runda.'
    } Var och en får en egen webbshop, med vårdnadshavarens godkännande. Ingen måste sälja, och pengarna är gruppens. Här är hela planen:`,
    path: materialPath(estimate, round),
  };
  const toSellersOfClosing = closing && orderMessages(closing, today, `, ${closing.name}`);
  switch (round ? roundPhase(round, today) : 'open') {
    case 'upcoming':
      return [toParents, ...(toSellersOfClosing ?? [])];
    case 'open':
      return [toParents, ...(toSellersOfClosing ?? orderMessages(round, today))];
    case 'delivering':
    case 'over':
      return [];
  }
};

type SheetRow = { readonly title: string; readonly text: string };

const sheetRows = (operator: Operator, plan: Plan, today: PlainDate): readonly SheetRow[] => {
  const { sales, invoice } = amountsOf(plan);
  const { round } = plan;
  const fee = operator.shippingFeeKronor;
  return [
    {
      title: 'Kunderna betalar',
      text: `${sales} tillsammans, med Swish eller när de får varorna. ${formatPercent(PROFIT_PERCENT)} är gruppens. ${pricesText(plan)}`,
    },
    {
      title: 'Fakturan',
      text: `kommer efter leveransen: ${invoice} för varorna, att betala inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}. Resten behåller vi.`,
    },
    {
      title: 'En kund som inte betalar',
      text: 'Då måste gruppen betala varan, om vi har hunnit beställa den. Därför stämmer vi av med kunderna innan sammanställningen godkänns.',
    },
    {
      title: 'Ansvaret för fakturan',
      text: `har gruppledaren och gruppen tillsammans. Kan gruppen inte själv ingå avtal, som ofta en skolklass, svarar i praktiken gruppledaren. Gruppledaren är minst ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och får fakturan.`,
    },
    {
      title: 'Datum',
      text: round
        ? `${round.name}: sista beställningsdag är ${orderStopOf(round, today)}, leverans ${weekOf(round)}.`
        : 'bestäms när vi har valt en runda.',
    },
    {
      title: 'Frakten',
      text: `är fri när vi säljer ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} eller fler. Säljer vi färre tillkommer ${fee === null ? 'en fraktavgift' : formatKronor(fee)}.`,
    },
  ];
};

/** Offers the round that closes next, if the plan is for another round: the group may already be selling in it. */
const offerOfOther = ({ estimate, round }: Plan, next: SalesRound, today: PlainDate) =>
  next.id === round?.id || roundPhase(next, today) !== 'open'
    ? null
    : {
        text: 'Säljer ni redan i den?',
        link: { label: `Visa materialet för ${next.name}`, href: materialPath(estimate, next) } satisfies Link,
      };

/** Everything a group leader needs before, during and after a round. */
export const material = (operator: Operator, plan: Plan, today: PlainDate) => {
  const { participants, productsEach } = plan.estimate;
  const items = messages(plan, today);
  const next = nextRoundDay(operator, today);
  const numbers = `${formatCount(participants, 'person', 'personer')} × ${formatCount(productsEach, 'vara', 'varor')}`;
  return {
    meta: {
      title: pageTitle('Material till gruppen', operator),
      description:
        'Mötesblad med era egna siffror, färdiga meddelanden till föräldrar och kunder, broschyr och beställningslista för hela rundan.',
    },
    /** For a URL with numbers, which a group shares. */
    sharedMeta: {
      title: pageTitle(`Mötesblad, ${sharedResult(plan.estimate)}`, operator),
      sharedHref: materialPath(plan.estimate, plan.round),
    },
    title: 'Material till gruppen',
    lead: `Fyll i hur många ni är, så får ni ett blad till mötet${items.length > 0 ? ' och färdiga meddelanden' : ''}.`,
    form: {
      participants: calculator.participants,
      productsEach: {
        label: 'Varor som var och en säljer',
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
      submit: 'Fyll i materialet',
    },
    next: next && { sentence: next.sentence, offer: offerOfOther(plan, next.round, today) },
    sheet: {
      title: 'Mötesbladet',
      print: 'Skriv ut mötesbladet',
      numbers: `${numbers}.`,
      result: `Vi tjänar ${amountsOf(plan).profit}`,
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
      items: messages(plan, today),
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
