/**
 * The first element in `root` with the attribute `data-part="<name>"`, by which the markup marks the parts of a widget. Throws
 * when there is none, or when it is of another type.
 */
export const findPart = <Found extends Element>(root: ParentNode, name: string, type: new () => Found): Found => {
  const element = root.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof type)) throw new Error(`the markup has no part ${name}`);
  return element;
};
