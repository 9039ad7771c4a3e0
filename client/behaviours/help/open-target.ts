/** Opens the question that the address leads to, in browsers that do not by themselves. */
export const openTarget = (): void => {
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!answer || !question || (question.open && !question.hidden)) return;
  question.hidden = false;
  question.open = true;
  answer.scrollIntoView();
};
