/* The fields of the search form, for the questions or for the list. The list's sort order stands outside the form. */

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether an element is a field that a visitor changes. */
export const isField = (element: unknown): element is Field =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'search');

export const findForm = (): HTMLFormElement | null => document.querySelector('main search form');

const getFields = (): readonly Field[] => [...(findForm()?.elements ?? [])].filter(isField);

/** The value of a field in the shown view. */
const defaultValueOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');

/** The names and values of all fields. */
export const fieldValues = (): readonly (readonly [name: string, value: string])[] =>
  getFields().map(({ name, value }) => [name, value]);

/** The names and values of the fields that differ from the shown view. */
export const changedFields = (): readonly (readonly [name: string, value: string])[] =>
  getFields().flatMap((field) => (field.value === defaultValueOf(field) ? [] : [[field.name, field.value] as const]));

/**
 * Sets the fields for which `isConcerned` returns true to the values in a query. A field without a parameter gets its
 * first value, or none.
 */
export const fillFields = (params: URLSearchParams, isConcerned: (name: string) => boolean): void => {
  for (const field of getFields()) {
    if (!isConcerned(field.name)) continue;
    const empty = field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '';
    field.value = params.get(field.name) ?? empty;
  }
};

/**
 * Runs `swap`, which shows the view of another page. The fields keep their values, and take on the other page's default
 * values.
 */
export const keepFields = (page: Document, swap: () => void): void => {
  const fields = getFields();
  const values = fields.map(({ value }) => value);
  swap();
  for (const [index, field] of fields.entries()) {
    const fresh = page.querySelector(`search [name="${field.name}"]`);
    if (field instanceof HTMLInputElement && fresh instanceof HTMLInputElement) field.defaultValue = fresh.defaultValue;
    const value = values[index] ?? '';
    // An assignment would move the caret.
    if (field.value !== value) field.value = value;
  }
};
