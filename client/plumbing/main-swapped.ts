/** An event of the window: a retry has replaced the content of the page. */
export const MAIN_SWAPPED = 'main-swapped';
