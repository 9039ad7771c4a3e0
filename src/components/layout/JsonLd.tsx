import type { JsonLdNode } from '../../content/json-ld.ts';

/**
 * React writes a script's text into the document as it is. Without `<` no text can end the block or open a comment in
 * it, and to JSON the escape is the same character.
 */
const toScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What a page tells machines, as a data block (JSON-LD): browsers do not run it, so the policy does not concern it. */
export const JsonLd = ({ jsonLd }: { readonly jsonLd: readonly JsonLdNode[] }) => (
  <script type="application/ld+json">{toScriptText({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>
);
