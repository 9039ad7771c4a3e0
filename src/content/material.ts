import type { PlainDate } from '../domain/plain-date.ts';
import { ESTIMATE_PRICE_KRONOR, PROFIT_PERCENT, type ProfitEstimate, salesAt } from '../domain/profit.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, GROUP_LEADER_MIN_AGE_YEARS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { CALCULATOR_FIELDS, ROUND_FIELD } from '../shared/element-ids.ts';
import { calculator } from './calculator.ts';
import {
  formatCount,
  formatDate,
  formatKronor,
  formatKronorRange,
  formatMonthDay,
  formatPercent,
  isoDate,
  withUnit,
} from './format.ts';
import type { Link } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';
import { CALENDAR_LINK, nextRoundDay, weekOf } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** What a group has planned. */
export type Plan = {
  readonly estimate: ProfitEstimate;
  /** Today's average price of the range. Null: unknown. */
  readonly averageKronor: number | null;
  /** Null: there is no schedule. */
  readonly round: SalesRound | null;
};

const toQuery = ({ participants, productsEach }: ProfitEstimate, round: SalesRound | null): string =>
  new URLSearchParams({
    [CALCULATOR_FIELDS.participants]: String(participants),
    [CALCULATOR_FIELDS.productsEach]: String(productsEach),
    ...(round && { [ROUND_FIELD]: isoDate(round.orderStop) }),
  }).toString();

/** The page's path with a plan. */
export const materialPath = (estimate: ProfitEstimate, round: SalesRound | null = null): string =>
  `${PATHS.material}?${toQuery(estimate, round)}`;

/** The landing page's path with a calculation. */
export const resultPath = (estimate: ProfitEstimate): string => `${PATHS.home}?${toQuery(estimate, null)}`;

/** "24 × 12: 21 600 kr till gruppen", for those with whom a calculation is shared. */
export const sharedResult = ({ participants, productsEach, profitKronor }: ProfitEstimate): string =>
  `${participants} × ${productsEach}: ${formatKronor(profitKronor)} till gruppen`;

const amountsOf = ({ estimate, averageKronor }: Plan) => {
  const average = averageKronor === null ? estimate : salesAt(estimate.products, averageKronor);
  const range = (key: 'salesKronor' | 'profitKronor'): string => formatKronorRange(average[key], estimate[key]);
  return { sales: range('salesKronor'), profit: range('profitKronor') };
};

const pricesText = ({ averageKronor }: Plan): string => {
  const standard = `schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara`;
  return averageKronor === null
    ? `Räknat med ${standard}.`
    : `Räknat med dagens snittpris, ${formatKronor(averageKronor)}, och med ${standard}.`;
};

type Message = {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Whether it goes to customers: its link leads to the seller's own web shop. */
  readonly isForCustomers: boolean;
};

/** Messages of a leader, each at most 60 words. The address of `path` follows them. */
const messages = (plan: Plan): readonly Message[] => {
  const { estimate, round } = plan;
  const stop = round && formatMonthDay(round.orderStop);
  const week = round && weekOf(round);
  const each = formatCount(estimate.productsEach, 'vara', 'varor');
  return [
    {
      title: 'Till föräldrarna',
      text: `Hej! Vi ska sälja för att samla pengar till gruppen. Säljer var och en ${each} tjänar vi ${amountsOf(plan).profit}. ${
        round
          ? `Sista dag att beställa är ${stop}, och varorna kommer ${week}.`
          : 'Datumen kommer när vi har valt en runda.'
      } Var och en får en egen webbshop att dela. Ingen måste sälja, och pengarna är gruppens. Här är hela planen:`,
      path: materialPath(estimate, round),
      isForCustomers: false,
    },
    {
      title: 'Till släkt och vänner',
      text: `Hej! Vår grupp säljer säsongens varor. ${SHARE_IN_WORDS.toCustomers} Vill du köpa något? Titta här och svara med det du vill ha${
        round ? `, senast ${stop}. Du får varorna av mig ${week} eller strax efter` : ''
      }. Tack för att du hjälper oss.`,
      path: PATHS.products,
      isForCustomers: true,
    },
    {
      title: 'Påminnelse, en vecka före',
      text: `Hej! Nu är det en vecka kvar: ${
        round ? `${stop} är sista dag att beställa` : 'sista dag att beställa närmar sig'
      }. Fråga dem som inte har hört av sig, och lägg in beställningar på papper i webbshoppen. Har du frågor? Svara här, så hjälps vi åt. Det här kan man köpa:`,
      path: PATHS.products,
      isForCustomers: false,
    },
  ];
};

type SheetRow = { readonly title: string; readonly text: string };

const sheetRows = (operator: Operator, plan: Plan): readonly SheetRow[] => {
  const { sales, profit } = amountsOf(plan);
  const { round } = plan;
  const fee = operator.shippingFeeKronor;
  return [
    {
      title: 'Kunderna betalar',
      text: `${sales} tillsammans, med Swish eller när de får varorna. ${formatPercent(PROFIT_PERCENT)} är gruppens. ${pricesText(plan)}`,
    },
    {
      title: 'Fakturan',
      text: `kommer efter rundan: ${profit} för varorna, att betala inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}. Resten behåller vi.`,
    },
    {
      title: 'En kund som inte betalar',
      text: 'Varan får gruppen betala själv, om vi har hunnit beställa den. Därför stämmer vi av med kunderna före sammanställningen.',
    },
    {
      title: 'Ansvaret',
      text: `har gruppledaren och gruppen tillsammans. Gruppledaren är minst ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och får fakturan.`,
    },
    {
      title: 'Dagarna',
      text: round
        ? `${round.name}: sista dag att beställa är ${formatMonthDay(round.orderStop)}, leverans ${weekOf(round)}.`
        : 'bestäms när vi har valt en runda.',
    },
    {
      title: 'Frakten',
      text: `är fri från ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')}. Säljer vi färre tillkommer ${fee === null ? 'en fraktavgift' : formatKronor(fee)}.`,
    },
  ];
};

/** Everything a group leader needs before, during and after a round. */
export const material = (operator: Operator, plan: Plan, today: PlainDate) => {
  const { participants, productsEach } = plan.estimate;
  const numbers = `${formatCount(participants, 'person', 'personer')} × ${formatCount(productsEach, 'vara', 'varor')}`;
  return {
    meta: {
      title: pageTitle('Material till gruppen', operator),
      description:
        'Mötesblad med era egna siffror, färdiga meddelanden till föräldrar och kunder, broschyr, beställningslista och kalender för hela rundan.',
    },
    /** Of an address with numbers, which a group shares. */
    sharedMeta: {
      title: pageTitle(`Mötesblad, ${sharedResult(plan.estimate)}`, operator),
      sharedHref: materialPath(plan.estimate, plan.round),
    },
    title: 'Material till gruppen',
    lead: 'Fyll i hur många ni är, så får ni ett blad till mötet och färdiga meddelanden.',
    form: {
      participants: calculator.participants,
      productsEach: { ...calculator.productsEach, label: 'Varor som var och en säljer' },
      round: 'Runda',
      roundOption: (round: SalesRound) => `${round.name}, till ${formatDate(round.orderStop)}`,
      submit: 'Fyll i materialet',
    },
    nextDay: nextRoundDay(operator, today)?.sentence,
    calendar: CALENDAR_LINK,
    sheet: {
      title: 'Mötesbladet',
      print: 'Skriv ut mötesbladet',
      numbers: `${numbers}.`,
      result: `Vi tjänar ${amountsOf(plan).profit}`,
      rows: sheetRows(operator, plan),
      decide: {
        title: 'Det här bestämmer vi i dag',
        boxes: ['Gruppledare:', 'Runda:', 'Vi samlar till:'],
      },
      code: 'Planen på webben:',
    },
    messages: { title: 'Färdiga meddelanden', copy: 'Kopiera', share: 'Dela', items: messages(plan) },
    more: {
      title: 'Till själva försäljningen',
      links: [
        { label: 'Broschyr och beställningslista, att skriva ut från sortimentet', href: PATHS.products },
        { label: 'Räkna på förtjänsten', href: `${PATHS.home}#${ANCHORS.calculator}` },
      ] satisfies readonly Link[],
    },
  };
};
