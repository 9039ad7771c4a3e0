import type { Variables } from './config.ts';
import { MAX_NOTICE_LENGTH } from './domain/notice.ts';
import { FREE_SHIPPING_FROM_PRODUCTS } from './domain/terms.ts';

/** The tables of docs/configuration.md. */
export const TABLES = ['placeholders', 'settings', 'notice', 'facts', 'secrets', 'bindings'] as const;
type Table = (typeof TABLES)[number];

/** Describes a variable of a table in Markdown, with links as in docs/configuration.md. */
const inTable = (table: Table) => (meaning: string) => ({ table, meaning });

const placeholder = inTable('placeholders');
const setting = inTable('settings');
const notice = inTable('notice');
const fact = inTable('facts');
const secret = inTable('secrets');
const binding = inTable('bindings');

/**
 * What each variable, secret and binding of config.ts means, in the order of the tables of docs/configuration.md.
 * `npm run configuration` prints the tables. The Worker does not import this file, so its bundle has no descriptions.
 */
export const descriptions: Readonly<Record<keyof Variables, ReturnType<typeof setting>>> = {
  PUBLIC_ORIGIN: placeholder("the site's origin, without a trailing slash"),
  PROVIDER_API_URL: placeholder('the [product API](provider.md), without `/products`'),
  MEMBERS_SITE_URL: placeholder("the members' site; registration is `groups/register` below it"),
  COMPANY_NAME: placeholder('the company that runs the site'),
  ORGANISATION_NUMBER: placeholder('"organisationsnummer": 556000-0000'),
  VAT_NUMBER: placeholder('"momsregistreringsnummer": SE556000000001'),
  COMPANY_SEAT: placeholder('registered office ("säte")'),
  POSTAL_ADDRESS: placeholder('postal address'),
  CONTACT_EMAIL: placeholder('for groups and customers'),
  SUPPORT_EMAIL: placeholder('for personal data, accessibility, ingredients and security'),
  ILLUSTRATION_CREDIT_URL: placeholder('target of "Om illustrationerna"'),
  FACEBOOK_URL: placeholder("the company's page; empty: no link"),
  INSTAGRAM_URL: placeholder("the company's page; empty: no link"),
  LINKEDIN_URL: placeholder("the company's page; empty: no link"),
  TIKTOK_URL: placeholder("the company's page; empty: no link"),

  PRODUCT_NAME: setting('the brand'),
  SHOP_ORIGINS: setting("origins of the [members' web shops](#web-shops); empty: the members' site"),
  START_URL: setting(
    'target of the start buttons on pages, not of those in the header and the menu; empty: the registration',
  ),
  MEDIA_ORIGINS: setting("origins of product images besides the product API's; other images are left out"),
  PRODUCT_TTL_SECONDS: setting(
    'how long product data is fresh; below 270, visitors [wait for the product API](caching.md#data)',
  ),
  PROVIDER_TIMEOUT_MS: setting('limit of one attempt at the product API; there is one retry'),
  PROVIDER_COOKIE_NAMES: setting("cookies that are a visitor's credential for the product API"),
  PAGE_TTL_SECONDS: setting('longest time that a page is cached, at most 60; 0 disables the page cache'),
  HIDDEN_PRODUCTS: setting('ids of products to [hide](operations.md#hide-a-product-now)'),
  CACHE_EPOCH: setting('a new value [invalidates all cached data](operations.md#a-wrong-price-is-shown)'),
  STREAM_AFTER_MS: setting('how long a page waits for its data before it shows a spinner'),
  SHIPPING_FEE_KRONOR: setting(
    `shipping fee in whole kronor, for a sale of fewer than ${FREE_SHIPPING_FROM_PRODUCTS} products; empty: no amount is named`,
  ),
  SALES_ROUNDS: setting('the [schedule](#sales-rounds) as JSON'),
  CONSENT_MODE: setting(
    '`opt-in`, which Swedish law requires, or `opt-out`: optional cookies are set until the visitor refuses them',
  ),
  NOINDEX: setting('`true` keeps search engines away; only staging and a trial have it'),
  HSTS_INCLUDE_SUBDOMAINS: setting('`true`: [HTTPS on every subdomain](#https-on-other-hosts) too'),
  SENTRY_DSN: setting('where errors and, with consent, recordings are sent; empty: neither'),
  ENVIRONMENT: setting("the environment's name in reports"),
  COMPETITION_YEAR: setting('the year of the autumn competition; empty: no competition and no promo strip'),

  NOTICE_TEXT: notice(`the notice, at most ${MAX_NOTICE_LENGTH} characters; empty: there is none`),
  NOTICE_UNTIL: notice('its last day, in Stockholm time: "2026-12-15"; empty: it has no end'),
  NOTICE_URL: notice('link after the text: an https URL, or a path of the site such as `/hjalp`'),
  NOTICE_LINK_TEXT: notice("the link's text; set both or neither"),

  CONTACT_PHONE: fact('"08-123 45 67"'),
  CONTACT_PHONE_HOURS: fact('"vardagar 9–16"'),
  ANSWER_TIME: fact('completes "Vi svarar": "inom två arbetsdagar"'),
  LEADER_WORK: fact('completes "Räkna med": "ungefär fem timmar på en försäljning"'),
  PAYMENT_PARTNER_NAME: fact("the company that takes the customers' payments"),
  PAYMENT_PARTNER_LICENCE: fact('its licence: "betalningsinstitut med tillstånd av Finansinspektionen"'),
  PAYMENT_METHODS: fact('how customers can pay at delivery: "Swish, kort eller faktura"'),
  PAYMENT_FEES: fact(
    'what the group pays for payments by Swish or card, a sentence: "Nej, avgifterna ingår i vår del av priset."',
  ),
  ORDER_STOP_TIME: fact('when the web shops close on the last day, completes "Fram till": "kl. 23.59"'),
  DATA_RECIPIENTS: fact('[who receives personal data](#recipients-of-personal-data), as JSON'),
  ABOUT_TEXT: fact('a paragraph on `/om-oss`'),
  SHOP_ACCESSIBILITY_URL: fact("the accessibility statement of the members' web shops"),
  WITHDRAWAL_FUNCTION: fact(
    'how to withdraw in the web shop, a sentence: "I webbshoppen kan du öppna beställningen och välja ”Ångra köpet”."',
  ),
  WITHDRAWAL_TO_COMPANY: fact(
    'whether a withdrawal sent to the company counts, a sentence: "Ett meddelande till oss räknas om du skickar det i tid."',
  ),
  COMPETITION_WINNER: fact(
    'the winner, after its `COMPETITION_YEAR`, [once the returns are in](#when-the-competition-is-decided): "2026: Klass 9 B"',
  ),
  COMPETITION_DECIDED_BY: fact('[the last day to decide it](#when-the-competition-is-decided): "2027-01-31"'),
  COMPETITION_PRIZE_SALES: fact(
    'completes "dubbel förtjänst på": "försäljningen under tävlingen"; empty: "hela sin försäljning"',
  ),
  COMPETITION_PRIZE_KRONOR: fact('what the winner got on top of its ordinary profit'),

  PROVIDER_TOKEN: secret("the site's credential for the product API; without it, the site sends none"),

  CATALOGUE_SNAPSHOT: binding(
    'the catalogue in Workers KV, with a cron trigger ([rules](caching.md#data), [cost](operations/cost.md))',
  ),
  PROVIDER_RATE_LIMITER: binding('limits the requests of one client that reach the product API'),
  VERSION: binding('id of the deployed version (`[version_metadata]`), for `/healthz`, the log and reports'),
  PROVIDER: binding('a product API that is a Worker of the same account'),
};
