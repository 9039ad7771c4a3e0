import { Fragment } from 'react';
import { sanitiseHtml } from './sanitise-html.ts';

/** A provider's formatted text, sanitised. */
export const FormattedText = ({ html }: { readonly html: string }) => <Fragment>{...sanitiseHtml(html)}</Fragment>;
