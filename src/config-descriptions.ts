import type { Variables } from './config.ts';
import { MAX_NOTICE_LENGTH } from './domain/notice.ts';
import { FREE_SHIPPING_FROM_PRODUCTS } from './domain/terms.ts';

/** The tables of docs/configuration.md. */
export const TABLES = ['placeholders', 'settings', 'notice', 'facts', 'secrets', 'bindings'] as const;
type Table = (typeof TABLES)[number];

/**
 * Describes a variable of a table in Markdown, with links as in docs/configuration.md. `byDefault` is what an empty value
 * stands for. Without it, the table shows the default of the schema.
 */
const inTable = (table: Table) => (meaning: string, byDefault?: string) => ({ table, meaning, byDefault });

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
  PROVIDER_API_URL: placeholder(
    'the base URL of the [product API](provider.md), which serves `/products` and `/products/{id}` below it',
  ),
  MEMBERS_SITE_URL: placeholder('the members\' site, target of "Logga in"; registration is `groups/register` below it'),
  COMPANY_NAME: placeholder('the company that runs the site'),
  ORGANISATION_NUMBER: placeholder('the company\'s "organisationsnummer", written like 556000-0000'),
  VAT_NUMBER: placeholder('the company\'s "momsregistreringsnummer", as on invoices, written like SE556000000001'),
  COMPANY_SEAT: placeholder('the company\'s registered office ("säte")'),
  POSTAL_ADDRESS: placeholder("the company's postal address"),
  CONTACT_EMAIL: placeholder('the address for groups and customers'),
  SUPPORT_EMAIL: placeholder('the address for questions about personal data, accessibility, ingredients and security'),
  ILLUSTRATION_CREDIT_URL: placeholder('target of "Om illustrationerna"'),
  FACEBOOK_URL: placeholder("the company's page on Facebook; empty: no link to it"),
  INSTAGRAM_URL: placeholder("the company's page on Instagram; empty: no link to it"),
  LINKEDIN_URL: placeholder("the company's page on LinkedIn; empty: no link to it"),
  TIKTOK_URL: placeholder("the company's page on TikTok; empty: no link to it"),

  PRODUCT_NAME: setting('the brand'),
  SHOP_ORIGINS: setting(
    "origins of the members' web shops, [the only ones accepted](#web-shops)",
    '[below](#web-shops)',
  ),
  START_URL: setting(
    'target of the start buttons on pages; those in the header and menu always lead to the registration',
    'the registration',
  ),
  MEDIA_ORIGINS: setting(
    "origins of product images besides the product API's own, separated by commas; images from any other origin are left out and reported",
  ),
  PRODUCT_TTL_SECONDS: setting(
    'how long product data is fresh; below 270, visitors [wait for the product API again](caching.md)',
  ),
  PROVIDER_TIMEOUT_MS: setting('how long one attempt at the product API may take; there is at most one retry'),
  PROVIDER_COOKIE_NAMES: setting(
    "cookies that are a visitor's credential for the product API, separated by commas; responses to requests with one of them are never cached; most operators have none",
  ),
  PAGE_TTL_SECONDS: setting('the longest time that a page is cached, 60 at most; 0 disables the page cache'),
  HIDDEN_PRODUCTS: setting(
    'ids of products that no answer of the site names, separated by commas ([at once, from every copy](caching.md#data))',
  ),
  CACHE_EPOCH: setting('part of every key of cached data: a new value ("1", a date) invalidates all cached data'),
  STREAM_AFTER_MS: setting(
    'how long a page waits for its data before it streams with a spinner in place of the content',
  ),
  SHIPPING_FEE_KRONOR: setting(
    `the shipping fee for a sale of fewer than ${FREE_SHIPPING_FROM_PRODUCTS} products, in whole kronor; empty: the texts name no amount`,
  ),
  SALES_ROUNDS: setting(
    'the schedule as JSON, [as below](#sales-rounds); empty: no schedule, and a calendar without events',
  ),
  CONSENT_MODE: setting(
    '`opt-in`, which Swedish law requires: optional cookies need consent; `opt-out`: they are set until the visitor refuses them',
  ),
  NOINDEX: setting('`true`: `X-Robots-Tag: noindex` on every response, and robots.txt disallows all (trial, staging)'),
  HSTS_INCLUDE_SUBDOMAINS: setting(
    "`true`: browsers use only HTTPS for two years, also on every subdomain of the site's host ([below](#https-on-other-hosts))",
  ),
  SENTRY_DSN: setting('where errors are reported; empty: they are only logged'),
  ENVIRONMENT: setting("the environment's name in reports"),
  COMPETITION_YEAR: setting(
    'the year of the autumn competition, whether it is upcoming, running or over; a new year announces the next one; empty: no competition and no promo strip',
  ),

  NOTICE_TEXT: notice(`the notice, at most ${MAX_NOTICE_LENGTH} characters; empty: there is none`),
  NOTICE_UNTIL: notice('its last day, in Stockholm time: "2026-12-15"; empty: the notice has no end'),
  NOTICE_URL: notice('a link after the text: an https URL, or a path of the site such as `/hjalp`'),
  NOTICE_LINK_TEXT: notice("the link's text; set both or neither"),

  CONTACT_PHONE: fact('the telephone number as displayed: "08-123 45 67"'),
  CONTACT_PHONE_HOURS: fact('the hours when it is answered: "vardagar 9–16"'),
  ANSWER_TIME: fact('completes "Vi svarar": "inom två arbetsdagar"'),
  LEADER_WORK: fact('a leader\'s work, completes "Räkna med": "ungefär fem timmar på en försäljning"'),
  PAYMENT_PARTNER_NAME: fact("the company that takes the customers' payments"),
  PAYMENT_PARTNER_LICENCE: fact('its licence: "betalningsinstitut med tillstånd av Finansinspektionen"'),
  PAYMENT_METHODS: fact('how customers can pay at delivery: "Swish, kort eller faktura"'),
  PAYMENT_FEES: fact(
    'what it costs the group that its customers pay with Swish or card, in a whole sentence: "Nej, avgifterna för Swish och kort ingår i vår del av priset."',
  ),
  ORDER_STOP_TIME: fact('until when the web shops take orders on the last day, completes "Fram till": "kl. 23.59"'),
  DATA_RECIPIENTS: fact('who receives personal data, as JSON, [as below](#recipients-of-personal-data)'),
  ABOUT_TEXT: fact('a paragraph by the operator on `/om-oss`'),
  SHOP_ACCESSIBILITY_URL: fact("the accessibility statement of the members' web shops"),
  WITHDRAWAL_FUNCTION: fact(
    'how to withdraw in the web shop, a sentence: "Om du beställde i webbshoppen kan du öppna beställningen där och välja ”Ångra köpet”."',
  ),
  WITHDRAWAL_TO_COMPANY: fact(
    'what becomes of a withdrawal sent to the company: "Ett meddelande till oss räknas om du skickar det i tid."',
  ),
  COMPETITION_WINNER: fact(
    'the group that won, with its year, [not set before the returns are in](#when-the-competition-is-decided): "2026: Klass 9 B"; a winner of a year other than `COMPETITION_YEAR` is not shown',
  ),
  COMPETITION_DECIDED_BY: fact(
    'the last day to decide it, [chosen as below](#when-the-competition-is-decided): "2027-01-31"',
  ),
  COMPETITION_PRIZE_SALES: fact(
    'the sales that are doubled, completes "dubbel förtjänst på": "försäljningen under tävlingen"; empty: "hela sin försäljning"',
  ),
  COMPETITION_PRIZE_KRONOR: fact('the amount that the winner got on top of its ordinary profit'),

  PROVIDER_TOKEN: secret("the site's own credential for the product API; empty or absent: the site sends none"),

  CATALOGUE_SNAPSHOT: binding(
    'the catalogue in Workers KV, with a cron trigger ([rules](caching.md), [writes](operations.md#what-it-costs), [CPU](decisions/023-catalogue-snapshot.md))',
  ),
  PROVIDER_RATE_LIMITER: binding('limits the requests of one client that reach the product API'),
  VERSION: binding(
    'the id of the deployed version (`[version_metadata]`): `build` in `/healthz`, in the log and in reports',
  ),
  PROVIDER: binding('a product API that is a Worker of the same account; the site then calls it without the network'),
};
