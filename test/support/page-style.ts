/** The texts of a page's `<style>` elements, whatever their attributes. */
export const stylesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** The texts of a page's `<script>` elements without attributes. */
export const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);

/** A page without the texts that are inlined in its head. */
export const withoutInlined = (html: string): string => html.replace(/<(style|script)>.*?<\/\1>/gs, '<$1></$1>');
