import { expect } from 'vitest';

type Budget = {
  /** The limit. A kB is 1 000 bytes. */
  readonly kB: number;
  /** What the budget measures. */
  readonly of: string;
  /** Why there is a limit, or why it has this size. */
  readonly why: string;
};

/**
 * The byte budgets. A limit is set at least 5 % above the largest page of that day, so that one more sentence in a text
 * fails no test. docs/performance.md says when to raise a limit.
 */
export const BUDGETS = {
  worker: {
    kB: 290,
    of: 'code without former versions of legal texts, with gzip',
    why: 'A new isolate parses all of it before its first response, and Cloudflare allows the start a second of CPU time. 12 kB are the words of the searches.',
  },
  script: {
    kB: 5.2,
    of: 'script before the first interaction, with brotli',
    why: 'Every first visit loads and runs it beside what the page shows. Code that can wait is behind `import()`.',
  },
  productScript: {
    kB: 27,
    of: 'script before the first interaction, with brotli',
    why: 'Swiper, which makes the carousel endless as specified, is loaded without a press.',
  },
  calculatorScript: {
    kB: 77,
    of: 'script with the hydrated calculator, with brotli',
    why: 'The sliders of the calculator wait for React, which is most of it.',
  },
  wishListScript: {
    kB: 5.8,
    of: 'script for a wish list, with brotli',
    why: 'A visitor with a wish list loads it on every page until the list is empty.',
  },
  consentScript: {
    kB: 12.1,
    of: 'script for the consent banner, with brotli',
    why: 'Every new visitor loads it with the first page, beside what that page shows.',
  },
  consentStyle: {
    kB: 4,
    of: 'style for the consent banner, with brotli',
    why: 'The banner shows only when all of it has come, on the first page of every new visitor.',
  },
  style: {
    kB: 6.5,
    of: 'style in the page, with brotli',
    why: 'The browser paints nothing before all of it has come, and no cache keeps it for the next page.',
  },
  scene: {
    kB: 20,
    of: 'AVIF as the scene of a phone',
    why: 'It is the largest paint of the landing page, and shows only when all of it has come.',
  },
  html: {
    kB: 27,
    of: 'HTML without its style and script',
    why: 'A slow phone parses and lays out all of it, however well it is compressed. Legal texts are the longest.',
  },
  listHtml: {
    kB: 37,
    of: 'HTML without its style and script',
    why: 'All products are one page, where each is a card with a button for the wish list.',
  },
  faqHtml: {
    kB: 39,
    of: 'HTML without its style and script',
    why: 'All questions and their answers are one page, which a slow phone parses whole. Each is a question that visitors ask.',
  },
  productHtml: {
    kB: 21,
    of: 'HTML without its style and script',
    why: 'Every image and every thumbnail names all its widths, as specified. The marks of nine controls are SVG, which forced colours keep and which compresses well.',
  },
  compressedPage: {
    kB: 15.5,
    of: 'HTML with its style and script, with gzip',
    why: 'A server sends 14.6 kB before the first acknowledgement (RFC 6928), and a few packets more after that of its handshake. What does not fit costs another round trip.',
  },
  compressedFaq: {
    kB: 18,
    of: 'HTML with its style and script, with gzip',
    why: 'What comes a round trip later are the last of the answers, which are folded.',
  },
} as const satisfies Readonly<Record<string, Budget>>;

/**
 * Expects that the size of `subject` is within a budget. A failure states the size, the limit, and the reason for the
 * limit.
 */
export const expectWithin = ({ kB, of, why }: Budget, bytes: number, subject: string): void =>
  expect(
    bytes,
    `${subject} has ${(bytes / 1000).toFixed(2)} kB of ${of}, and the limit is ${kB} kB. ${why} See test/support/budgets.ts`,
  ).toBeLessThanOrEqual(kB * 1000);
