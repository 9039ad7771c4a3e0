/** Creates an element with attributes and children. */
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

/** Creates a button with a press handler. */
export const createButton = (
  attributes: Readonly<Record<string, string>>,
  text: string,
  onPress: () => void,
): HTMLButtonElement => {
  const button = createElement('button', { type: 'button', ...attributes }, text);
  button.addEventListener('click', onPress);
  return button;
};

/**
 * Creates an element for messages. Screen readers announce a message when it changes. The element does not have the role
 * `status`, because screen readers skip such elements while the user browses the page.
 */
export const createMessagePlace = (attributes: Readonly<Record<string, string>> = {}): HTMLElement =>
  createElement('div', { 'aria-live': 'polite', ...attributes });
