import * as z from 'zod/mini';
import { type DataRecipient, RECIPIENT_CATEGORIES, TRANSFER_SAFEGUARDS } from './content/operator.ts';
import { MAX_NOTICE_LENGTH } from './domain/notice.ts';
import { compareDates, parseIsoWeek, parsePlainDate } from './domain/plain-date.ts';
import { PRODUCT_ID } from './domain/product.ts';
import {
  findRound,
  isDeliveredAfterOrderStop,
  isOpenedBeforeOrderStop,
  roundIdOf,
  type SalesRound,
} from './domain/sales-rounds.ts';

/* The formats of the variables in config.ts. Each message continues the text "NAME:". */

export const text = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200, 'is too long'));

/** An unset variable is an empty string, because wrangler.toml lists all of them. */
const orEmpty = z._default(z.string(), '');
export const optionalText = (maxLength: number) =>
  z.pipe(
    orEmpty.check(z.trim(), z.maxLength(maxLength, 'is too long')),
    z.transform((value) => value || null),
  );
export const noticeText = optionalText(MAX_NOTICE_LENGTH);
export const optionalPhone = z.pipe(
  orEmpty.check(z.trim(), z.regex(/^(\+?\d[\d -]{5,18}\d)?$/, 'must be a phone number, such as 08-123 45 67')),
  z.transform((value) => value || null),
);
export const optionalDate = z.pipe(
  orEmpty.check(z.refine((value) => value === '' || parsePlainDate(value) !== null, 'must look like 2026-11-30')),
  z.transform(parsePlainDate),
);

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const isHttpsOrLocal = (parsed: URL): boolean =>
  parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal(parsed));

/** Only a DSN has a user name. On pages it would be public, and in requests clients treat it differently. */
const isUrl = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed !== null && isHttpsOrLocal(parsed) && parsed.username === '' && parsed.password === '';
};

export const url = z.pipe(
  z
    .string('is missing')
    .check(z.trim(), z.refine(isUrl, 'must be an https URL (http on localhost) without a user name or password')),
  z.transform((value) => new URL(value).href),
);

/** A URL below which paths are resolved, without its query and fragment. */
export const folderUrl = z.pipe(
  url.check(z.refine((href) => !/[?#]/.test(href), 'must have no query and no fragment')),
  z.transform((href) => (href.endsWith('/') ? href : `${href}/`)),
);
export const optionalUrl = z.pipe(
  z.transform((value: unknown) => (value === '' ? undefined : value)),
  z._default(z.nullable(url), null),
);
const isSitePath = (value: string): boolean =>
  value.startsWith('/') && URL.parse(value, 'https://site.example')?.host === 'site.example';
/** An https URL, or a path of this site. */
export const optionalLink = z.pipe(
  orEmpty.check(
    z.trim(),
    z.refine(
      (value) => value === '' || isSitePath(value) || isUrl(value),
      'must be an https URL without a user name or password, or a path of this site such as /hjalp',
    ),
  ),
  z.transform((value) => value || null),
);
const isDsn = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed !== null && isHttpsOrLocal(parsed) && parsed.username !== '' && /\/\d+$/.test(parsed.pathname);
};
export const optionalDsn = z.pipe(
  orEmpty.check(
    z.trim(),
    z.refine(
      (value) => value === '' || isDsn(value),
      'must be an https URL that holds a key and ends in a project number',
    ),
  ),
  z.transform((value) => value || null),
);
/** What a header may hold. No message names the value. */
export const optionalToken = z.pipe(
  orEmpty.check(
    z.trim(),
    z.maxLength(2000, 'is too long'),
    z.regex(/^[\x21-\x7e]*$/, 'must be visible ASCII characters without spaces'),
  ),
  z.transform((value) => value || null),
);
const isOrigin = (href: string): boolean => href === `${new URL(href).origin}/`;
export const origin = z.pipe(
  url.check(z.refine(isOrigin, 'must have no path, no query and no fragment')),
  z.transform((href) => new URL(href).origin),
);
export const email = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'must be an e-mail address'));

export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`)),
    ),
  );

export const optionalNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z._default(z.nullable(wholeNumber(min, max)), null),
  );

/** Text that `parse` reads. `parse` returns null for invalid text. */
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

/** JSON. Empty text means an empty list. */
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

/** The id is part of URLs, and of the names of calendar events. */
const roundId = z
  .string()
  .check(
    z.maxLength(60, 'is too long'),
    z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be letters a to z, digits and hyphens, such as jul-2026'),
  );

const scheduledRound = z
  .strictObject(
    {
      id: z.optional(roundId),
      name: z.string('is missing').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(60, 'is too long')),
      opens: z.optional(parsed(parsePlainDate, 'must be a date such as 2026-10-12')),
      orderStop: parsed(parsePlainDate, 'must be a date such as 2026-11-29'),
      deliveryWeek: parsed(parseIsoWeek, 'must be a week such as 2026-W51'),
    },
    'must be an object with the keys name, orderStop and deliveryWeek, and perhaps id and opens',
  )
  .check(
    z.refine(isDeliveredAfterOrderStop, 'its delivery must begin after its order stop'),
    z.refine(isOpenedBeforeOrderStop, 'it must open before its order stop'),
  );

const salesRound = z.pipe(
  scheduledRound,
  z.transform((round, { issues }): SalesRound => {
    const id = round.id ?? roundIdOf(round);
    if (id !== null) return { ...round, id };
    issues.push({
      code: 'custom',
      message: 'needs an id: its name has no letter from a to z and no digit',
      input: round,
    });
    return z.NEVER;
  }),
);

const isEachUnlikeOthers =
  (isAlike: (round: SalesRound, others: readonly SalesRound[]) => boolean) =>
  (rounds: readonly SalesRound[]): boolean =>
    !rounds.some((round, index) => isAlike(round, rounds.toSpliced(index, 1)));

/** Older URLs contain the order stop. */
const haveDistinctOrderStops = isEachUnlikeOthers(({ orderStop }, others) =>
  others.some((other) => compareDates(orderStop, other.orderStop) === 0),
);
const haveDistinctIds = isEachUnlikeOthers(({ id }, others) => findRound(others, id) !== null);

export const salesRounds = z.pipe(
  json,
  z
    .array(salesRound, 'must be a list of rounds')
    .check(
      z.maxLength(20, 'must be at most 20 rounds'),
      z.refine(haveDistinctOrderStops, 'two rounds have the same order stop'),
      z.refine(
        haveDistinctIds,
        'the id of a round is the id or the order stop of another (without an id it is made of name and delivery year)',
      ),
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
export const recipients = z.pipe(
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

export const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);
/** An https origin without a port, or `https://*.host` for all subdomains of a host that itself contains a dot. */
export const shopOrigin = z
  .string()
  .check(
    z.regex(
      /^https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/,
      'must be origins such as https://butik.example.se or https://*.example.se',
    ),
  );
/** An unset flag is off. */
export const flag = z.pipe(
  z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  z.transform((value) => value === 'true'),
);
export const consentMode = z.enum(['opt-in', 'opt-out'], 'must be opt-in or opt-out');
/** The value is part of URLs and of keys in Workers KV. */
export const cacheEpoch = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{0,40}$/, 'must be at most 40 letters, digits, dots, _ and -'));
/** Sentry's rule for names of environments, and no spaces. */
export const environment = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, _ and -'));
export const cookieName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, 'must be comma-separated cookie names'));

export const productId = z
  .string()
  .check(z.regex(PRODUCT_ID, 'must be comma-separated ids of products: letters, digits, _ and -'));

const parseWinner = (text: string): { readonly year: number; readonly name: string } | null => {
  const [, year, name] = /^(\d{4}):\s*(\S.*)$/.exec(text) ?? [];
  return year && name ? { year: Number(year), name } : null;
};

/** The group that won a competition, and the year. */
export const competitionWinner = z.pipe(
  optionalText(200),
  z.transform((input, { issues }) => {
    const winner = input === null ? null : parseWinner(input);
    if (input === null || winner !== null) return winner;
    issues.push({ code: 'custom', message: 'must name its year, as "2026: Klass 9 B"', input });
    return z.NEVER;
  }),
);
