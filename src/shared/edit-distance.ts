/**
 * Damerau-Levenshtein distance, in the variant that edits no part twice (optimal string alignment): how many letters to
 * insert, delete, replace or swap with their neighbour. Infinite when it is more than `limit`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  let previousLeast = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const inserted = (current[column - 1] ?? 0) + 1;
      const deleted = (previous[column] ?? 0) + 1;
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let distance = Math.min(inserted, deleted, replaced);
      if (column > 1 && row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    // A swap builds on the row before the previous one, so two rows decide.
    if (Math.min(least, previousLeast) > limit) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = current;
    previousLeast = least;
  }
  const distance = previous[b.length] ?? 0;
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
};
