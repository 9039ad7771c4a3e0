import * as z from 'zod';
import type { FormerTexts } from '../../src/content/legal/former-texts.ts';
import type { LegalVersion } from '../../src/content/legal/legal-versions.ts';
import { RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { isoDate } from '../../src/domain/plain-date.ts';
import { reasonOf } from '../reason-of.ts';

const versionsSchema = z.array(z.object({ path: z.string(), date: z.iso.date(), digest: z.string() })).min(1);

/** Why versions cannot be read, and whether a server has answered. At a URL that is not set up yet, none answers. */
type Unread = { readonly reason: string; readonly hasAnswer: boolean };

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** The versions of the legal texts that a site serves, or why they cannot be read. */
export const readServedVersions = async (
  origin: string,
  ask: (url: string) => Promise<Response>,
): Promise<readonly LegalVersion[] | Unread> => {
  const url = origin + RESOURCE_PATHS.legalTexts;
  let hasAnswer = false;
  try {
    const response = await ask(url);
    hasAnswer = true;
    if (response.status !== 200) return { reason: `${url} answers ${response.status}`, hasAnswer };
    return versionsSchema.parse(await response.json());
  } catch (error) {
    return { reason: `${url} cannot be read: ${reasonOf(error)}`, hasAnswer: hasAnswer || isTimeout(error) };
  }
};

/** Why the next version must not replace the served one. Undefined as `next`: the text would be gone. Null: it may. */
const findRefusal = (served: LegalVersion, next: LegalVersion | undefined, formerTexts: FormerTexts): string | null => {
  if (next === undefined) return `${served.path} disappears.`;
  const { path, date } = next;
  if (served.digest === next.digest) return null;
  if (date === served.date) return `${path} changes, and is still dated ${date}.`;
  if (date < served.date)
    return `${path} changes, but its date ${date} is before ${served.date}, that of the served text.`;
  const isKept = formerTexts[path]?.some((text) => isoDate(text.date) === served.date);
  return isKept ? null : `${path} changes, and nobody could read the version of ${served.date} any more.`;
};

/** The reasons not to replace the served versions by the next ones, one sentence each. */
export const findRefusals = (
  served: readonly LegalVersion[],
  next: readonly LegalVersion[],
  formerTexts: FormerTexts,
): readonly string[] =>
  served.flatMap(
    (version) =>
      findRefusal(
        version,
        next.find(({ path }) => path === version.path),
        formerTexts,
      ) ?? [],
  );

/** The versions that would be served before they apply, one sentence each. */
export const findEarly = (next: readonly LegalVersion[], today: string): readonly string[] =>
  next
    .filter(({ date }) => date > today)
    .map(({ path, date }) => `${path} is dated ${date}, and is served before that day.`);
