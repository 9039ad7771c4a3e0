/** A web shop that somebody has shared with the visitor, in the fragment of an address. */
export const sharedShop = {
  label: 'Webbshop',
  order: (name: string): string => (name === '' ? 'Beställ i webbshoppen' : `Beställ hos ${name}`),
  /** As long as the signpost for customers, whose place it takes, so that nothing moves. */
  signpost: 'Du beställer i webbshoppen och betalar där eller vid leverans. Här visar vi bara sortimentet.',
  /** Groups choose their round, so one day is not everybody's. */
  deadline: (name: string): string => `${name === '' ? 'Den som säljer' : name} kan ha ett annat datum. Fråga.`,
  remove: 'Dölj webbshoppen',
  refused: 'Länken är inte vår. Be den som säljer om en ny.',
};
