/** Labels of the page that shows a legal document. The date follows the first two. */
export const legalLabels = {
  validFrom: 'Gäller från och med den',
  reviewed: 'Senast granskad den',
  contents: 'Innehåll',
  print: 'Skriv ut',
};
