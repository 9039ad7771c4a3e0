import type { Block, Text } from '../../content/document.ts';
import { RichText } from './RichText.tsx';
import { toFragment } from './to-fragment.ts';

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

/** A wide table scrolls sideways in its own region, so that the page does not on narrow screens. */
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

const toElement = (block: Block) => {
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
