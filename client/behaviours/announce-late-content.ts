/**
 * Announces what has been streamed in, and sets the title, which was not known when the head was sent. The announcement
 * goes when the visitor begins to change the page, by a search or a retry: from then on it may be wrong.
 */
export const announceLateContent = (announcement: HTMLElement): void => {
  const status = document.querySelector('[data-late-status]');
  document.title = announcement.dataset.title ?? document.title;
  status?.replaceChildren(announcement.dataset.late ?? '');
  announcement.remove();
  for (const type of ['input', 'click']) addEventListener(type, () => status?.replaceChildren(), { once: true });
};
