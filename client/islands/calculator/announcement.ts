/** What is new among sentences that have come to rest: the rest has been said. */
export const newSentences = (before: readonly string[], after: readonly string[]): string =>
  after.filter((sentence) => sentence !== '' && !before.includes(sentence)).join(' ');
