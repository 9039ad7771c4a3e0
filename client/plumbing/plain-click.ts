/** Whether a click opens its link in this tab. With a modifier key, the browser opens a tab or window, or downloads. */
export const isPlainClick = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
