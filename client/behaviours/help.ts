/** The help page's search, fetched when it is used, and its anchors, when the address has one. */
export const startHelp = (): void => {
  const search = document.querySelector('.help-search');
  const load = () => import('./help/activate.ts');
  search?.addEventListener('focusin', load);
  if (search && location.hash) load();
};
