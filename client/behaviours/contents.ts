/** The width from which client/styles/legal.css keeps the table of contents beside the text. */
const BESIDE_TEXT = '(min-width: 56.25rem)';

/** Marks the current section in a legal page's table of contents. */
export const startContents = (): void => {
  const list = document.querySelector<HTMLElement>('.legal .page-index ol');
  if (!list || !matchMedia(BESIDE_TEXT).matches) return;
  import('./contents/mark-current-section.ts').then(({ markCurrentSection }) => markCurrentSection(list));
};
