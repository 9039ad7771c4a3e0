import * as z from 'zod';
import { PATHS } from '../../src/content/paths.ts';
import { Failure } from '../command.ts';

/** A new version reaches every data centre within seconds. */
const ATTEMPTS = 12;
const ATTEMPT_INTERVAL_MS = 5_000;
const ATTEMPT_TIMEOUT_MS = 10_000;

type Ask = (url: string) => Promise<Response>;

export type Outcome = { readonly url: string; readonly isWell: boolean; readonly answer: string };

const isWell = (outcome: Outcome): boolean => outcome.isWell;

const healthSchema = z.object({ status: z.string(), build: z.string() });

const askPage = async (url: string, ask: Ask): Promise<Outcome> => {
  const response = await ask(url);
  const type = response.headers.get('content-type') ?? 'no content type';
  await response.text();
  return {
    url,
    isWell: response.status === 200 && type.startsWith('text/html'),
    answer: `${response.status}, ${type}`,
  };
};

const askHealth = async (url: string, build: string, ask: Ask): Promise<Outcome> => {
  const response = await ask(url);
  const body = await response.text();
  if (response.status !== 200) return { url, isWell: false, answer: String(response.status) };
  const health = healthSchema.parse(JSON.parse(body));
  return {
    url,
    isWell: health.status === 'ready' && health.build === build,
    answer: `${health.status}, build ${health.build}`,
  };
};

const failed =
  (url: string) =>
  (reason: unknown): Outcome => ({ url, isWell: false, answer: String(reason) });

/** Asks a deployed site for its products, which come from the provider, and for its health. */
export const askSite = async (origin: string, build: string, ask: Ask): Promise<readonly Outcome[]> => {
  const pageUrl = origin + PATHS.products;
  const healthUrl = `${origin}/healthz`;
  const page = await askPage(pageUrl, ask).catch(failed(pageUrl));
  return [page, await askHealth(healthUrl, build, ask).catch(failed(healthUrl))];
};

/** Asks a deployed site until it is well, for about a minute. Prints the last answers. Fails when it is not well. */
export const requireWellSite = async (origin: string, build: string): Promise<void> => {
  const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  let outcomes = await askSite(origin, build, ask);
  for (let attempt = 1; attempt < ATTEMPTS && !outcomes.every(isWell); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_INTERVAL_MS));
    outcomes = await askSite(origin, build, ask);
  }
  for (const { url, answer } of outcomes) console.log(`${url}: ${answer}`);
  if (outcomes.every(isWell)) return;
  throw new Failure(
    `Version ${build} is deployed, but ${origin} is not well. docs/operations.md says how to take it back ("Roll back").`,
  );
};
