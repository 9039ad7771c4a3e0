/** Written by src/drawings/render-products.ts. */
export const PICTURES: Readonly<Record<string, readonly { readonly view: string; readonly name: string }[]>> = {};
