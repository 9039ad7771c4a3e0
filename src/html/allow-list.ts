import { HEADINGS, type HtmlElement } from './elements.ts';

/** Inline elements. */
export const INLINE: ReadonlySet<string> = new Set('strong em b i u s del sup sub a br'.split(' '));

/** Elements with the same meaning as another one. */
export const ALIASES: Readonly<Record<string, string>> = { strike: 's', menu: 'ul', dir: 'ul' };

export const LISTS: readonly string[] = ['ul', 'ol', 'dl'];
const ROW_GROUPS: readonly string[] = ['thead', 'tbody', 'tfoot'];
export const CELLS: readonly string[] = ['th', 'td'];

/** The parts that each element consists of. Anywhere else, these parts are ordinary blocks. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', ...ROW_GROUPS, 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: CELLS,
};
export const ALL_PARTS: ReadonlySet<string> = new Set(Object.values(PARTS).flat());

/** The elements that may be on a page. */
export const KEPT: ReadonlySet<string> = new Set([
  ...INLINE,
  ...HEADINGS,
  ...Object.keys(PARTS),
  ...ALL_PARTS,
  'p',
  'blockquote',
]);

/** More columns or rows than any table in a description has. */
const MAX_SPAN = 1_000;

export type Attributes = Readonly<Record<string, string>>;

const safeHref = (href: string | undefined): string | null => {
  const url = URL.parse(href?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'mailto:') ? url.href : null;
};

/** The attributes with these names whose values are integers within the range. */
const integers = (attributes: Attributes, names: Attributes, min: number, max: number): HtmlElement['props'] =>
  Object.fromEntries(
    Object.entries(names)
      .map(([name, prop]) => [prop, Number.parseInt(attributes[name] ?? '', 10)] as const)
      .filter(([, value]) => value >= min && value <= max),
  );

/** The attributes that have a meaning. Null: the element has no meaning without an attribute that it lacks. */
export const propsOf = (type: string, attributes: Attributes): HtmlElement['props'] | null => {
  switch (type) {
    case 'a': {
      const href = safeHref(attributes.href);
      return href === null ? null : { href, rel: 'noopener' };
    }
    case 'ol':
      return integers(attributes, { start: 'start' }, -MAX_SPAN, MAX_SPAN);
    case 'li':
      return integers(attributes, { value: 'value' }, -MAX_SPAN, MAX_SPAN);
    case 'th':
    case 'td':
      return integers(attributes, { colspan: 'colSpan', rowspan: 'rowSpan' }, 2, MAX_SPAN);
    default:
      return {};
  }
};
