/** Loads the help page's search when its field gets the focus, or at once when the URL has a hash. */
export const startHelp = (): void => {
  const search = document.querySelector('.help-search');
  const load = () => import('./help/activate.ts');
  search?.addEventListener('focusin', load);
  if (search && location.hash) load();
};
