import { sanitiseHtml } from './sanitise-html.ts';

/** A provider's formatted text, sanitised. */
export const FormattedText = ({ html }: { readonly html: string }) => sanitiseHtml(html);
