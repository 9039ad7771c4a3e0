import { publishChange } from './publish.ts';

/** Whether the visitor has changed a form that posts its fields. A reload would empty it. */
const isFilledIn = (): boolean =>
  Array.from(document.forms, ({ method, elements }) =>
    method === 'post' ? [...elements].filter((element) => element instanceof HTMLInputElement) : [],
  ).some((inputs) => inputs.some(({ value, defaultValue }) => value !== defaultValue));

/** Follows a decision in another tab: replay and reports start or stop, and the banner disappears. */
export const followChange = async (loadDialogs: () => Promise<{ readonly hideBanner: () => void }>): Promise<void> => {
  const isAsked = document.documentElement.classList.contains('show--consent');
  // A reload stops code that relies on a withdrawn consent.
  if (publishChange() && !isFilledIn()) location.reload();
  else if (isAsked) (await loadDialogs()).hideBanner();
};
