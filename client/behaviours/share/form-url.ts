/** The URL to which a GET form with these fields navigates. */
export const toFormUrl = (action: string, fields: Iterable<readonly [string, string]>): string => {
  const url = new URL(action);
  url.search = new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString();
  return url.href;
};
