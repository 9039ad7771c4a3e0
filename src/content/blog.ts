import { ANCHORS, PATHS } from '../domain/paths.ts';
import { type Operator, pageTitle } from './operator.ts';

type Errand = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly illustration: 'counter' | 'profit-slip' | 'cart';
};

/** What visitors can do until the blog has entries. */
const MEANWHILE: readonly Errand[] = [
  {
    title: 'Se sortimentet',
    text: 'Varorna som står på hyllan just nu, med priser och hur mycket av varje pris som är ert.',
    href: PATHS.products,
    illustration: 'counter',
  },
  {
    title: 'Räkna på er förtjänst',
    text: 'Fyll i hur många ni är och hur mycket var och en säljer, så ser ni ungefär vad det ger.',
    href: `${PATHS.home}#${ANCHORS.calculator}`,
    illustration: 'profit-slip',
  },
  {
    title: 'Läs hur det går till',
    text: 'Från det att gruppen registreras till det att varorna är utdelade.',
    href: PATHS.steps,
    illustration: 'cart',
  },
];

export const blog = (operator: Operator) => ({
  meta: {
    title: pageTitle('Bloggen är på gång', operator),
    description: `Här kommer bloggen om ${operator.productName}, klasskassor och lagförsäljning. Den är under utveckling. Läs så länge hur en försäljning går till.`,
  },
  title: 'Blogg',
  subtitle: 'Läs om intressanta saker här!',
  notice: {
    title: 'Bloggen är under utveckling',
    text: 'Kom tillbaka lite längre fram.',
  },
  meanwhile: MEANWHILE,
});
