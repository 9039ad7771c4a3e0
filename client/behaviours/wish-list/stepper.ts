import { wishList as copy } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../../plumbing/create-element.ts';
import { changeCount } from './wishes.ts';

export type Stepper = { readonly element: HTMLElement; readonly show: (count: number) => void };

/** The control "− 2 +" for a product. `onChange` receives the new count. */
export const createStepper = (id: string, name: string, onChange: (count: number) => void): Stepper => {
  const press = (difference: number) => () => onChange(changeCount(id, difference));
  const shown = document.createElement('span');
  const element = createElement(
    'div',
    { class: 'stepper', 'data-added': '', role: 'group', 'aria-label': copy.countOf(name) },
    createButton({ 'aria-label': copy.fewer(name) }, '\u2212', press(-1)),
    shown,
    createButton({ 'aria-label': copy.more(name) }, '+', press(1)),
  );
  return { element, show: (count) => shown.replaceChildren(copy.shownCount(count)) };
};
