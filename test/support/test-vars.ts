import { exampleRounds, exampleVars } from '../../scripts/example-vars.ts';
import { daysUntil, parsePlainDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { PREPARATION_DAYS } from '../../src/domain/schedule.ts';

/** The next four rounds of the example that a group can still prepare. The first one is open on any day. */
const testRounds = () => {
  const today = stockholmDate(new Date());
  const [first, ...later] = exampleRounds(today.year).filter(({ orderStop }) => {
    const stop = parsePlainDate(orderStop);
    return stop !== null && daysUntil(stop, today) >= PREPARATION_DAYS;
  });
  return [{ ...first, opens: undefined }, ...later.slice(0, 3)];
};

/**
 * The variables whose values the tests rely on, so that wrangler.toml may deploy other values. They belong to an
 * operator who has filled in everything: rounds, a competition and a payment partner.
 */
export const TEST_VARS: Readonly<Record<string, string>> = {
  ...exampleVars(),
  SALES_ROUNDS: JSON.stringify(testRounds()),
  // Tests give the time of the competition's states.
  COMPETITION_YEAR: '2026',
  COMPETITION_DECIDED_BY: '2027-01-31',
  PRODUCT_NAME: 'Säljrundan',
  COMPANY_NAME: 'Exempelbolaget AB',
  ORGANISATION_NUMBER: '000000-0000',
  VAT_NUMBER: 'SE000000000001',
  COMPANY_SEAT: 'Exempelstad',
  POSTAL_ADDRESS: 'Exempelgatan 1, 000 00 Exempelstad',
  CONTACT_EMAIL: 'hej@saljrundan.example',
  SUPPORT_EMAIL: 'support@saljrundan.example',
  MEMBERS_SITE_URL: 'https://medlem.saljrundan.example/',
  START_URL: '',
  SHOP_ORIGINS: '',
  PRODUCT_TTL_SECONDS: '300',
  PROVIDER_TIMEOUT_MS: '3000',
  PAGE_TTL_SECONDS: '60',
  STREAM_AFTER_MS: '150',
  CACHE_EPOCH: '',
  CONSENT_MODE: 'opt-in',
  NOINDEX: 'false',
  NOTICE_TEXT: '',
  NOTICE_UNTIL: '',
  NOTICE_URL: '',
  NOTICE_LINK_TEXT: '',
};

/** For tests of what the site leaves out when an operator has filled in only the required values. */
export const WITHOUT_OPTIONAL_VARS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(exampleVars()).map((name) => [name, '']),
);
