/** Colour of the browser's toolbar and of the installed app; the same as `--paper` in the style sheet. */
export const THEME_COLOR = '#fffaf0';
