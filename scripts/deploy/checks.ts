import { type Config, ConfigError, parseConfig } from '../../src/config.ts';

type Vars = Readonly<Record<string, unknown>>;

/** What an environment of wrangler.toml has to name again, because it inherits none of it. */
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

/** The constants and bindings of the top level that an environment does not name. */
export const findMissing = (topLevel: Environment, environment: Environment): readonly string[] => {
  const names = new Set(namesOf(environment));
  return namesOf(topLevel).filter((name) => !names.has(name));
};

/** The names that are no variables of the site: misspelt, or of an older version. */
export const findUnknown = (own: Vars, known: Vars): readonly string[] =>
  Object.keys(own).filter((name) => !Object.hasOwn(known, name));

/** Reserved names (RFC 2606), numbers of zeros, and the names and addresses of the invented company in wrangler.toml. */
const PLACEHOLDER = /\.example\/?$|^(?:SE)?0{6}-?0{4}|^Exempel/;

/** The names of the variables that still have the placeholder of wrangler.toml. */
export const findPlaceholders = (vars: Vars): readonly string[] =>
  Object.entries(vars).flatMap(([name, value]) =>
    typeof value === 'string' && PLACEHOLDER.test(value.trim()) ? [name] : [],
  );

/** The names of the variables of addresses. */
const ADDRESS_NAME = /_(?:URL|ORIGINS?|DSN)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1)$/;

/** The variables with an address on the machine that deploys. */
const findLocal = (vars: Vars): readonly string[] =>
  Object.entries(vars).flatMap(([name, value]) => {
    const addresses = ADDRESS_NAME.test(name) ? String(value).split(/[\s,]+/) : [];
    return addresses.some((address) => LOCAL_HOST.test(URL.parse(address)?.hostname ?? '')) ? [name] : [];
  });

/** Whether a custom domain can be the host of an origin: a name with a dot, without a port. */
const isDomain = (origin: string): boolean => {
  const { hostname, port } = new URL(origin);
  return port === '' && /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname);
};

const findConfigProblems = (
  environment: string,
  { operator: { dataRecipients }, sentryDsn, publicOrigin, noIndex }: Config,
): readonly string[] => {
  const problems: string[] = [];
  if (dataRecipients.length === 0) {
    problems.push('DATA_RECIPIENTS is empty: name who receives personal data, at least the hosting of this site.');
  } else if (sentryDsn !== null && dataRecipients.every(({ category }) => category !== 'it')) {
    problems.push('SENTRY_DSN is set, but DATA_RECIPIENTS names no recipient of the category "it".');
  }
  if (!isDomain(publicOrigin)) {
    problems.push('PUBLIC_ORIGIN must be https and a domain without a port, such as https://www.example.se.');
  }
  if (noIndex && environment === '') {
    problems.push(
      'NOINDEX is true, so every search engine would drop the public site. Only staging and a trial have it.',
    );
  }
  return problems;
};

/** What speaks against a site with these variables in an environment ('' is production), one sentence each. */
export const findProblems = (vars: Vars, environment: string): readonly string[] => {
  const placeholders = findPlaceholders(vars);
  const local = findLocal(vars);
  const problems = [
    ...(placeholders.length > 0 ? [`Still a placeholder: ${placeholders.join(', ')}.`] : []),
    ...(local.length > 0 ? [`An address on this machine: ${local.join(', ')}.`] : []),
  ];
  try {
    return [...problems, ...findConfigProblems(environment, parseConfig(vars))];
  } catch (error) {
    if (error instanceof ConfigError) return [...problems, ...error.problems.map((problem) => `Invalid: ${problem}.`)];
    throw error;
  }
};
