import { DomUtils, parseDocument } from 'htmlparser2';
import { type Block, type LegalDocument, toPlainText } from '../../src/content/document.ts';
import { isoDate } from '../../src/content/format.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import type { Operator } from '../../src/content/operator.ts';
import { compareDates, type PlainDate, parsePlainDate } from '../../src/domain/plain-date.ts';
import { LEGAL_TEXTS } from '../legal-texts.ts';
import { reasonOf } from '../watch/check-connection.ts';

/** How a legal text that is served differs from the one that a deployment will serve. */
export type TextChanges = {
  /** What must not be deployed, one paragraph each. */
  readonly refusals: readonly string[];
  /** What an operator should know, one sentence each. */
  readonly notes: readonly string[];
};

type ServedText = { readonly date: PlainDate; readonly lines: readonly string[] };

const TEXTS = Object.entries(LEGAL_TEXTS);
/** The section of src/pages/LegalPage.tsx that links to former versions. */
const FORMER_VERSIONS_ID = 'tidigare-versioner';
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

/** The text of a document's sections as its page has it, one line for each block. */
const documentLines = ({ sections }: LegalDocument): readonly string[] =>
  sections
    .flatMap(({ title, blocks }, index) => [`${index + 1} ${title}`, ...blocks.flatMap(blockLines)])
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
  const lines = DomUtils.getElementsByTagName((name) => LINE_ELEMENTS.includes(name), sections).map((element) =>
    toLine(DomUtils.textContent(element)),
  );
  return date === null || lines.length === 0 ? null : { date, lines };
};

/** A text that is served, or why it cannot be had. */
const readServedText = async (ask: () => Promise<Response>): Promise<ServedText | string> => {
  try {
    const response = await ask();
    const text = await response.text();
    if (response.status !== 200) return `it answers ${response.status}`;
    return parseServedText(text) ?? 'it is no page of this site';
  } catch (error) {
    return reasonOf(error);
  }
};

/**
 * The details of contact, which must be right at once: what stands for each in a text that is compared, and what it may be.
 * A detail is within one line.
 */
const CONTACT = [
  { key: 'contactEmail', name: 'CONTACT_EMAIL', mark: '\u{e001}', pattern: '[^\\s@]+@[^\\s@]+?' },
  { key: 'supportEmail', name: 'SUPPORT_EMAIL', mark: '\u{e002}', pattern: '[^\\s@]+@[^\\s@]+?' },
  { key: 'postalAddress', name: 'POSTAL_ADDRESS', mark: '\u{e003}', pattern: '[^\\n”]{1,200}?' },
  { key: 'phone', name: 'CONTACT_PHONE', mark: '\u{e004}', pattern: '[+\\d][\\d -]+' },
  { key: 'phoneHours', name: 'CONTACT_PHONE_HOURS', mark: '\u{e005}', pattern: '[^\\n]{1,100}?' },
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

/** The first sentences that only one of two texts has. */
const showDifference = (served: readonly string[], next: readonly string[]): string => {
  const only = (sign: string, some: readonly string[], others: readonly string[]): readonly string[] => {
    const known = new Set(toSentences(others));
    return toSentences(some)
      .filter((sentence) => !known.has(sentence))
      .slice(0, SHOWN.sentences)
      .map((sentence) => `    ${sign} ${sentence.slice(0, SHOWN.characters)}`);
  };
  return [...only('-', served, next), ...only('+', next, served)].join('\n');
};

/** Compares a legal text that is served with the one that will be. */
const compareText = (
  path: string,
  served: ServedText,
  createText: (operator: Operator) => LegalDocument,
  operator: Operator,
): TextChanges => {
  const next = createText(operator);
  const lines = documentLines(next);
  if (served.lines.join('\n') === lines.join('\n')) return { refusals: [], notes: [] };
  const date = isoDate(served.date);
  if (compareDates(served.date, next.date) !== 0) {
    const isKept = FORMER_TEXTS[path]?.some((former) => compareDates(former.date, served.date) === 0);
    const note = `${path}: the version of ${date} is replaced, and nobody can read it any more (${RUNBOOK}).`;
    return { refusals: [], notes: isKept ? [] : [note] };
  }
  const contact = findServedContact(served.lines, createText, operator);
  if (contact === null) {
    const difference = showDifference(served.lines, lines);
    return { refusals: [`${path} changes, and is still dated ${date} (${RUNBOOK}):\n${difference}`], notes: [] };
  }
  const template = documentLines(createText({ ...operator, ...MARKS })).join('\n');
  const changed = CONTACT.filter(
    ({ key, mark }) => template.includes(mark) && (contact[key] ?? '') !== toLine(operator[key] ?? ''),
  ).map(({ name }) => name);
  return { refusals: [], notes: [`${path} has another ${changed.join(', ')}. It is still dated ${date}.`] };
};

/** Compares the legal texts that a site serves with those of an operator's values. A text that cannot be had is noted. */
export const compareServedTexts = async (
  origin: string,
  operator: Operator,
  ask: (url: string) => Promise<Response>,
): Promise<TextChanges> => {
  const compare = async ([path, createText]: (typeof TEXTS)[number]): Promise<TextChanges> => {
    const served = await readServedText(() => ask(origin + path));
    if (typeof served !== 'string') return compareText(path, served, createText, operator);
    return { refusals: [], notes: [`${origin}${path} is not compared: ${served}.`] };
  };
  const changes = await Promise.all(TEXTS.map(compare));
  return {
    refusals: changes.flatMap(({ refusals }) => refusals),
    notes: changes.flatMap(({ notes }) => notes),
  };
};
