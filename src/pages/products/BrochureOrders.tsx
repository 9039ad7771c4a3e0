import { toFragment } from '../../components/prose/prose.tsx';
import { brochureOrders } from '../../content/brochure.ts';

const ROWS = 20;

const row = (
  <tr>
    {brochureOrders.columns.map((column) => (
      <td key={column} />
    ))}
  </tr>
);

/** The brochure's last page, visible only in print: a table that the seller fills in by hand. */
export const BrochureOrders = () => (
  <div className="brochure-orders" hidden>
    <p className="brochure-title">{brochureOrders.title}</p>
    <p className="write-on">{brochureOrders.seller}</p>
    <table>
      <thead>
        <tr>
          {brochureOrders.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{toFragment(Array.from({ length: ROWS }, () => row))}</tbody>
    </table>
    <p>{brochureOrders.note}</p>
    <p>{brochureOrders.personalData}</p>
  </div>
);
