import { catalogue as copy } from '../../content/catalogue.ts';
import { PATHS } from '../../content/paths.ts';
import {
  type CatalogueFilter,
  DEFAULT_ORDER,
  FILTER_PARAMS,
  isSameTag,
  MAX_FILTER_LENGTH,
  ORDERS,
  type TagCount,
  toQuery,
} from '../../domain/catalogue.ts';

export type CatalogueToolsProps = {
  readonly filter: CatalogueFilter;
  /** All tags in the catalogue. */
  readonly tags: readonly TagCount[];
  /** The number of products in the catalogue. */
  readonly total: number;
};

const SEARCH_ID = 'varor-sok';
const ORDER_ID = 'varor-ordning';

/** A GET form and links that filter the catalogue. client/behaviours/catalogue filters in place instead. */
export const CatalogueTools = ({ filter, tags, total }: CatalogueToolsProps) => (
  <search className="catalogue-tools" aria-label={copy.label} data-tool="choose">
    <form action={PATHS.products}>
      <div className="field search-field">
        <label htmlFor={SEARCH_ID}>{copy.search.label}</label>
        <input
          id={SEARCH_ID}
          name={FILTER_PARAMS.search}
          type="search"
          maxLength={MAX_FILTER_LENGTH}
          placeholder={copy.search.example}
          defaultValue={filter.search}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className="field">
        <label htmlFor={ORDER_ID}>{copy.order.label}</label>
        <select id={ORDER_ID} name={FILTER_PARAMS.order} defaultValue={filter.order} autoComplete="off">
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {order === DEFAULT_ORDER && filter.search.trim() ? copy.order.bestFirst : copy.order.options[order]}
            </option>
          ))}
        </select>
      </div>
      {filter.tag !== null && <input type="hidden" name={FILTER_PARAMS.tag} value={filter.tag} />}
      <button className="button" type="submit">
        {copy.submit}
      </button>
    </form>
    {tags.length > 0 && (
      <ul className="chips" aria-label={copy.tags.label}>
        <Chip filter={filter} tag={null} products={total} />
        {tags.map(({ name, products }) => (
          <Chip key={name} filter={filter} tag={name} products={products} />
        ))}
      </ul>
    )}
  </search>
);

type ChipProps = { readonly filter: CatalogueFilter; readonly tag: string | null; readonly products: number };

const Chip = ({ filter, tag, products }: ChipProps) => (
  <li>
    <a
      className="chip"
      href={`${PATHS.products}${toQuery({ ...filter, tag })}`}
      aria-current={isSameTag(tag, filter.tag) ? 'true' : undefined}
    >
      {tag ?? copy.tags.all} <span className="chip-count">{products}</span>
    </a>
  </li>
);
