/** Properties that the texts of an index have in common. */
export type Context = {
  /** Nouns that seldom say what a query is about. A hit need not contain them. */
  readonly words: string;
  /** Whether the same is true of numbers. */
  readonly hasNumbers: boolean;
  /** Whether words are also searched for in the compounds among the keywords. */
  readonly hasCompoundKeywords: boolean;
  /** Whether a misspelt word is also compared with the longer words of bodies. */
  readonly correctsToBodies: boolean;
};

export const NO_CONTEXT: Context = {
  words: '',
  hasNumbers: false,
  hasCompoundKeywords: false,
  correctsToBodies: false,
};
