/** Screen readers do not announce a live region that is added together with its text. */
const LIVE_REGION_DELAY_MS = 100;

const region = document.createElement('p');
region.className = 'visually-hidden';
region.setAttribute('role', 'status');
document.body.append(region);

/** Says `text` to screen readers, in the language of the page unless given. */
export const announce = (text: string, lang = document.documentElement.lang): void =>
  void setTimeout(() => {
    region.lang = lang;
    region.replaceChildren(text);
  }, LIVE_REGION_DELAY_MS);
