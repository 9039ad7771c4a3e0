/** The elements around `element` that are closed or hidden: a question, its section, or all sections during a search. */
const closedAround = (element: Element): readonly HTMLElement[] => {
  const closed: HTMLElement[] = [];
  for (let around = element.parentElement; around?.closest('[data-view]'); around = around.parentElement)
    if (around.matches('details:not([open]), [hidden]')) closed.push(around);
  return closed;
};

/** Opens the question that the URL's hash points to, for browsers that do not open `details` for an anchor. */
export const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const closed = answer ? closedAround(answer) : [];
  for (const element of closed) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else element.hidden = false;
  }
  if (closed.length > 0) answer?.scrollIntoView();
};
