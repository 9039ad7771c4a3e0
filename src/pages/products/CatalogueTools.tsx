import { catalogue } from '../../content/catalogue.ts';
import {
  type CatalogueFilter,
  DEFAULT_ORDER,
  FILTER_PARAMS,
  MAX_FILTER_LENGTH,
  ORDERS,
  toQuery,
} from '../../domain/catalogue-filter.ts';
import { PATHS } from '../../domain/paths.ts';
import type { NamedTag } from '../../domain/tags.ts';

type CatalogueToolsProps = {
  readonly filter: CatalogueFilter;
  /** All tags in the catalogue. */
  readonly tags: readonly NamedTag[];
  /** The key of the filter's tag. Null: all products. */
  readonly tagKey: string | null;
};

export const FORM_ID = 'varor';
const SEARCH_ID = 'varor-sok';
const ORDER_ID = 'varor-ordning';

/** The chip for all products. */
const ALL = { name: null, key: null };

/** A GET form and links that filter the catalogue. With script, the code in client/behaviours/view/ swaps the list. */
export const CatalogueTools = ({ filter, tags, tagKey }: CatalogueToolsProps) => (
  <div className="catalogue-tools">
    <form id={FORM_ID} action={PATHS.products}>
      <div className="field search-field">
        <label className="visually-hidden" htmlFor={SEARCH_ID}>
          {catalogue.search.label}
        </label>{' '}
        <input
          id={SEARCH_ID}
          name={FILTER_PARAMS.search}
          type="search"
          maxLength={MAX_FILTER_LENGTH}
          placeholder={catalogue.search.placeholder}
          defaultValue={filter.search}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      {filter.tag !== null && <input type="hidden" name={FILTER_PARAMS.tag} value={filter.tag} />}
    </form>
    {tags.length > 0 && (
      <ul className="chips" data-tags="" aria-label={catalogue.tags.label}>
        {[ALL, ...tags].map(({ name, key }) => (
          <li key={key}>
            <a
              className="chip"
              href={`${PATHS.products}${toQuery({ ...filter, tag: name })}`}
              aria-current={key === tagKey ? 'true' : undefined}
            >
              {name ?? catalogue.tags.all}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** The sort order, and the button that submits it without script. Both belong to the form of `CatalogueTools`. */
export const CatalogueOrder = ({ filter }: { readonly filter: CatalogueFilter }) => (
  <p className="catalogue-order">
    <label htmlFor={ORDER_ID}>{catalogue.order.label}</label>{' '}
    <select form={FORM_ID} id={ORDER_ID} name={FILTER_PARAMS.order} defaultValue={filter.order} autoComplete="off">
      {ORDERS.map((order) => (
        <option key={order} value={order}>
          {order === DEFAULT_ORDER && filter.search.trim() ? catalogue.order.bestFirst : catalogue.order.options[order]}
        </option>
      ))}
    </select>{' '}
    <button form={FORM_ID} className="button" type="submit">
      {catalogue.submit}
    </button>
  </p>
);
