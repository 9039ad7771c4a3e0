/** Above links to searches for other words, after a search that found nothing. */
export const NEAREST_WORDS_TITLE = 'Menade du något av det här?';
