import { addDays, isoDate, mondayOf, stockholmDate } from '../src/domain/plain-date.ts';

/** Name, week of opening, and week of delivery. Goods sold before Christmas are delivered before Christmas. */
const ROUNDS = [
  ['Vårrundan', 3, 14],
  ['Sommarrundan', 13, 23],
  ['Höstrundan', 33, 43],
  ['Julrundan', 41, 51],
] as const;

/** Days from the order stop, a Sunday, to the Monday of the delivery week. DELIVERY_WORKING_DAYS end in that week. */
const DAYS_TO_DELIVERY = 15;

/** The rounds of `year` and the next. */
export const exampleRounds = (year: number) =>
  [year, year + 1].flatMap((year) =>
    ROUNDS.map(([name, opens, delivery]) => ({
      name,
      opens: isoDate(mondayOf({ year, week: opens })),
      orderStop: isoDate(addDays(mondayOf({ year, week: delivery }), -DAYS_TO_DELIVERY)),
      deliveryWeek: `${year}-W${delivery}`,
    })),
  );

/**
 * Made-up values for what only an operator knows, so that every text that depends on them can be seen in the sandbox.
 * The rounds and the competition are those of the year of `now`, and the competition has no winner. PTS has reserved the
 * telephone number for fiction.
 */
export const exampleVars = (now = new Date()): Readonly<Record<string, string>> => {
  const { year } = stockholmDate(now);
  return {
    CONTACT_PHONE: '08-465 004 00',
    CONTACT_PHONE_HOURS: 'helgfria vardagar kl.\u00a09–16',
    ANSWER_TIME: 'inom två arbetsdagar',
    LEADER_WORK: 'ungefär fem timmar på en försäljning',
    PAYMENT_PARTNER_NAME: 'Exempelbetalningar AB',
    PAYMENT_PARTNER_LICENCE: 'betalningsinstitut med tillstånd av Finansinspektionen',
    PAYMENT_METHODS: 'Swish, kort eller faktura',
    PAYMENT_FEES: 'Nej, avgifterna för Swish och kort ingår i vår del av priset.',
    ORDER_STOP_TIME: 'kl.\u00a023.59',
    DATA_RECIPIENTS: JSON.stringify([
      { category: 'carrier', name: 'Exempelfrakt AB' },
      { category: 'it', name: 'Exempelmoln AB' },
      { category: 'it', name: 'Example Hosting, Inc.', country: 'USA', safeguard: 'adequacy' },
      { category: 'credit', name: 'Exempelkredit AB' },
    ]),
    ABOUT_TEXT: 'Exempelbolaget AB finns i Exempelstad. Det här stycket är ett exempel på operatörens egen text.',
    SHOP_ACCESSIBILITY_URL: 'https://medlem.saljrundan.example/tillganglighet',
    WITHDRAWAL_FUNCTION: 'Om du beställde i webbshoppen kan du öppna beställningen där och välja ”Ångra köpet”.',
    WITHDRAWAL_TO_COMPANY:
      'Ett meddelande till oss räknas om du skickar det i tid, och vi bekräftar att det har kommit.',
    SHIPPING_FEE_KRONOR: '99',
    COMPETITION_YEAR: String(year),
    COMPETITION_DECIDED_BY: `${year + 1}-01-31`,
    SALES_ROUNDS: JSON.stringify(exampleRounds(year)),
  };
};
