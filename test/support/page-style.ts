/** The texts of a page's `<style>` elements, whatever their attributes. */
export const stylesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** A page without the content of its style elements. */
export const withoutStyle = (html: string): string => html.replace(/<style>.*?<\/style>/s, '<style></style>');
