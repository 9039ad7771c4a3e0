const withoutAccent = (letter: string): string => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length === letter.length ? plain : letter;
};

/**
 * A composed text in lower case without accents (é, ü, à). Its length does not change. å, ä and ö stay, because they
 * are separate letters in Swedish.
 */
export const fold = (text: string): string => text.toLowerCase().replace(/[^\p{ASCII}åäö]/gu, withoutAccent);
