/** The questions, sections and lists around an element that are closed or hidden. */
const closedAround = (element: Element): readonly HTMLElement[] => {
  const closed: HTMLElement[] = [];
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.matches('details:not([open]), [hidden]')) closed.push(around);
  return closed;
};

/** Opens the question that the URL's hash points to, in browsers that do not open `details` for an anchor. */
export const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const closed = answer ? closedAround(answer) : [];
  for (const element of closed) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else element.hidden = false;
  }
  if (closed.length > 0) answer?.scrollIntoView();
};
