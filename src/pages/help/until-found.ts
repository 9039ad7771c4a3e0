/**
 * Hidden, but not from the browser's own search or a link to its anchor. React writes `hidden` as a yes or no, and leaves
 * a name in capitals as it is; to HTML they are one.
 */
export const HIDDEN_UNTIL_FOUND = { HIDDEN: 'until-found' } as const;
