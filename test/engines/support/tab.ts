import type { EvaluateFunc } from 'puppeteer-core';

/** A position in the visible part of a page, in CSS pixels from its top left corner. */
export type Point = { readonly x: number; readonly y: number };

/** The W3C code points of the keys that the tests press, and their names in puppeteer. */
export const KEYS = {
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  End: '\uE010',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;
type Key = keyof typeof KEYS;

/** A visitor's tab: everything that a test needs from a browser. page.ts builds all other actions from it. */
export type Tab = {
  /** Resolves when the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. Its arguments and its result travel as JSON. */
  readonly evaluate: <Args extends unknown[], Run extends EvaluateFunc<Args>>(
    run: Run,
    ...args: Args
  ) => Promise<Awaited<ReturnType<Run>>>;
  readonly click: (at: Point) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The page as a PDF in A4. */
  readonly print: () => Promise<Uint8Array>;
  /** Removes and returns the problems that the tab has had since the last call, one line each. */
  readonly takeProblems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type RunningBrowser = {
  /** Opens a tab with empty storage, on a small file of the site at `origin`. */
  readonly openTab: (origin: string, width: number, height: number) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** A file of the site that is not a page: it runs no script and stores nothing. */
export const BLANK_PATH = '/robots.txt';
