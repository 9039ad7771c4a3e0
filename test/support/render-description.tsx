import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedText } from '../../src/html/FormattedText.tsx';
import { parseFormattedText } from '../../src/html/parse-formatted-text.ts';

/** The markup of a description on a product's page, without the link to its ingredients. */
export const renderDescription = (html: string): string =>
  renderToStaticMarkup(<FormattedText nodes={parseFormattedText(html)} anchor={null} tableLabel="Tabell" />);
