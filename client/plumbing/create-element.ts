/** A new element with attributes and children. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
};

/** A new button that does something. */
export const createButton = (
  attributes: Readonly<Record<string, string>>,
  text: string,
  onPress: () => void,
): HTMLButtonElement => {
  const button = createElement('button', { type: 'button', ...attributes }, text);
  button.addEventListener('click', onPress);
  return button;
};

/** A new place for a message, which is announced when it changes. Not a status: screen readers skip one when one browses. */
export const createMessagePlace = (attributes: Readonly<Record<string, string>> = {}): HTMLElement =>
  createElement('div', { 'aria-live': 'polite', ...attributes });
