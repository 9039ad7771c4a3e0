import { startFaqSearch } from './search.ts';

/** The answer's question and section, as far as they are closed or hidden. */
const closedAround = (answer: Element): readonly HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].filter(
    (details) => details.contains(answer) && !(details.open && !details.hidden),
  );

/** Opens the question that the URL's hash points to, in browsers that do not open `details` for an anchor. */
const openTarget = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const closed = answer?.matches('.answer') ? closedAround(answer) : [];
  for (const details of closed) {
    details.hidden = false;
    details.open = true;
  }
  if (closed.length > 0) answer?.scrollIntoView();
};

// Side effects of the module, because a module is evaluated once however often it is imported.
openTarget();
addEventListener('hashchange', openTarget);
startFaqSearch();
