import * as z from 'zod';
import type { Site } from './content/site.ts';

export type Config = {
  readonly publicOrigin: string;
  readonly site: Site;
  /** Ends with a slash, so that a relative path below it resolves. */
  readonly providerApiUrl: string;
  readonly productTtlSeconds: number;
  readonly providerTimeoutMs: number;
  /** The longest that a made page is kept; 0: none is. */
  readonly pageTtlSeconds: number;
  /** Null: errors are logged, not sent. */
  readonly sentryDsn: string | null;
  /** Cookies that are a visitor's credential for the provider; requests with one are never cached. */
  readonly providerCookieNames: readonly string[];
  /** How long a page waits for its data before it begins to stream without. */
  readonly shellWaitMs: number;
  /** Whether optional cookies wait for a yes (opt-in) or for a no (opt-out). Swedish law asks for opt-in. */
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins beside the provider's from which product pictures come. */
  readonly mediaOrigins: readonly string[];
  /** Names the deployed version. */
  readonly buildId: string;
};

/** The wrong variables by name, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong (wrangler.toml, [vars]):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const text = z.string().trim().min(1, 'must not be empty').max(200);
const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const url = z
  .string()
  .trim()
  .refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal(parsed)));
  }, 'must be an https address (http on localhost)')
  .transform((value) => new URL(value).href);

const folderUrl = url.transform((href) => (href.endsWith('/') ? href : `${href}/`));
const origin = url
  .refine((href) => new URL(href).pathname === '/', 'must have no path')
  .transform((href) => new URL(href).origin);
const emptyAsUndefined = (value: unknown): unknown => (value === '' ? undefined : value);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const COOKIE_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/;

const schema = z.object({
  PUBLIC_ORIGIN: origin,
  PRODUCT_NAME: text.default('Säljrundan'),
  COMPANY_NAME: text,
  ORGANISATION_NUMBER: z.string().regex(/^\d{6}-\d{4}$/, 'must look like 556000-0000'),
  POSTAL_ADDRESS: text,
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hej@saljrundan.example'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@saljrundan.example'),
  MEMBERS_SITE_URL: folderUrl,
  START_URL: z.preprocess(emptyAsUndefined, url.optional()),
  ILLUSTRATION_CREDIT_URL: url,
  FACEBOOK_URL: url,
  INSTAGRAM_URL: url,
  LINKEDIN_URL: url,
  TIKTOK_URL: url,
  PROVIDER_API_URL: folderUrl,
  PRODUCT_TTL_SECONDS: wholeNumber(1, 86_400).default(300),
  PROVIDER_TIMEOUT_MS: wholeNumber(100, 30_000).default(3000),
  PAGE_TTL_SECONDS: wholeNumber(0, 300).default(300),
  SENTRY_DSN: z.preprocess(emptyAsUndefined, url.optional()),
  PROVIDER_COOKIE_NAMES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((names) => names.every((name) => COOKIE_NAME.test(name)), 'must be cookie names with commas between'),
  SHELL_WAIT_MS: wholeNumber(0, 10_000).default(150),
  CONSENT_MODE: z.enum(['opt-in', 'opt-out'], 'must be opt-in or opt-out').default('opt-in'),
  MEDIA_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  VERSION: z.object({ id: z.string() }).optional(),
});

/** Reads the Worker's variables. Throws a ConfigError that names every wrong one. */
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
      postalAddress: vars.POSTAL_ADDRESS,
      contactEmail: vars.CONTACT_EMAIL,
      supportEmail: vars.SUPPORT_EMAIL,
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
    shellWaitMs: vars.SHELL_WAIT_MS,
    consentMode: vars.CONSENT_MODE,
    mediaOrigins: vars.MEDIA_ORIGINS,
    buildId: vars.VERSION?.id || 'development',
  };
};
