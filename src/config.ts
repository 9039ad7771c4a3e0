import * as z from 'zod/mini';
import { type DataRecipient, RECIPIENT_CATEGORIES, type Site, TRANSFER_SAFEGUARDS } from './content/site.ts';
import { compareDates, parseIsoWeek, parsePlainDate } from './domain/plain-date.ts';
import { isDeliveredAfterOrderStop, type SalesRound } from './domain/sales-rounds.ts';

export type Config = {
  readonly publicOrigin: string;
  readonly site: Site;
  /** Ends with a slash, so that relative paths resolve below it. */
  readonly providerApiUrl: string;
  readonly productTtlSeconds: number;
  readonly providerTimeoutMs: number;
  /** The longest time that a page is cached. 0 disables the page cache. */
  readonly pageTtlSeconds: number;
  /** Null: errors are logged only. */
  readonly sentryDsn: string | null;
  /** Cookies that are a visitor's credential for the provider. Responses to requests with one are never cached. */
  readonly providerCookieNames: readonly string[];
  /** How long a page waits for its data before it starts to stream. */
  readonly streamAfterMs: number;
  /** Whether optional cookies need consent (opt-in) or are set until it is refused (opt-out). Swedish law requires opt-in. */
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of product images, beside the provider's own. */
  readonly mediaOrigins: readonly string[];
  /** The id of the deployed version. */
  readonly buildId: string;
};

/** Lists every invalid variable by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid configuration (wrangler.toml, [vars]):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const text = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200, 'is too long'));

/** An unset variable is an empty one, because wrangler.toml lists all of them. */
const orEmpty = z._default(z.string(), '');
const optionalText = (maxLength: number) =>
  z.pipe(
    orEmpty.check(z.trim(), z.maxLength(maxLength, 'is too long')),
    z.transform((value) => value || null),
  );
const optionalPhone = z.pipe(
  orEmpty.check(z.trim(), z.regex(/^(\+?\d[\d -]{5,18}\d)?$/, 'must be a phone number, such as 08-123 45 67')),
  z.transform((value) => value || null),
);
const optionalDate = z.pipe(
  orEmpty.check(z.refine((value) => value === '' || parsePlainDate(value) !== null, 'must look like 2026-11-30')),
  z.transform(parsePlainDate),
);

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const isHttpsOrLocal = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed !== null && (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal(parsed)));
};

const url = z.pipe(
  z.string('is missing').check(z.trim(), z.refine(isHttpsOrLocal, 'must be an https URL (http on localhost)')),
  z.transform((value) => new URL(value).href),
);

const folderUrl = z.pipe(
  url,
  z.transform((href) => (href.endsWith('/') ? href : `${href}/`)),
);
const optionalUrl = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : value)),
  z.optional(url),
);
const isDsn = (href: string | undefined): boolean => {
  const parsed = href === undefined ? null : new URL(href);
  return parsed === null || (parsed.username !== '' && /\/\d+$/.test(parsed.pathname));
};
const optionalDsn = optionalUrl.check(z.refine(isDsn, 'must hold a key and end in a project number'));
const origin = z.pipe(
  url,
  z.pipe(
    z.string().check(z.refine((href) => new URL(href).pathname === '/', 'must have no path')),
    z.transform((href) => new URL(href).origin),
  ),
);
const email = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'must be an e-mail address'));

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`)),
    ),
  );

const optionalNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z._default(z.nullable(wholeNumber(min, max)), null),
  );

/** Text that `parse` reads; null is invalid. */
const parsed = <Value>(parse: (text: string) => Value | null, message: string) =>
  z.pipe(
    z.string(message),
    z.transform((input, { issues }) => {
      const value = parse(input);
      if (value !== null) return value;
      issues.push({ code: 'custom', message, input });
      return z.NEVER;
    }),
  );

/** JSON; an empty text is an empty list. */
const json = z.pipe(
  z._default(z.string(), ''),
  z.transform((input, { issues }): unknown => {
    try {
      return input.trim() === '' ? [] : JSON.parse(input);
    } catch {
      issues.push({ code: 'custom', message: 'must be JSON', input });
      return z.NEVER;
    }
  }),
);

const salesRound = z
  .strictObject(
    {
      name: z.string('is missing').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(60, 'is too long')),
      orderStop: parsed(parsePlainDate, 'must be a date such as 2026-11-29'),
      deliveryWeek: parsed(parseIsoWeek, 'must be a week such as 2026-W51'),
    },
    'must be an object with the keys name, orderStop and deliveryWeek',
  )
  .check(z.refine(isDeliveredAfterOrderStop, 'must be delivered after its order stop'));

/** Order stops identify the rounds in calendars. */
const haveDistinctOrderStops = (rounds: readonly SalesRound[]): boolean =>
  rounds.every(({ orderStop }, index) =>
    rounds.slice(index + 1).every((other) => compareDates(orderStop, other.orderStop) !== 0),
  );

const salesRounds = z.pipe(
  json,
  z
    .array(salesRound, 'must be a list of rounds')
    .check(
      z.maxLength(20, 'must be at most 20 rounds'),
      z.refine(haveDistinctOrderStops, 'two rounds have the same order stop'),
    ),
);

const recipient = z.strictObject({
  category: z.enum(RECIPIENT_CATEGORIES),
  name: text,
  country: z.optional(text),
  safeguard: z.optional(z.enum(TRANSFER_SAFEGUARDS)),
});

const toRecipient = ({ category, name, country, safeguard }: z.infer<typeof recipient>): DataRecipient => ({
  category,
  name,
  transfer: country && safeguard ? { country, safeguard } : null,
});

const NOT_RECIPIENTS =
  'must be a JSON list of { "category", "name" }, with "country" and "safeguard" outside the EU and the EEA';
const recipients = z.pipe(
  json,
  z.pipe(
    z
      .array(
        recipient.check(z.refine(({ country, safeguard }) => !country === !safeguard, NOT_RECIPIENTS)),
        NOT_RECIPIENTS,
      )
      .check(z.maxLength(40, 'has more than 40 entries')),
    z.transform((all) => all.map(toRecipient)),
  ),
);

const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);
const consentMode = z.enum(['opt-in', 'opt-out'], 'must be opt-in or opt-out');
const cookieName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, 'must be comma-separated cookie names'));

const schema = z.object({
  PUBLIC_ORIGIN: origin,
  PRODUCT_NAME: z._default(text, 'Säljrundan'),
  COMPANY_NAME: text,
  ORGANISATION_NUMBER: z.string().check(z.regex(/^\d{6}-\d{4}$/, 'must look like 556000-0000')),
  VAT_NUMBER: z.string().check(z.regex(/^SE\d{12}$/, 'must look like SE556000000001')),
  COMPANY_SEAT: text,
  POSTAL_ADDRESS: text,
  CONTACT_EMAIL: email,
  SUPPORT_EMAIL: email,
  SHIPPING_FEE_KRONOR: optionalNumber(1, 10_000),
  SALES_ROUNDS: salesRounds,
  CONTACT_PHONE: optionalPhone,
  CONTACT_PHONE_HOURS: optionalText(100),
  ANSWER_TIME: optionalText(100),
  PAYMENT_PARTNER_NAME: optionalText(200),
  PAYMENT_PARTNER_LICENCE: optionalText(300),
  DATA_RECIPIENTS: recipients,
  ABOUT_TEXT: optionalText(2000),
  SHOP_ACCESSIBILITY_URL: optionalUrl,
  COMPETITION_YEAR: wholeNumber(2000, 2999),
  COMPETITION_WINNER: optionalText(200),
  COMPETITION_DECIDED_BY: optionalDate,
  COMPETITION_PRIZE_KRONOR: optionalNumber(1, 100_000_000),
  MEMBERS_SITE_URL: folderUrl,
  START_URL: optionalUrl,
  ILLUSTRATION_CREDIT_URL: url,
  FACEBOOK_URL: url,
  INSTAGRAM_URL: url,
  LINKEDIN_URL: url,
  TIKTOK_URL: url,
  PROVIDER_API_URL: folderUrl,
  PRODUCT_TTL_SECONDS: z._default(wholeNumber(1, 86_400), 300),
  PROVIDER_TIMEOUT_MS: z._default(wholeNumber(100, 30_000), 3000),
  PAGE_TTL_SECONDS: z._default(wholeNumber(0, 300), 300),
  SENTRY_DSN: optionalDsn,
  PROVIDER_COOKIE_NAMES: z.pipe(list, z.array(cookieName)),
  STREAM_AFTER_MS: z._default(wholeNumber(0, 10_000), 150),
  CONSENT_MODE: z._default(consentMode, 'opt-in'),
  MEDIA_ORIGINS: z.pipe(list, z.array(origin)),
  VERSION: z.optional(z.object({ id: z.string() })),
});

/** Parses the Worker's variables. Throws a ConfigError that names every invalid one. */
export const parseConfig = (env: unknown): Config => {
  const result = schema.safeParse(env);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const vars = result.data;
  const registerUrl = new URL('groups/register', vars.MEMBERS_SITE_URL).href;
  return {
    publicOrigin: vars.PUBLIC_ORIGIN,
    site: {
      productName: vars.PRODUCT_NAME,
      companyName: vars.COMPANY_NAME,
      organisationNumber: vars.ORGANISATION_NUMBER,
      vatNumber: vars.VAT_NUMBER,
      companySeat: vars.COMPANY_SEAT,
      postalAddress: vars.POSTAL_ADDRESS,
      contactEmail: vars.CONTACT_EMAIL,
      supportEmail: vars.SUPPORT_EMAIL,
      shippingFeeKronor: vars.SHIPPING_FEE_KRONOR,
      salesRounds: vars.SALES_ROUNDS,
      phone: vars.CONTACT_PHONE,
      phoneHours: vars.CONTACT_PHONE_HOURS,
      answerTime: vars.ANSWER_TIME,
      paymentPartner:
        vars.PAYMENT_PARTNER_NAME === null
          ? null
          : { name: vars.PAYMENT_PARTNER_NAME, licence: vars.PAYMENT_PARTNER_LICENCE },
      dataRecipients: vars.DATA_RECIPIENTS,
      aboutText: vars.ABOUT_TEXT,
      shopAccessibilityUrl: vars.SHOP_ACCESSIBILITY_URL ?? null,
      competition: {
        year: vars.COMPETITION_YEAR,
        winner: vars.COMPETITION_WINNER,
        decidedBy: vars.COMPETITION_DECIDED_BY,
        prizeKronor: vars.COMPETITION_PRIZE_KRONOR,
      },
      startUrl: vars.START_URL ?? registerUrl,
      registerUrl,
      loginUrl: vars.MEMBERS_SITE_URL,
      illustrationCreditUrl: vars.ILLUSTRATION_CREDIT_URL,
      social: {
        facebook: vars.FACEBOOK_URL,
        instagram: vars.INSTAGRAM_URL,
        linkedin: vars.LINKEDIN_URL,
        tiktok: vars.TIKTOK_URL,
      },
    },
    providerApiUrl: vars.PROVIDER_API_URL,
    productTtlSeconds: vars.PRODUCT_TTL_SECONDS,
    providerTimeoutMs: vars.PROVIDER_TIMEOUT_MS,
    pageTtlSeconds: vars.PAGE_TTL_SECONDS,
    sentryDsn: vars.SENTRY_DSN ?? null,
    providerCookieNames: vars.PROVIDER_COOKIE_NAMES,
    streamAfterMs: vars.STREAM_AFTER_MS,
    consentMode: vars.CONSENT_MODE,
    mediaOrigins: vars.MEDIA_ORIGINS,
    buildId: vars.VERSION?.id || 'development',
  };
};
