/** A year's rounds. What is sold before Christmas is delivered before it, whenever the site is started. */
const roundsOf = (year: number) => [
  { name: 'Vårrundan', opens: `${year}-01-18`, orderStop: `${year}-03-14`, deliveryWeek: `${year}-W14` },
  { name: 'Sommarrundan', opens: `${year}-03-29`, orderStop: `${year}-05-16`, deliveryWeek: `${year}-W23` },
  { name: 'Höstrundan', opens: `${year}-08-16`, orderStop: `${year}-10-03`, deliveryWeek: `${year}-W43` },
  { name: 'Julrundan', opens: `${year}-10-11`, orderStop: `${year}-11-29`, deliveryWeek: `${year}-W51` },
];

/** The rounds of this year and the next. */
const exampleRounds = () => [0, 1].flatMap((years) => roundsOf(new Date().getFullYear() + years));

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
  COMPETITION_YEAR: '2026',
  COMPETITION_WINNER: '2026: Klass\u00a09\u00a0B, Exempelskolan i Exempelstad',
  COMPETITION_DECIDED_BY: '2026-12-15',
  COMPETITION_PRIZE_KRONOR: '45000',
  SALES_ROUNDS: JSON.stringify(exampleRounds()),
});
