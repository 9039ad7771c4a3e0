import { DomUtils, parseDocument } from 'htmlparser2';
import { type Block, type LegalDocument, toPlainText } from '../../src/content/document.ts';
import { isoDate } from '../../src/content/format.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import type { Operator } from '../../src/content/operator.ts';
import { compareDates, type PlainDate, parsePlainDate } from '../../src/domain/plain-date.ts';
import { FORMER_VERSIONS_ID } from '../../src/shared/element-ids.ts';
import { LEGAL_TEXTS } from '../legal-texts.ts';
import { reasonOf } from '../reason-of.ts';

/** How a legal text that is served differs from the one that a deployment will serve. */
export type TextChanges = {
  /** What must not be deployed, one paragraph each. */
  readonly refusals: readonly string[];
  /** What an operator should know, one sentence each. */
  readonly notes: readonly string[];
  /** The texts that a server answers for and that cannot be compared, one sentence each. */
  readonly unread: readonly string[];
};

type ServedText = { readonly date: PlainDate; readonly lines: readonly string[] };

const TEXTS = Object.entries(LEGAL_TEXTS);
const RUNBOOK = 'docs/operations.md, "A new version of a legal text"';
/** How many sentences of a change are shown, and how much of each. */
const SHOWN = { sentences: 3, characters: 200 };

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const blockLines = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [toPlainText(block.text)];
    case 'list':
    case 'steps':
      return block.items.map(toPlainText);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(toPlainText)];
  }
};

/** The text of a document as its page has it, one line for each block. */
const documentLines = ({ title, lead, sections }: LegalDocument): readonly string[] =>
  [
    title,
    lead,
    ...sections.flatMap(({ title, blocks }, index) => [`${index + 1} ${title}`, ...blocks.flatMap(blockLines)]),
  ]
    .map(toLine)
    .filter(Boolean);

/** The elements whose texts are the lines of a section. None of them is in another. */
const LINE_ELEMENTS = ['h2', 'p', 'li', 'caption', 'th', 'td'];

/** The text of a page of src/pages/LegalPage.tsx without its former versions. Null: it is no such page. */
const parseServedText = (html: string): ServedText | null => {
  const page = parseDocument(html).children;
  const time = DomUtils.getElementsByTagName('time', page).at(0);
  const date = parsePlainDate(time?.attribs.datetime ?? '');
  const [text] = DomUtils.getElementsByClassName('legal-text', page);
  const sections = DomUtils.getElementsByTagName('section', text?.children ?? [], false).filter(
    ({ attribs }) => attribs.id !== FORMER_VERSIONS_ID,
  );
  const lines = [
    ...DomUtils.getElementsByTagName('h1', page),
    ...DomUtils.getElementsByClassName('lead', page),
    ...DomUtils.getElementsByTagName((name) => LINE_ELEMENTS.includes(name), sections),
  ].map((element) => toLine(DomUtils.textContent(element)));
  return date === null || sections.length === 0 ? null : { date, lines };
};

/** Why a text cannot be had, and whether a server has answered. An address that is not set up yet has none. */
type Unread = { readonly reason: string; readonly hasAnswer: boolean };

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** The legal text that is served at a URL, or why it cannot be had. */
export const readServedText = async (
  url: string,
  ask: (url: string) => Promise<Response>,
): Promise<ServedText | Unread> => {
  const unread = (reason: string): Unread => ({ reason, hasAnswer: true });
  try {
    const response = await ask(url);
    const text = await response.text();
    if (response.status !== 200) return unread(`it answers ${response.status}`);
    if (response.redirected) return unread(`it leads to ${response.url}`);
    if (text.includes('__cf_email__')) return unread('Cloudflare has rewritten its addresses (Email Obfuscation)');
    return parseServedText(text) ?? unread('it is no page of this site');
  } catch (error) {
    return { reason: reasonOf(error), hasAnswer: isTimeout(error) };
  }
};

/** A character of a detail: what follows it does not end a sentence and begin another, or name a company by its number. */
const PART = '(?:(?!\\.\\s+\\p{Lu}|organisationsnummer)[^\\n])';

/**
 * The details of contact, which must be right at once: what stands for each in a text that is compared, and what it may be.
 * A detail is within one line, and has no second sentence.
 */
const CONTACT = [
  { key: 'contactEmail', name: 'CONTACT_EMAIL', mark: '\u{e001}', pattern: '[^\\s@]+@[^\\s@]+?' },
  { key: 'supportEmail', name: 'SUPPORT_EMAIL', mark: '\u{e002}', pattern: '[^\\s@]+@[^\\s@]+?' },
  { key: 'postalAddress', name: 'POSTAL_ADDRESS', mark: '\u{e003}', pattern: `${PART}{1,200}?` },
  { key: 'phone', name: 'CONTACT_PHONE', mark: '\u{e004}', pattern: '[+\\d][\\d -]+' },
  { key: 'phoneHours', name: 'CONTACT_PHONE_HOURS', mark: '\u{e005}', pattern: `${PART}{1,100}?` },
] as const satisfies readonly { readonly key: keyof Operator; readonly [part: string]: string }[];

const MARKS = Object.fromEntries(CONTACT.map(({ key, mark }) => [key, mark]));

/** Whether and how the served text may name the telephone. */
const TELEPHONES = [{}, { phoneHours: null }, { phone: null, phoneHours: null }];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The details of contact in `served`, if that is `createText` with other ones and otherwise the same. */
const findServedContact = (
  served: readonly string[],
  createText: (operator: Operator) => LegalDocument,
  operator: Operator,
): Readonly<Record<string, string>> | null => {
  const isDetail = ({ key, pattern }: (typeof CONTACT)[number]): boolean =>
    new RegExp(`^(?:${pattern})?$`, 'u').test(toLine(operator[key] ?? ''));
  if (!CONTACT.every(isDetail)) return null;
  for (const telephone of TELEPHONES) {
    const template = documentLines(createText({ ...operator, ...MARKS, ...telephone })).join('\n');
    const pattern = CONTACT.reduce((text, { key, mark, pattern }) => {
      const [before = '', ...rest] = text.split(mark);
      return rest.length === 0 ? text : `${before}(?<${key}>${pattern})${rest.join(`\\k<${key}>`)}`;
    }, escapePattern(template));
    const match = new RegExp(`^${pattern}$`, 'u').exec(served.join('\n'));
    if (match) return { ...match.groups };
  }
  return null;
};

const toSentences = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(/(?<=\.) /));

/** The first sentences that only the served text or only a document has, a line each. Null: they are the same. */
export const findDifference = (served: ServedText, document: LegalDocument): string | null => {
  const next = documentLines(document);
  if (served.lines.join('\n') === next.join('\n')) return null;
  const only = (sign: string, some: readonly string[], others: readonly string[]): readonly string[] => {
    const known = new Set(toSentences(others));
    return toSentences(some)
      .filter((sentence) => !known.has(sentence))
      .slice(0, SHOWN.sentences)
      .map((sentence) => `    ${sign} ${sentence.slice(0, SHOWN.characters)}`);
  };
  return [...only('-', served.lines, next), ...only('+', next, served.lines)].join('\n');
};

const SAME: TextChanges = { refusals: [], notes: [], unread: [] };

/** What is wrong with the date of a text that replaces a served one, or with the archive of that one. */
const findReplacementProblems = (path: string, served: ServedText, next: LegalDocument): readonly string[] => {
  const date = isoDate(served.date);
  if (compareDates(next.date, served.date) < 0) {
    return [`${path} changes, and its date ${isoDate(next.date)} is before ${date}, that of the text that is served.`];
  }
  const former = FORMER_TEXTS[path]?.find((text) => compareDates(text.date, served.date) === 0);
  if (!former) return [`${path} changes, and nobody could read the version of ${date} any more (${RUNBOOK}).`];
  const difference = findDifference(served, former);
  return difference === null
    ? []
    : [`${path}: the former version of ${date} is not the text that is served (${RUNBOOK}):\n${difference}`];
};

/** Compares a legal text that is served with the one that will be. */
const compareText = (
  path: string,
  served: ServedText,
  createText: (operator: Operator) => LegalDocument,
  operator: Operator,
  today: PlainDate,
): TextChanges => {
  const next = createText(operator);
  const difference = findDifference(served, next);
  if (difference === null) return SAME;
  const date = isoDate(next.date);
  if (compareDates(served.date, next.date) !== 0) {
    const note = `${path} is dated ${date}, and is served before that day.`;
    return {
      ...SAME,
      refusals: findReplacementProblems(path, served, next),
      notes: compareDates(next.date, today) > 0 ? [note] : [],
    };
  }
  const contact = findServedContact(served.lines, createText, operator);
  if (contact === null) {
    return { ...SAME, refusals: [`${path} changes, and is still dated ${date} (${RUNBOOK}):\n${difference}`] };
  }
  const template = documentLines(createText({ ...operator, ...MARKS })).join('\n');
  const changed = CONTACT.filter(
    ({ key, mark }) => template.includes(mark) && (contact[key] ?? '') !== toLine(operator[key] ?? ''),
  ).map(({ name }) => name);
  return { ...SAME, notes: [`${path} has another ${changed.join(', ')}. It is still dated ${date}.`] };
};

/** Compares the legal texts that a site serves with those of an operator's values. */
export const compareServedTexts = async (
  origin: string,
  operator: Operator,
  ask: (url: string) => Promise<Response>,
  today: PlainDate,
): Promise<TextChanges> => {
  const compare = async ([path, createText]: (typeof TEXTS)[number]): Promise<TextChanges> => {
    const served = await readServedText(origin + path, ask);
    if ('lines' in served) return compareText(path, served, createText, operator, today);
    const sentence = `${origin}${path} is not compared: ${served.reason}.`;
    return served.hasAnswer ? { ...SAME, unread: [sentence] } : { ...SAME, notes: [sentence] };
  };
  const changes = await Promise.all(TEXTS.map(compare));
  return {
    refusals: changes.flatMap(({ refusals }) => refusals),
    notes: changes.flatMap(({ notes }) => notes),
    unread: changes.flatMap(({ unread }) => unread),
  };
};
