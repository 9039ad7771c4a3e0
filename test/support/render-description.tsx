import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedText } from '../../src/html/FormattedText.tsx';
import { parseFormattedText } from '../../src/html/parse-formatted-text.ts';

/** The markup of a description, as a product's page has it without a link to its ingredients. */
export const renderDescription = (html: string): string =>
  renderToStaticMarkup(<FormattedText nodes={parseFormattedText(html)} anchor={null} tableLabel="Tabell" />);
