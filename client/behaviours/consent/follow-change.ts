import { publishChange } from './publish.ts';

/** Whether a form has been touched that sends what it holds. A reload would empty it. */
const isFilledIn = (): boolean =>
  Array.from(document.forms, ({ method, elements }) =>
    method === 'post' ? [...elements].filter((element) => element instanceof HTMLInputElement) : [],
  ).some((inputs) => inputs.some(({ value, defaultValue }) => value !== defaultValue));

/** Follows a decision in another tab: replay and reports start or stop, and the banner goes. */
export const followChange = async (loadDialogs: () => Promise<{ readonly hideBanner: () => void }>): Promise<void> => {
  const isAsked = document.documentElement.classList.contains('show--consent');
  // A reload stops code that runs on a consent that is no longer valid.
  if (publishChange() && !isFilledIn()) location.reload();
  else if (isAsked) (await loadDialogs()).hideBanner();
};
