import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { HtmlElement, HtmlNode } from './elements.ts';
import { toPlainText } from './plain-text.ts';

type FormattedTextProps = {
  readonly nodes: readonly HtmlElement[];
  /** The element that a link leads to. */
  readonly anchor: { readonly element: HtmlElement; readonly id: string } | null;
  /** The accessible name of a table without a caption. */
  readonly tableLabel: string;
};

/** A table with more columns seldom fits on a phone. */
const MAX_NARROW_COLUMNS = 3;

const columnsOf = ({ type, props, children }: HtmlElement): number => {
  const counts = children.map((child) => (typeof child === 'string' ? 0 : columnsOf(child)));
  switch (type) {
    case 'td':
    case 'th':
      return Number(props.colSpan ?? 1);
    case 'tr':
      return counts.reduce((sum, count) => sum + count, 0);
    default:
      return Math.max(0, ...counts);
  }
};

const captionOf = ({ children }: HtmlElement): string | null => {
  const caption = children.find((child) => typeof child !== 'string' && child.type === 'caption');
  return caption === undefined ? null : toPlainText([caption]);
};

/**
 * Renders a formatted text. It writes no raw HTML, so a browser cannot interpret the result in another way. Each table
 * scrolls sideways on its own, so that the page does not.
 */
export const FormattedText = ({ nodes, anchor, tableLabel }: FormattedTextProps): ReactElement => {
  const toElement = (element: HtmlElement, isInTable: boolean): ReactElement => {
    const { type, props, children } = element;
    const id = element === anchor?.element ? { id: anchor.id } : {};
    const content = children.map((child) => toReact(child, isInTable || type === 'table'));
    return createElement(type, { ...props, ...id }, ...content);
  };
  const toReact = (node: HtmlNode, isInTable: boolean): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.type !== 'table' || isInTable) return toElement(node, isInTable);
    // A region that scrolls must be reachable from the keyboard.
    const isWide = columnsOf(node) > MAX_NARROW_COLUMNS;
    const region = isWide && { role: 'group', tabIndex: 0, 'aria-label': captionOf(node) ?? tableLabel };
    return (
      <div className="table-region" {...region}>
        {toElement(node, false)}
      </div>
    );
  };
  return createElement(Fragment, null, ...nodes.map((node) => toReact(node, false)));
};
