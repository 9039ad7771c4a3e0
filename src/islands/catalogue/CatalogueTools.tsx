import { catalogue as copy } from '../../content/catalogue.ts';
import { PATHS } from '../../content/paths.ts';
import {
  type CatalogueFilter,
  FILTER_PARAMS,
  isSameTag,
  MAX_FILTER_LENGTH,
  ORDERS,
  toQuery,
} from '../../domain/catalogue.ts';

export type CatalogueToolsProps = {
  readonly choice: CatalogueFilter;
  /** Every tag that can be chosen. */
  readonly tags: readonly string[];
};

const SEARCH_ID = 'varor-sok';
const ORDER_ID = 'varor-ordning';

/** A form that asks for the list anew, and links. Where the script runs, what is chosen shows at once instead. */
export const CatalogueTools = ({ choice, tags }: CatalogueToolsProps) => (
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
          defaultValue={choice.search}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className="field">
        <label htmlFor={ORDER_ID}>{copy.order.label}</label>
        <select id={ORDER_ID} name={FILTER_PARAMS.order} defaultValue={choice.order} autoComplete="off">
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {copy.order.options[order]}
            </option>
          ))}
        </select>
      </div>
      {choice.tag !== null && <input type="hidden" name={FILTER_PARAMS.tag} value={choice.tag} />}
      <button className="button" type="submit">
        {copy.submit}
      </button>
    </form>
    {tags.length > 0 && (
      <ul className="chips" aria-label={copy.tags.label}>
        {[null, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <a
              className="chip"
              href={`${PATHS.products}${toQuery({ ...choice, tag })}`}
              aria-current={isSameTag(tag, choice.tag) ? 'true' : undefined}
            >
              {tag ?? copy.tags.all}
            </a>
          </li>
        ))}
      </ul>
    )}
  </search>
);
