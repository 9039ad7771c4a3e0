/** The answer's question and section, and all sections while a search hides them, as far as they are closed or hidden. */
const closedAround = (answer: Element): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.faq details:not([open]), .faq-sections[hidden]')].filter((element) =>
    element.contains(answer),
  );

/** Opens the question that the URL's hash points to, in browsers that do not open `details` for an anchor. */
export const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const closed = answer?.matches('.answer') ? closedAround(answer) : [];
  for (const element of closed) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else element.hidden = false;
  }
  if (closed.length > 0) answer?.scrollIntoView();
};
