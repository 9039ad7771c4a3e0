/** Shows the age of cached products that could not be revalidated. */
export const StaleNote = ({ text }: { readonly text: string }) => (
  <p className="stale-note" role="note">
    {text}
  </p>
);
