import { DomUtils, parseDocument } from 'htmlparser2';
import { type Block, type LegalDocument, toPlainText } from '../../src/content/document.ts';
import { isoDate } from '../../src/content/format.ts';
import { FORMER_TEXTS, type FormerTexts } from '../../src/content/legal/former-texts.ts';
import type { Operator } from '../../src/content/operator.ts';
import { compareDates, type PlainDate, parsePlainDate } from '../../src/domain/plain-date.ts';
import { FORMER_VERSIONS_ID } from '../../src/shared/element-ids.ts';
import { LEGAL_TEXTS } from '../legal-texts.ts';
import { hasObfuscatedMail, OBFUSCATED_MAIL_CAUSE } from '../obfuscated-mail.ts';
import { reasonOf } from '../reason-of.ts';

/** How a served legal text differs from the one to deploy. */
type TextChanges = {
  /** Reasons not to deploy, one paragraph each. */
  readonly refusals: readonly string[];
  /** What an operator should know, one sentence each. */
  readonly notes: readonly string[];
  /** The texts that cannot be compared although a server answers, one sentence each. */
  readonly unread: readonly string[];
};

/** The contact details in the footer of every page. */
type FooterContact = Pick<Operator, 'contactEmail' | 'supportEmail' | 'contactPhone' | 'postalAddress'>;

type ServedText = {
  readonly date: PlainDate;
  readonly lines: readonly string[];
  readonly contact: FooterContact;
};

const TEXTS = Object.entries(LEGAL_TEXTS);
const RUNBOOK = 'docs/operations.md, "A new version of a legal text"';
/** How many sentences of a change to show, and how many characters of each. */
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

/** The text of a document as its page shows it, one line per block. */
const documentLines = ({ title, lead, sections }: LegalDocument): readonly string[] =>
  [
    title,
    lead,
    ...sections.flatMap(({ title, blocks }, index) => [`${index + 1} ${title}`, ...blocks.flatMap(blockLines)]),
  ]
    .map(toLine)
    .filter(Boolean);

/** The elements whose texts are the lines of a section. None of them contains another. */
const LINE_ELEMENTS = ['h2', 'p', 'li', 'caption', 'th', 'td'];

type Nodes = ReturnType<typeof parseDocument>['children'];

/** The contact details in the footer of src/components/layout/Footer.tsx. Null: a required one is missing. */
const parseContact = (page: Nodes): FooterContact | null => {
  const footer = DomUtils.getElementsByTagName('footer', page);
  const links = DomUtils.getElementsByTagName('a', DomUtils.getElementsByClassName('footer-end', footer));
  const mail = links.find(({ attribs }) => attribs.href?.startsWith('mailto:'));
  const phone = links.find(({ attribs }) => attribs.href?.startsWith('tel:'));
  const support = DomUtils.findOne(({ attribs }) => attribs['data-contact'] !== undefined, footer);
  const company = DomUtils.getElementsByTagName('p', footer).at(-1);
  const address = DomUtils.getElementsByTagName('span', company?.children ?? [], false).at(-1);
  if (!mail || !support || !address) return null;
  return {
    contactEmail: DomUtils.textContent(mail),
    supportEmail: support.attribs['data-contact']?.replace('mailto:', '') ?? '',
    contactPhone: phone ? DomUtils.textContent(phone) : null,
    postalAddress: DomUtils.textContent(address),
  };
};

/** The text of a page of src/pages/LegalPage.tsx, without its former versions. Null: it is not such a page. */
const parseServedText = (html: string): ServedText | null => {
  const page = parseDocument(html).children;
  const time = DomUtils.getElementsByTagName('time', page).at(0);
  const date = parsePlainDate(time?.attribs.datetime ?? '');
  const contact = parseContact(page);
  const [text] = DomUtils.getElementsByClassName('legal-text', page);
  const sections = DomUtils.getElementsByTagName('section', text?.children ?? [], false).filter(
    ({ attribs }) => attribs.id !== FORMER_VERSIONS_ID,
  );
  const lines = [
    ...DomUtils.getElementsByTagName('h1', page),
    ...DomUtils.getElementsByClassName('lead', page),
    ...DomUtils.getElementsByTagName((name) => LINE_ELEMENTS.includes(name), sections),
  ].map((element) => toLine(DomUtils.textContent(element)));
  return date === null || contact === null || sections.length === 0 ? null : { date, lines, contact };
};

/** Why a text cannot be read, and whether a server has answered. At a URL that is not set up yet, none answers. */
type Unread = { readonly reason: string; readonly hasAnswer: boolean };

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** The legal text at a URL, or why it cannot be read. */
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
    if (hasObfuscatedMail(text)) return unread(OBFUSCATED_MAIL_CAUSE);
    return parseServedText(text) ?? unread('it is no page of this site');
  } catch (error) {
    return { reason: reasonOf(error), hasAnswer: isTimeout(error) };
  }
};

/** The contact details. They may change under the same date, because they must be right at once. */
const CONTACT_KEYS = ['contactEmail', 'supportEmail', 'postalAddress', 'contactPhone', 'contactPhoneHours'] as const;
type ContactKey = (typeof CONTACT_KEYS)[number];

/** The variable that sets a contact detail: `CONTACT_PHONE` for `contactPhone`. */
const variableOf = (key: ContactKey): string => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Stands in for a detail while texts are compared. */
const MARK = '\u{e000}';
/** The telephone hours, which cannot contain a second sentence. */
const HOURS = '(?:(?!\\.\\s+\\p{Lu})[^\\n]){1,100}?';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

type CreateText = (operator: Operator) => LegalDocument;

/** The telephone hours of a served text, if it otherwise equals `createText` for `operator`. */
const findServedHours = (served: string, createText: CreateText, operator: Operator): string | undefined => {
  const [before = '', ...rest] = documentLines(createText({ ...operator, contactPhoneHours: MARK }))
    .join('\n')
    .split(MARK);
  if (rest.length === 0) return undefined;
  const pattern = `${escapePattern(before)}(${HOURS})${rest.map(escapePattern).join('\\1')}`;
  return new RegExp(`^${pattern}$`, 'u').exec(served)?.[1];
};

/** The contact details of a served text. Null if anything else differs from `createText`. */
const findServedContact = (
  { lines, contact }: ServedText,
  createText: CreateText,
  operator: Operator,
): Pick<Operator, ContactKey> | null => {
  const served = lines.join('\n');
  const former = { ...operator, ...contact };
  for (const contactPhoneHours of [operator.contactPhoneHours, null]) {
    const text = documentLines(createText({ ...former, contactPhoneHours })).join('\n');
    if (text === served) return { ...contact, contactPhoneHours };
  }
  // Neither the former hours nor the new ones may hide a contract term.
  if (!new RegExp(`^(?:${HOURS})?$`, 'u').test(toLine(operator.contactPhoneHours ?? ''))) return null;
  const contactPhoneHours = findServedHours(served, createText, former);
  return contactPhoneHours === undefined ? null : { ...contact, contactPhoneHours };
};

/** The variables of the contact details that make a text differ from the served one. */
const findChangedContact = (
  served: Pick<Operator, ContactKey>,
  createText: CreateText,
  operator: Operator,
): readonly string[] => {
  const toText = (one: Operator): string => documentLines(createText(one)).join('\n');
  const isChanged = (key: ContactKey): boolean => toText({ ...operator, [key]: served[key] }) !== toText(operator);
  return CONTACT_KEYS.filter(isChanged).map(variableOf);
};

const toSentences = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(/(?<=\.) /));

/** The first sentences that only the served text or only the document has, one per line. Null: they are the same. */
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

/** The problems with the date of a text that replaces a served one, or with the archived copy of the served text. */
const findReplacementProblems = (
  path: string,
  served: ServedText,
  next: LegalDocument,
  formerTexts: FormerTexts,
): readonly string[] => {
  const date = isoDate(served.date);
  if (compareDates(next.date, served.date) < 0) {
    return [`${path} changes, but its date ${isoDate(next.date)} is before ${date}, the date of the served text.`];
  }
  const former = formerTexts[path]?.find((text) => compareDates(text.date, served.date) === 0);
  if (!former) return [`${path} changes, and nobody could read the version of ${date} any more (${RUNBOOK}).`];
  const difference = findDifference(served, former);
  return difference === null
    ? []
    : [
        `${path}: the former version of ${date} is not the text that is served. Delete its file, and archive it again in the commit that /healthz names, with the values that are deployed (${RUNBOOK}):\n${difference}`,
      ];
};

/** Compares a served legal text with the one to deploy. */
const compareText = (
  path: string,
  served: ServedText,
  createText: CreateText,
  operator: Operator,
  today: PlainDate,
  formerTexts: FormerTexts,
): TextChanges => {
  const next = createText(operator);
  const difference = findDifference(served, next);
  if (difference === null) return SAME;
  const date = isoDate(next.date);
  if (compareDates(served.date, next.date) !== 0) {
    const note = `${path} is dated ${date}, and is served before that day.`;
    return {
      ...SAME,
      refusals: findReplacementProblems(path, served, next, formerTexts),
      notes: compareDates(next.date, today) > 0 ? [note] : [],
    };
  }
  const contact = findServedContact(served, createText, operator);
  if (contact === null) {
    return { ...SAME, refusals: [`${path} changes, and is still dated ${date} (${RUNBOOK}):\n${difference}`] };
  }
  const changed = findChangedContact(contact, createText, operator);
  return { ...SAME, notes: [`${path} has another ${changed.join(', ')}. It is still dated ${date}.`] };
};

/** Compares the legal texts that a site serves with those that an operator's values give. */
export const compareServedTexts = async (
  origin: string,
  operator: Operator,
  ask: (url: string) => Promise<Response>,
  today: PlainDate,
  formerTexts = FORMER_TEXTS,
): Promise<TextChanges> => {
  const compare = async ([path, createText]: (typeof TEXTS)[number]): Promise<TextChanges> => {
    const served = await readServedText(origin + path, ask);
    if ('lines' in served) return compareText(path, served, createText, operator, today, formerTexts);
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
