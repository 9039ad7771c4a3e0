import { ConfigError, parseConfig } from '../../src/config.ts';

type Vars = Readonly<Record<string, unknown>>;

/** The parts of an environment in wrangler.toml that it must repeat, because it does not inherit them. */
export type Environment = {
  readonly define: Vars;
  readonly kv_namespaces: readonly { readonly binding: string }[];
  readonly ratelimits: readonly { readonly name: string; readonly namespace_id: string }[];
  readonly services?: readonly { readonly binding: string }[] | undefined;
  readonly version_metadata?: { readonly binding: string } | undefined;
};

const namesOf = ({ define, kv_namespaces, ratelimits, services = [], version_metadata }: Environment) => [
  ...Object.keys(define),
  ...kv_namespaces.map(({ binding }) => binding),
  ...ratelimits.map(({ name }) => name),
  ...services.map(({ binding }) => binding),
  ...(version_metadata ? [version_metadata.binding] : []),
];

/** The constants and bindings of the top level that an environment does not repeat. */
export const findMissing = (topLevel: Environment, environment: Environment): readonly string[] => {
  const names = new Set(namesOf(environment));
  return namesOf(topLevel).filter((name) => !names.has(name));
};

/** The names that are not variables of the site: misspelt, or from an older version. */
export const findUnknown = (own: Vars, known: Vars): readonly string[] =>
  Object.keys(own).filter((name) => !Object.hasOwn(known, name));

/** Reserved names (RFC 2606), numbers made of zeros, and the names and addresses of the invented company in wrangler.toml. */
const PLACEHOLDER = /\.example(?:\/|$)|^(?:SE)?0{6}-?0{4}|^Exempel/;

/** The names of the variables that still have the placeholder of wrangler.toml. */
export const findPlaceholders = (vars: Vars): readonly string[] =>
  Object.entries(vars).flatMap(([name, value]) =>
    typeof value === 'string' && PLACEHOLDER.test(value.trim()) ? [name] : [],
  );

const textOf = (vars: Vars, name: string): string => String(vars[name] ?? '').trim();

/** Matches the names of variables that hold URLs. */
const ADDRESS_NAME = /_(?:URL|ORIGINS?|DSN)$/;
/** Host names and IP addresses of the local machine (RFC 6761, RFC 1122, RFC 4291). */
const LOCAL_HOST = /^(?:(?:.*\.)?localhost\.?|127\..*|0\.0\.0\.0|\[::1?\])$/;

/** The names of the variables with a URL on the machine that deploys. */
const findLocal = (vars: Vars): readonly string[] =>
  Object.keys(vars).filter(
    (name) =>
      ADDRESS_NAME.test(name) &&
      textOf(vars, name)
        .split(/[\s,]+/)
        .some((address) => LOCAL_HOST.test(URL.parse(address)?.hostname ?? '')),
  );

/** Whether a custom domain can be the host of an origin: a name with a dot, without a port. */
const isDomain = ({ hostname, port }: URL): boolean =>
  port === '' && /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname);

const findIndexingProblems = (vars: Vars, environment: string): readonly string[] => {
  const isHidden = textOf(vars, 'NOINDEX') === 'true';
  if (environment === '' && isHidden) {
    return ['NOINDEX is true, so every search engine would drop the public site. Only staging and a trial have it.'];
  }
  return environment !== '' && !isHidden
    ? [`NOINDEX is not true, so search engines would list ${environment} beside the public site.`]
    : [];
};

type Config = ReturnType<typeof parseConfig>;

/** A "momsregistreringsnummer" consists of SE, the digits of the organisation's or the person's number, and two more. */
const findVatProblems = ({ operator: { vatNumber, organisationNumber } }: Config): readonly string[] =>
  vatNumber.slice(0, -2) === `SE${organisationNumber.replace('-', '')}`
    ? []
    : [
        `VAT_NUMBER ${vatNumber} is not that of ORGANISATION_NUMBER ${organisationNumber}: it must be SE, those ten digits, and two more.`,
      ];

/** The host names of Sentry's own service. */
const SENTRY_HOST = /(?:^|\.)sentry\.io$/;

/**
 * The companies that receive personal data by the site's own settings. The privacy policy names the payment partner by
 * itself. A Sentry server elsewhere may be the operator's own, and its address names no company.
 */
const findRecipientProblems = ({ operator, sentryDsn }: Config): readonly string[] => {
  const names = operator.dataRecipients.map(({ name }) => name);
  if (names.length === 0) return [];
  const usesSentry = sentryDsn !== null && SENTRY_HOST.test(new URL(sentryDsn).hostname);
  return [
    ...(names.some((name) => /cloudflare/i.test(name))
      ? []
      : ['DATA_RECIPIENTS does not name Cloudflare, which hosts this site: add it with the category "it".']),
    ...(!usesSentry || names.some((name) => /sentry|functional software/i.test(name))
      ? []
      : ['DATA_RECIPIENTS does not name Sentry, to which SENTRY_DSN sends errors: add it with the category "it".']),
  ];
};

/** The invalid variables, or else what `findInValid` finds in the valid ones. */
const findConfigProblems = (
  vars: Vars,
  findInValid: (config: Config) => readonly string[] = () => [],
): readonly string[] => {
  try {
    return findInValid(parseConfig(vars));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => `Invalid: ${problem}.`);
    throw error;
  }
};

/**
 * The problems that prevent a trial with these variables, one sentence each. Placeholders are allowed, because a trial
 * shows examples, also of the company and its recipients of data, and its URL is not known yet.
 */
export const findTrialProblems = (vars: Vars, environment: string): readonly string[] => [
  ...findIndexingProblems(vars, environment),
  ...findConfigProblems(vars),
];

/** The problems that prevent deploying these variables to an environment ('' is production), one sentence each. */
export const findProblems = (vars: Vars, environment: string): readonly string[] => {
  const placeholders = findPlaceholders(vars);
  const local = findLocal(vars);
  const origin = URL.parse(textOf(vars, 'PUBLIC_ORIGIN'));
  const problems: string[] = [];
  if (placeholders.length > 0) problems.push(`Still a placeholder: ${placeholders.join(', ')}.`);
  if (local.length > 0) problems.push(`An address on this machine: ${local.join(', ')}.`);
  if (origin !== null && !isDomain(origin)) {
    problems.push('PUBLIC_ORIGIN must be https and a domain without a port, such as https://www.example.se.');
  }
  if (/^(?:\[\s*\])?$/.test(textOf(vars, 'DATA_RECIPIENTS'))) {
    problems.push(
      'DATA_RECIPIENTS is empty: name who receives personal data, at least Cloudflare, which hosts this site.',
    );
  }
  return [
    ...problems,
    ...findIndexingProblems(vars, environment),
    ...findConfigProblems(vars, (config) => [...findVatProblems(config), ...findRecipientProblems(config)]),
  ];
};
