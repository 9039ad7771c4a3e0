/** Loads the FAQ search when its field gets the focus, or at once when the URL has a hash. */
export const startFaq = (): void => {
  const search = document.querySelector('.faq-search');
  const load = () => import('./faq/activate.ts');
  search?.addEventListener('focusin', load);
  if (search && location.hash) load();
};
