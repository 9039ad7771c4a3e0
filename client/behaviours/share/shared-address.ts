/** The address that a form leads to as it is filled in, as if it were sent. */
export const addressOfForm = (action: string, fields: Iterable<readonly [string, string]>): string => {
  const url = new URL(action);
  url.search = new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString();
  return url.href;
};
