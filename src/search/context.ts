/** Properties that the texts of an index have in common. */
export type Context = {
  /** Nouns that seldom say what a query is about. A hit need not contain them. */
  readonly words: string;
  /** Whether the same is true of numbers and of single letters: "5b". */
  readonly hasNumbers: boolean;
  /** Whether words are also searched for in the compounds among the keywords. */
  readonly hasCompoundKeywords: boolean;
  /** Whether a misspelt word is also compared with the longer words of bodies. */
  readonly correctsToBodies: boolean;
  /**
   * The length from which a known word stands for a word that differs by a letter. The more words an index has, the
   * more words of the language are as close to one of them.
   */
  readonly minCorrectedLength: number;
};

export const NO_CONTEXT: Context = {
  words: '',
  hasNumbers: false,
  hasCompoundKeywords: false,
  correctsToBodies: false,
  minCorrectedLength: 6,
};
