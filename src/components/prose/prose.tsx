import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Block, Inline, Section, Text } from '../../content/document.ts';

/** Puts the nodes of a fixed text into a fragment. Passed as arguments, they need no keys; their order never changes. */
export const toFragment = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);

/**
 * Words that read badly across two lines: "e-post", "08-465 004 00", "556000-0000". Browsers break lines after a
 * hyphen.
 */
const UNBROKEN = /(?<![\p{L}\d-])(\p{L}{1,2}-\p{L}+|\d+-[\d ]*\d)(?![\p{L}\d-])/u;

/** After a split by a capturing group, every second piece is a match of the group. */
const toPiece = (piece: string, index: number) => (index % 2 === 0 ? piece : <span className="unbroken">{piece}</span>);

const toWords = (text: string): ReactNode => toFragment(text.split(UNBROKEN).map(toPiece));

const toNode = (part: Inline): ReactNode => {
  if (typeof part === 'string') return toWords(part);
  return 'strong' in part ? <strong>{part.strong}</strong> : <a href={part.href}>{part.link}</a>;
};

export const RichText = ({ text }: { readonly text: Text }) =>
  typeof text === 'string' ? toWords(text) : toFragment(text.map(toNode));

type Table = Extract<Block, { readonly kind: 'table' }>;

const toItem = (text: Text) => (
  <li>
    <RichText text={text} />
  </li>
);

const toCell = (text: Text) => (
  <td>
    <RichText text={text} />
  </td>
);

const toRow = ([first = '', ...rest]: readonly Text[]) => (
  <tr>
    <th scope="row">
      <RichText text={first} />
    </th>
    {toFragment(rest.map(toCell))}
  </tr>
);

/** A wide table scrolls sideways in its own region, so that the page itself does not scroll on narrow screens. */
const TableRegion = ({ caption, head, rows }: Table) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
  <section className="table-region" aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{toFragment(rows.map(toRow))}</tbody>
    </table>
  </section>
);

const toElement = (block: Block): ReactElement => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <ul>{toFragment(block.items.map(toItem))}</ul>;
    case 'steps':
      return <ol>{toFragment(block.items.map(toItem))}</ol>;
    case 'table':
      return <TableRegion {...block} />;
  }
};

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => toFragment(blocks.map(toElement));

export const ProseSections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <div className="prose-sections">
    {sections.map(({ id, title, blocks }) => (
      <section key={id} id={id} className="prose">
        <h2>{title}</h2>
        <Blocks blocks={blocks} />
      </section>
    ))}
  </div>
);
