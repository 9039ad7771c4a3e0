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
  optionalToken,
  optionalUrl,
  origin,
  productId,
  recipients,
  salesRounds,
  shopOrigin,
  text,
  url,
  wholeNumber,
} from './config-values.ts';
import type { Operator } from './content/operator.ts';
import { competitionEnd } from './domain/competition.ts';
import { compareDates } from './domain/plain-date.ts';

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

/** The variables of the site itself. Each becomes a field of `Config` with the same name in camel case. */
const siteVariables = {
  PUBLIC_ORIGIN: origin,
  /** Ends with a slash, so that relative paths resolve below it. */
  PROVIDER_API_URL: folderUrl,
  PRODUCT_TTL_SECONDS: z._default(wholeNumber(1, 86_400), 300),
  PROVIDER_TIMEOUT_MS: z._default(wholeNumber(100, 30_000), 3000),
  PAGE_TTL_SECONDS: z._default(wholeNumber(0, 60), 60),
  CACHE_EPOCH: z._default(cacheEpoch, ''),
  SENTRY_DSN: optionalDsn,
  ENVIRONMENT: z._default(environment, 'production'),
  PROVIDER_COOKIE_NAMES: z.pipe(list, z.array(cookieName)),
  HIDDEN_PRODUCTS: z.pipe(list, z.array(productId)),
  STREAM_AFTER_MS: z._default(wholeNumber(0, 10_000), 150),
  CONSENT_MODE: z._default(consentMode, 'opt-in'),
  NOINDEX: flag,
  HSTS_INCLUDE_SUBDOMAINS: flag,
};

/** The variables of the operator. Each becomes a field of `Operator` with the same name in camel case. */
const operatorVariables = {
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
  PAYMENT_METHODS: optionalText(200),
  PAYMENT_FEES: optionalText(200),
  ORDER_STOP_TIME: optionalText(40),
  DATA_RECIPIENTS: recipients,
  ABOUT_TEXT: optionalText(2000),
  SHOP_ACCESSIBILITY_URL: optionalUrl,
  WITHDRAWAL_FUNCTION: optionalText(200),
  WITHDRAWAL_TO_COMPANY: optionalText(200),
  MEMBERS_SITE_URL: folderUrl,
  ILLUSTRATION_CREDIT_URL: url,
};

/** The variables from which `parseConfig` derives fields with other names or shapes. */
const sourceVariables = {
  PAYMENT_PARTNER_NAME: optionalText(200),
  PAYMENT_PARTNER_LICENCE: optionalText(300),
  NOTICE_TEXT: noticeText,
  NOTICE_UNTIL: optionalDate,
  NOTICE_URL: optionalLink,
  NOTICE_LINK_TEXT: optionalText(60),
  COMPETITION_YEAR: optionalNumber(2000, 2999),
  COMPETITION_WINNER: competitionWinner,
  COMPETITION_DECIDED_BY: optionalDate,
  COMPETITION_PRIZE_SALES: optionalText(150),
  COMPETITION_PRIZE_KRONOR: optionalNumber(1, 100_000_000),
  SHOP_ORIGINS: z.pipe(list, z.array(shopOrigin)),
  START_URL: optionalUrl,
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
  LINKEDIN_URL: optionalUrl,
  TIKTOK_URL: optionalUrl,
  MEDIA_ORIGINS: z.pipe(list, z.array(origin)),
};

/** The secrets of the site itself, which are in no file. Each becomes a field of `Config` as its variables do. */
const secrets = {
  PROVIDER_TOKEN: optionalToken,
};

const bindings = {
  VERSION: z.optional(
    z.object({ id: z.string(), timestamp: z.optional(z.string()) }, 'must be the metadata of the version, or absent'),
  ),
  PROVIDER: binding('a service', 'fetch'),
  CATALOGUE_SNAPSHOT: binding('a KV namespace', 'get', 'put'),
  PROVIDER_RATE_LIMITER: binding('a rate limiter', 'limit'),
};

/** All variables, secrets and bindings that the Worker reads. config-descriptions.ts says what each of them means. */
export const variables = z.object({
  ...siteVariables,
  ...operatorVariables,
  ...sourceVariables,
  ...secrets,
  ...bindings,
});

export type Variables = z.infer<typeof variables>;

/** `PRODUCT_TTL_SECONDS` becomes `productTtlSeconds`. */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type CamelCased<Values> = { readonly [Name in keyof Values & string as CamelCase<Name>]: Values[Name] };

/** The name of a variable's field: `productTtlSeconds` for `PRODUCT_TTL_SECONDS`. */
const toFieldName = (variable: string): string =>
  variable.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The values of a group of variables, by the names of their fields. */
const fieldsOf = <Name extends keyof Variables>(
  group: Readonly<Record<Name, unknown>>,
  vars: Variables,
): CamelCased<Pick<Variables, Name>> => {
  const values = Object.entries(vars).filter(([name]) => Object.hasOwn(group, name));
  // The compiler cannot infer the names that `toFieldName` returns. `CamelCase` describes them as types.
  const fields = values.map(([name, value]) => [toFieldName(name), value]);
  return Object.fromEntries(fields);
};

/** Reports `name` when it is set and `other`, which it needs, is not. */
const needs = (name: keyof Variables, other: keyof Variables) =>
  z.refine<Variables>((vars) => vars[name] === null || vars[other] !== null, { path: [name], error: `needs ${other}` });

/** Reports a day to decide the competition that is not after its end. Without a competition, the day is not used. */
const isDecidedAfterEnd = z.refine<Variables>(
  ({ COMPETITION_YEAR: year, COMPETITION_DECIDED_BY: day }) =>
    year === null || day === null || compareDates(day, competitionEnd(year)) > 0,
  { path: ['COMPETITION_DECIDED_BY'], error: 'must be after the last day of the competition of COMPETITION_YEAR' },
);

const schema = variables.check(
  needs('NOTICE_URL', 'NOTICE_LINK_TEXT'),
  needs('NOTICE_LINK_TEXT', 'NOTICE_URL'),
  isDecidedAfterEnd,
);

const noticeLink = ({ NOTICE_URL: href, NOTICE_LINK_TEXT: label }: Variables) =>
  href === null || label === null ? null : { href, label };

/** The web shops are on the host of the members' site or below it, unless SHOP_ORIGINS says otherwise. */
const shopOriginsOf = (membersSiteUrl: string): readonly string[] => {
  const { hostname } = new URL(membersSiteUrl);
  return [`https://${hostname}`, `https://*.${hostname}`];
};

/** The operator's facts. Fields without a variable of the same name are derived here. */
const toOperator = (vars: Variables): Operator => {
  const registerUrl = new URL('groups/register', vars.MEMBERS_SITE_URL).href;
  return {
    ...fieldsOf(operatorVariables, vars),
    paymentPartner:
      vars.PAYMENT_PARTNER_NAME === null
        ? null
        : { name: vars.PAYMENT_PARTNER_NAME, licence: vars.PAYMENT_PARTNER_LICENCE },
    competition:
      vars.COMPETITION_YEAR === null
        ? null
        : {
            year: vars.COMPETITION_YEAR,
            // A winner of another year does not count.
            winner: vars.COMPETITION_WINNER?.year === vars.COMPETITION_YEAR ? vars.COMPETITION_WINNER.name : null,
            decidedBy: vars.COMPETITION_DECIDED_BY,
            prizeSales: vars.COMPETITION_PRIZE_SALES,
            prizeKronor: vars.COMPETITION_PRIZE_KRONOR,
          },
    notice:
      vars.NOTICE_TEXT === null ? null : { text: vars.NOTICE_TEXT, link: noticeLink(vars), lastDay: vars.NOTICE_UNTIL },
    shopOrigins: vars.SHOP_ORIGINS.length > 0 ? vars.SHOP_ORIGINS : shopOriginsOf(vars.MEMBERS_SITE_URL),
    startUrl: vars.START_URL ?? registerUrl,
    registerUrl,
    social: {
      facebook: vars.FACEBOOK_URL,
      instagram: vars.INSTAGRAM_URL,
      linkedin: vars.LINKEDIN_URL,
      tiktok: vars.TIKTOK_URL,
    },
  };
};

/** Parses the Worker's variables and checks its bindings. Throws a ConfigError that names every invalid one. */
export const parseConfig = (env: unknown) => {
  const result = schema.safeParse(env);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const vars = result.data;
  return {
    ...fieldsOf(siteVariables, vars),
    ...fieldsOf(secrets, vars),
    operator: toOperator(vars),
    /** Origins of product images besides the site's own: the provider's and those of MEDIA_ORIGINS. */
    imageOrigins: [new URL(vars.PROVIDER_API_URL).origin, ...vars.MEDIA_ORIGINS],
    /** The id of the deployed version. */
    buildId: vars.VERSION?.id || 'development',
    /** When that version was uploaded for deployment. 1970 if nothing is deployed. */
    deployedAt: new Date(Date.parse(vars.VERSION?.timestamp ?? '') || 0),
  };
};

export type Config = Readonly<ReturnType<typeof parseConfig>>;
