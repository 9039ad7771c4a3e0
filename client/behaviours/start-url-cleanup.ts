/**
 * Earlier versions of this site put a seller's web shop and first name, often a child's, into the fragment of a shared URL:
 * "#shop=…&namn=…", also after an anchor. Removes both, and leaves the anchor, so that the browser scrolls to it.
 */
const removeFormerShop = (): void => {
  const { hash, href } = location;
  const [anchor, shop] = hash.split(/[#&](?=shop=)/);
  if (shop === undefined) return;
  if (anchor) location.replace(anchor);
  else history.replaceState(history.state, '', href.split('#')[0]);
};

export const startUrlCleanup = (): void => {
  removeFormerShop();
  addEventListener('hashchange', removeFormerShop);
};
