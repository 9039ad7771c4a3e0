/** A web shop that somebody has shared with the visitor in the fragment of a URL. */
export const sharedShop = {
  label: 'Webbshop',
  order: (name: string): string => (name === '' ? 'Beställ i webbshoppen' : `Beställ hos ${name}`),
  /** As long as the signpost for customers that it replaces, so that nothing moves. */
  signpost: 'Du beställer i webbshoppen och betalar där eller vid leverans. Här visar vi bara sortimentet.',
  /** Each group chooses its round, so not everybody has the same day. */
  deadline: (name: string): string => `${name === '' ? 'Den som säljer' : name} kan ha ett annat datum. Fråga.`,
  remove: 'Dölj webbshoppen',
  refused: 'Länken är inte vår. Be den som säljer om en ny.',
};
