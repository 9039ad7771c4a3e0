import * as z from 'zod/mini';
import {
  cacheEpoch,
  competitionWinner,
  consentMode,
  cookieName,
  email,
  environment,
  flag,
  folderUrl,
  list,
  noticeText,
  optionalDate,
  optionalDsn,
  optionalLink,
  optionalNumber,
  optionalPhone,
  optionalText,
  optionalUrl,
  origin,
  recipients,
  salesRounds,
  shopOrigin,
  text,
  url,
  wholeNumber,
} from './config-values.ts';
import type { Operator } from './content/operator.ts';

export type Config = {
  readonly publicOrigin: string;
  readonly operator: Operator;
  /** Ends with a slash, so that relative paths resolve below it. */
  readonly providerApiUrl: string;
  readonly productTtlSeconds: number;
  readonly providerTimeoutMs: number;
  /** The longest time that a page is cached. 0 disables the page cache. */
  readonly pageTtlSeconds: number;
  /** Part of every key of cached data. After it changes, no older copy is served. */
  readonly cacheEpoch: string;
  /** Null: errors are only logged. */
  readonly sentryDsn: string | null;
  /** The environment that the site runs in, for reports. */
  readonly environment: string;
  /**
   * Cookies that hold a visitor's credential for the provider. Responses to requests with such a cookie are never
   * cached.
   */
  readonly providerCookieNames: readonly string[];
  /** How long a page waits for its data before it starts to stream. */
  readonly streamAfterMs: number;
  /**
   * Whether optional cookies need consent (opt-in), or are set until the visitor refuses them (opt-out). Swedish law
   * requires opt-in.
   */
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of the web shops that pages may link to. `https://*.host` stands for all subdomains. */
  readonly shopOrigins: readonly string[];
  /** Origins of product images besides the site's own: the provider's and those of MEDIA_ORIGINS. */
  readonly imageOrigins: readonly string[];
  /** Whether search engines should keep away from the whole site. */
  readonly noIndex: boolean;
  /** Whether Strict-Transport-Security covers every host below the site's own. */
  readonly hstsIncludesSubdomains: boolean;
  /** The id of the deployed version. */
  readonly buildId: string;
  /** When that version was uploaded for deployment. 1970 if nothing is deployed. */
  readonly deployedAt: Date;
};

/** Lists every invalid variable and binding by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid configuration (wrangler.toml):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Without this check, a binding of another kind would fail only when it is first used. */
const binding = (kind: string, ...methods: readonly string[]) => {
  const isOfKind = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    methods.every((name) => typeof Reflect.get(value, name) === 'function');
  return z.optional(z.custom(isOfKind, `must be ${kind}, or absent`));
};

const variables = z.object({
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
  LEADER_WORK: optionalText(100),
  PAYMENT_PARTNER_NAME: optionalText(200),
  PAYMENT_PARTNER_LICENCE: optionalText(300),
  PAYMENT_METHODS: optionalText(200),
  DATA_RECIPIENTS: recipients,
  ABOUT_TEXT: optionalText(2000),
  SHOP_ACCESSIBILITY_URL: optionalUrl,
  NOTICE_TEXT: noticeText,
  NOTICE_UNTIL: optionalDate,
  NOTICE_URL: optionalLink,
  NOTICE_LINK_TEXT: optionalText(60),
  COMPETITION_YEAR: optionalNumber(2000, 2999),
  COMPETITION_WINNER: competitionWinner,
  COMPETITION_DECIDED_BY: optionalDate,
  COMPETITION_PRIZE_KRONOR: optionalNumber(1, 100_000_000),
  MEMBERS_SITE_URL: folderUrl,
  SHOP_ORIGINS: z.pipe(list, z.array(shopOrigin)),
  START_URL: optionalUrl,
  ILLUSTRATION_CREDIT_URL: url,
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
  LINKEDIN_URL: optionalUrl,
  TIKTOK_URL: optionalUrl,
  PROVIDER_API_URL: folderUrl,
  PRODUCT_TTL_SECONDS: z._default(wholeNumber(1, 86_400), 300),
  PROVIDER_TIMEOUT_MS: z._default(wholeNumber(100, 30_000), 3000),
  PAGE_TTL_SECONDS: z._default(wholeNumber(0, 60), 60),
  CACHE_EPOCH: z._default(cacheEpoch, ''),
  SENTRY_DSN: optionalDsn,
  ENVIRONMENT: z._default(environment, 'production'),
  PROVIDER_COOKIE_NAMES: z.pipe(list, z.array(cookieName)),
  STREAM_AFTER_MS: z._default(wholeNumber(0, 10_000), 150),
  CONSENT_MODE: z._default(consentMode, 'opt-in'),
  MEDIA_ORIGINS: z.pipe(list, z.array(origin)),
  NOINDEX: flag,
  HSTS_INCLUDE_SUBDOMAINS: flag,
  VERSION: z.optional(
    z.object({ id: z.string(), timestamp: z.optional(z.string()) }, 'must be the metadata of the version, or absent'),
  ),
  PROVIDER: binding('a service', 'fetch'),
  CATALOGUE_SNAPSHOT: binding('a KV namespace', 'get', 'put'),
  PROVIDER_RATE_LIMITER: binding('a rate limiter', 'limit'),
});

type Variables = z.infer<typeof variables>;

/** Reports `name` when it is set and `other`, which it needs, is not. */
const needs = (name: keyof Variables, other: keyof Variables) =>
  z.refine<Variables>((vars) => vars[name] === null || vars[other] !== null, { path: [name], error: `needs ${other}` });

const schema = variables.check(needs('NOTICE_URL', 'NOTICE_LINK_TEXT'), needs('NOTICE_LINK_TEXT', 'NOTICE_URL'));

const noticeLink = ({ NOTICE_URL: href, NOTICE_LINK_TEXT: label }: Variables) =>
  href === null || label === null ? null : { href, label };

/** The web shops are on the host of the members' site or below it, unless SHOP_ORIGINS says otherwise. */
const shopOriginsOf = (membersSiteUrl: string): readonly string[] => {
  const { hostname } = new URL(membersSiteUrl);
  return [`https://${hostname}`, `https://*.${hostname}`];
};

/** Parses the Worker's variables and checks its bindings. Throws a ConfigError that names every invalid one. */
export const parseConfig = (env: unknown): Config => {
  const result = schema.safeParse(env);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const vars = result.data;
  const registerUrl = new URL('groups/register', vars.MEMBERS_SITE_URL).href;
  return {
    publicOrigin: vars.PUBLIC_ORIGIN,
    operator: {
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
      leaderWork: vars.LEADER_WORK,
      paymentPartner:
        vars.PAYMENT_PARTNER_NAME === null
          ? null
          : { name: vars.PAYMENT_PARTNER_NAME, licence: vars.PAYMENT_PARTNER_LICENCE },
      deliveryPaymentMethods: vars.PAYMENT_METHODS,
      dataRecipients: vars.DATA_RECIPIENTS,
      aboutText: vars.ABOUT_TEXT,
      shopAccessibilityUrl: vars.SHOP_ACCESSIBILITY_URL ?? null,
      competition:
        vars.COMPETITION_YEAR === null
          ? null
          : {
              year: vars.COMPETITION_YEAR,
              // A winner of another year does not count.
              winner: vars.COMPETITION_WINNER?.year === vars.COMPETITION_YEAR ? vars.COMPETITION_WINNER.name : null,
              decidedBy: vars.COMPETITION_DECIDED_BY,
              prizeKronor: vars.COMPETITION_PRIZE_KRONOR,
            },
      notice:
        vars.NOTICE_TEXT === null
          ? null
          : { text: vars.NOTICE_TEXT, link: noticeLink(vars), lastDay: vars.NOTICE_UNTIL },
      startUrl: vars.START_URL ?? registerUrl,
      registerUrl,
      loginUrl: vars.MEMBERS_SITE_URL,
      illustrationCreditUrl: vars.ILLUSTRATION_CREDIT_URL,
      social: {
        facebook: vars.FACEBOOK_URL ?? null,
        instagram: vars.INSTAGRAM_URL ?? null,
        linkedin: vars.LINKEDIN_URL ?? null,
        tiktok: vars.TIKTOK_URL ?? null,
      },
    },
    providerApiUrl: vars.PROVIDER_API_URL,
    productTtlSeconds: vars.PRODUCT_TTL_SECONDS,
    providerTimeoutMs: vars.PROVIDER_TIMEOUT_MS,
    pageTtlSeconds: vars.PAGE_TTL_SECONDS,
    cacheEpoch: vars.CACHE_EPOCH,
    sentryDsn: vars.SENTRY_DSN ?? null,
    environment: vars.ENVIRONMENT,
    providerCookieNames: vars.PROVIDER_COOKIE_NAMES,
    streamAfterMs: vars.STREAM_AFTER_MS,
    consentMode: vars.CONSENT_MODE,
    shopOrigins: vars.SHOP_ORIGINS.length > 0 ? vars.SHOP_ORIGINS : shopOriginsOf(vars.MEMBERS_SITE_URL),
    imageOrigins: [new URL(vars.PROVIDER_API_URL).origin, ...vars.MEDIA_ORIGINS],
    noIndex: vars.NOINDEX,
    hstsIncludesSubdomains: vars.HSTS_INCLUDE_SUBDOMAINS,
    buildId: vars.VERSION?.id || 'development',
    deployedAt: new Date(Date.parse(vars.VERSION?.timestamp ?? '') || 0),
  };
};
