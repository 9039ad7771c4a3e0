/**
 * An id in the form that is compared. An API may serve a product under other spellings of its id: in capitals, or with
 * leading zeros.
 */
export const toComparableId = (id: string): string => id.toLowerCase().replace(/^0+(?=.)/, '');

/** The ids that are not among the known ones, whatever their spelling. */
export const findUnknownIds = (ids: readonly string[], known: readonly string[]): readonly string[] => {
  const comparable = new Set(known.map(toComparableId));
  return ids.filter((id) => !comparable.has(toComparableId(id)));
};
