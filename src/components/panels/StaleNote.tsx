/** Says how old the products are when they could not be renewed. */
export const StaleNote = ({ text }: { readonly text: string }) => (
  <p className="stale-note" role="note">
    {text}
  </p>
);
