import { errors } from '../../../src/content/errors.ts';
import { EMPTY_PACKAGE } from '../../../src/shared/empty-package.ts';
import { createElement } from '../../plumbing/create-element.ts';

const createSvgElement = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
};

/** The same markup as that of src/components/media/NoMedia.tsx. */
const createPlaceholder = (): HTMLElement => {
  const { width, height, path, weight, dashes } = EMPTY_PACKAGE;
  const icon = createSvgElement('svg', {
    class: 'stroke',
    width: `${width}`,
    height: `${height}`,
    viewBox: `0 0 ${width} ${height}`,
    'stroke-width': `${weight}`,
    'stroke-dasharray': dashes,
    'aria-hidden': 'true',
  });
  icon.append(createSvgElement('path', { d: path }));
  return createElement('div', { class: 'no-media' }, icon, createElement('span', {}, errors.productImage.message));
};

/** Shows the placeholder in place of a picture. */
export const replacePicture = (picture: Element): void => {
  // A text before a name sounds as if it belonged to the previous product.
  const name = picture.parentElement?.querySelector('h2, h3');
  (name ?? picture).after(createPlaceholder());
  picture.remove();
};
