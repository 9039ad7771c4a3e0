/** Whether a click follows a link in this window; any other opens or saves something and is the browser's own. */
export const isPlainClick = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
