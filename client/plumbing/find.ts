/**
 * Finds a marked part of a widget: the first element in `root` with the attribute `data-part="<name>"`. Throws if there
 * is none, or if it has another type.
 */
export const findPart = <Found extends Element>(root: ParentNode, name: string, type: new () => Found): Found => {
  const element = root.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof type)) throw new Error(`the markup has no part ${name}`);
  return element;
};
