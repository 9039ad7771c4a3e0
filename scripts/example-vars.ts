const MS_PER_DAY = 86_400_000;
const WEEKS_TO_DELIVERY = 3;

const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The ISO 8601 week of a date: that of its Thursday. */
const isoWeek = (date: Date): string => {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * MS_PER_DAY);
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - yearStart) / (7 * MS_PER_DAY)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
};

/** A schedule of sales rounds: one that has closed, and three that are open. */
const exampleRounds = () =>
  [-14, 14, 84, 154].map((days, index) => {
    const orderStop = new Date(Date.now() + days * MS_PER_DAY);
    const delivery = new Date(orderStop.getTime() + WEEKS_TO_DELIVERY * 7 * MS_PER_DAY);
    return { name: `Exempelrunda ${index + 1}`, orderStop: isoDate(orderStop), deliveryWeek: isoWeek(delivery) };
  });

/**
 * What only an operator knows, made up for the sandbox, so that every text that depends on it can be seen. The telephone
 * number is one that PTS has set aside for fiction.
 */
export const exampleVars = (): Readonly<Record<string, string>> => ({
  CONTACT_PHONE: '08-465 004 00',
  CONTACT_PHONE_HOURS: 'helgfria vardagar kl.\u00a09–16',
  ANSWER_TIME: 'inom två arbetsdagar',
  PAYMENT_PARTNER_NAME: 'Exempelbetalningar AB',
  PAYMENT_PARTNER_LICENCE: 'betalningsinstitut med tillstånd av Finansinspektionen',
  PAYMENT_METHODS: 'Swish, kort eller faktura',
  DATA_RECIPIENTS: JSON.stringify([
    { category: 'carrier', name: 'Exempelfrakt AB' },
    { category: 'it', name: 'Exempelmoln AB' },
    { category: 'it', name: 'Example Hosting, Inc.', country: 'USA', safeguard: 'adequacy' },
    { category: 'credit', name: 'Exempelkredit AB' },
  ]),
  ABOUT_TEXT: 'Exempelbolaget AB finns i Exempelstad. Det här stycket är ett exempel på operatörens egen text.',
  SHOP_ACCESSIBILITY_URL: 'https://medlem.saljrundan.example/tillganglighet',
  SHIPPING_FEE_KRONOR: '99',
  COMPETITION_WINNER: 'Klass\u00a09\u00a0B, Exempelskolan i Exempelstad',
  COMPETITION_DECIDED_BY: '2026-12-15',
  COMPETITION_PRIZE_KRONOR: '45000',
  SALES_ROUNDS: JSON.stringify(exampleRounds()),
});
