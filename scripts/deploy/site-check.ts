import * as z from 'zod';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { Failure } from '../command.ts';
import { hasObfuscatedMail, OBFUSCATED_MAIL_CAUSE } from '../obfuscated-mail.ts';
import { reasonOf } from '../reason-of.ts';

/** A new version reaches every data centre within seconds. */
const ATTEMPTS = 12;
const ATTEMPT_INTERVAL_MS = 5_000;
const ATTEMPT_TIMEOUT_MS = 10_000;

type Ask = (url: string) => Promise<Response>;

/** An answer that is as it should be is ok, even if the site is degraded, for example while it serves copies. */
export type Outcome = {
  readonly url: string;
  readonly isOk: boolean;
  readonly answer: string;
  /** The zone changes pages on their way, which no deployment and no rollback can mend. */
  readonly hasObfuscatedMail?: boolean;
};

const isOk = (outcome: Outcome): boolean => outcome.isOk;

const healthSchema = z.object({ status: z.string(), build: z.string(), release: z.string() });

const askPage = async (url: string, ask: Ask): Promise<Outcome> => {
  const response = await ask(url);
  const type = response.headers.get('content-type') ?? 'no content type';
  const html = await response.text();
  const products = html.split('class="card"').length - 1;
  return {
    url,
    isOk: response.status === 200 && type.startsWith('text/html') && products > 0,
    answer: `${response.status}, ${type}, ${products} products`,
    hasObfuscatedMail: hasObfuscatedMail(html),
  };
};

const askHealth = async (url: string, build: string, ask: Ask): Promise<Outcome> => {
  const response = await ask(url);
  const health = healthSchema.parse(JSON.parse(await response.text()));
  return { url, isOk: health.build === build, answer: `${health.status}, build ${health.build}` };
};

const failed =
  (url: string) =>
  (reason: unknown): Outcome => ({ url, isOk: false, answer: String(reason) });

/** Asks for the page of a product that must be hidden. */
const askHidden = async (url: string, ask: Ask): Promise<Outcome> => {
  const { status } = await ask(url);
  return { url, isOk: status === 404, answer: status === 404 ? '404, hidden' : `${status}, not hidden` };
};

/**
 * Asks a deployed site for its products, which may come from a copy, for the version that answers, and for products
 * that must be hidden.
 */
export const askSite = async (
  origin: string,
  build: string,
  hiddenProducts: readonly string[],
  ask: Ask,
): Promise<readonly Outcome[]> => {
  const pageUrl = origin + PATHS.products;
  const healthUrl = `${origin}/healthz`;
  const page = await askPage(pageUrl, ask).catch(failed(pageUrl));
  const health = await askHealth(healthUrl, build, ask).catch(failed(healthUrl));
  const hidden = hiddenProducts.map((id) => origin + productPath(id));
  return [page, health, ...(await Promise.all(hidden.map((url) => askHidden(url, ask).catch(failed(url)))))];
};

export const askOnce: Ask = (url) => fetch(url, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });

/**
 * `no-products`: the version answers, but neither the provider nor a copy has products. `not-hidden`: all is right except
 * that a hidden product has a page. `obfuscated-mail`: all is right except that Cloudflare has replaced the mail addresses.
 */
export type SiteState = 'ok' | 'obfuscated-mail' | 'not-hidden' | 'no-products' | 'failing';

/** The state that the answers to `askSite` show. */
export const siteStateOf = (outcomes: readonly Outcome[]): SiteState => {
  if (outcomes.every(isOk))
    return outcomes.some(({ hasObfuscatedMail }) => hasObfuscatedMail) ? 'obfuscated-mail' : 'ok';
  const [page, health] = outcomes;
  if (!health?.isOk) return 'failing';
  if (page?.isOk) return 'not-hidden';
  return health.answer.startsWith('degraded') ? 'no-products' : 'failing';
};

/** What to do in each state. */
const ADVICE: Readonly<Record<Exclude<SiteState, 'ok'>, string>> = {
  'obfuscated-mail': `Its mail links are dead: ${OBFUSCATED_MAIL_CAUSE}.`,
  'no-products': 'It has no products. Roll back (docs/operations.md, "Roll back"): the former version has copies.',
  'not-hidden':
    'The page of a hidden product is not a 404. Do not roll back, which shows the product again: run the command again.',
  failing: 'Roll back (docs/operations.md, "Roll back").',
};

/**
 * What to do if a site is not ok with the new version. `newlyHidden` are the ids of the products that the former version
 * does not hide.
 */
export const adviceFor = (state: Exclude<SiteState, 'ok'>, newlyHidden: readonly string[]): string => {
  const rollsBack = state === 'no-products' || state === 'failing';
  return rollsBack && newlyHidden.length > 0
    ? `Run the command again before a rollback, which shows ${newlyHidden.join(', ')} again. ${ADVICE[state]}`
    : ADVICE[state];
};

/**
 * Asks a deployed site as `askSite` does until it is ok, for about a minute. Prints the last answers. Resolves to the
 * site's state.
 */
export const waitForSite = async (
  origin: string,
  build: string,
  hiddenProducts: readonly string[],
): Promise<SiteState> => {
  let outcomes = await askSite(origin, build, hiddenProducts, askOnce);
  for (let attempt = 1; attempt < ATTEMPTS && !outcomes.every(isOk); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_INTERVAL_MS));
    outcomes = await askSite(origin, build, hiddenProducts, askOnce);
  }
  for (const { url, answer } of outcomes) console.log(`${url}: ${answer}`);
  return siteStateOf(outcomes);
};

const listSchema = z.array(z.object({ id: z.string() }));

/** The ids of the products that a running site shows. If the site does not tell, warns and returns null. */
export const askListedIds = async (origin: string, ask: Ask): Promise<readonly string[] | null> => {
  const url = `${origin}/api/products`;
  try {
    const response = await ask(url);
    if (response.status !== 200) throw new Error(`it answers ${response.status}`);
    return listSchema.parse(await response.json()).map(({ id }) => id);
  } catch (error) {
    console.warn(`${url} does not say which products there are: ${reasonOf(error)}.`);
    return null;
  }
};

/** The full hash of a commit. It is safe as an argument of git. */
const releaseSchema = z.object({ release: z.string().regex(/^[\da-f]{40}$/) });

/** The commit that a site runs. */
export const askRelease = async (origin: string, ask: Ask): Promise<string> => {
  try {
    const response = await ask(`${origin}/healthz`);
    return releaseSchema.parse(await response.json()).release;
  } catch (error) {
    throw new Failure(`${origin}/healthz does not say which commit is live: ${reasonOf(error)}.`);
  }
};
