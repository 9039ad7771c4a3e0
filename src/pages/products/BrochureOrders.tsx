import { toFragment } from '../../components/prose/prose.tsx';
import { brochureOrders as copy } from '../../content/brochure.ts';

const ROWS = 20;

const row = (
  <tr>
    {copy.columns.map((column) => (
      <td key={column} />
    ))}
  </tr>
);

/** The brochure's last page, visible only in print: a table that the seller fills in by hand. */
export const BrochureOrders = () => (
  <div className="brochure-orders" hidden>
    <p className="brochure-title">{copy.title}</p>
    <p className="write-on">{copy.seller}</p>
    <table>
      <thead>
        <tr>
          {copy.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{toFragment(Array.from({ length: ROWS }, () => row))}</tbody>
    </table>
    <p>{copy.note}</p>
  </div>
);
