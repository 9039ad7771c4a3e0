/** A message that is shown over the page for a while. */
export const notification = {
  /** The accessible name. */
  label: 'Meddelande',
  /** Dismisses an error. */
  dismiss: 'Stäng',
};
