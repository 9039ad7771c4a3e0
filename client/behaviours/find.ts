/** The first match of a selector. Throws when there is none, or when it is of another type. */
export const find = <Found extends Element>(root: ParentNode, selector: string, type: new () => Found): Found => {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`the markup has no ${selector}`);
  return element;
};
