/** The sentences of `after` that `before` does not have, joined. The others have been announced already. */
export const newSentences = (before: readonly string[], after: readonly string[]): string =>
  after.filter((sentence) => sentence !== '' && !before.includes(sentence)).join(' ');
