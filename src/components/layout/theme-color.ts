/** The browser's own frame takes the colour of --paper. */
export const THEME_COLOR = '#fffaf0';
