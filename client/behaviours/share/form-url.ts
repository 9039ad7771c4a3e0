/** The URL to which a GET form navigates with the current values of its fields. */
export const toFormUrl = (form: HTMLFormElement): URL => {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const url = new URL(form.action);
  url.search = new URLSearchParams(fields).toString();
  return url;
};
