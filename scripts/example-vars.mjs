/**
 * What only an operator knows, made up for the sandbox, so that every text that depends on it can be seen. The telephone
 * number is one that PTS has set aside for fiction.
 * @type {Readonly<Record<string, string>>}
 */
export const EXAMPLE_VARS = {
  CONTACT_PHONE: '08-465 004 00',
  CONTACT_PHONE_HOURS: 'helgfria vardagar kl.\u00a09–16',
  ANSWER_TIME: 'inom två arbetsdagar',
  PAYMENT_PARTNER_NAME: 'Exempelbetalningar AB',
  PAYMENT_PARTNER_LICENCE: 'betalningsinstitut med tillstånd av Finansinspektionen',
  DATA_RECIPIENTS: JSON.stringify([
    { category: 'carrier', name: 'Exempelfrakt AB' },
    { category: 'it', name: 'Exempelmoln AB' },
    { category: 'it', name: 'Example Hosting, Inc.', country: 'USA', safeguard: 'adequacy' },
    { category: 'credit', name: 'Exempelkredit AB' },
  ]),
  ABOUT_TEXT: 'Exempelbolaget AB finns i Exempelstad. Det här stycket är ett exempel på operatörens egen text.',
  SHOP_ACCESSIBILITY_URL: 'https://medlem.saljrundan.example/tillganglighet',
  SHIPPING_FEE_KRONOR: '99',
  COMPETITION_WINNER: 'Klass 9 B, Exempelskolan i Exempelstad',
  COMPETITION_DECIDED_BY: '2026-12-15',
  COMPETITION_PRIZE_KRONOR: '45000',
};
