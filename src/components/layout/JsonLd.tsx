import type { JsonLdNode } from '../../content/json-ld.ts';

/**
 * React does not escape the text of a script element. Without `<` no value can end the element or open a comment in it;
 * in JSON the escape means the same character.
 */
const toScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page's structured data. Browsers do not execute it, so the Content-Security-Policy does not apply. */
export const JsonLd = ({ jsonLd }: { readonly jsonLd: readonly JsonLdNode[] }) => (
  <script type="application/ld+json">{toScriptText({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>
);
