/**
 * Announces streamed content, and sets the title, which was unknown when the head was sent. The announcement is removed
 * when the visitor starts to change the page with a search or a retry, because it may then be wrong.
 */
export const announceLateContent = (announcement: HTMLElement): void => {
  const status = document.querySelector('[data-late-status]');
  document.title = announcement.dataset.title ?? document.title;
  status?.replaceChildren(announcement.dataset.late ?? '');
  announcement.remove();
  for (const type of ['input', 'click']) addEventListener(type, () => status?.replaceChildren(), { once: true });
};
