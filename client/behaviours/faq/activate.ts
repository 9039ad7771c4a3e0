import { startFaqSearch } from './search.ts';

/** Opens the question that the URL's hash points to, in browsers that do not open `details` for an anchor. */
const openTarget = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!answer || !question || (question.open && !question.hidden)) return;
  question.hidden = false;
  question.open = true;
  answer.scrollIntoView();
};

// Side effects of the module, because a module is evaluated once however often it is imported.
openTarget();
addEventListener('hashchange', openTarget);
startFaqSearch();
