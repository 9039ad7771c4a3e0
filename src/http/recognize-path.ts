import { PATHS, productPath } from '../domain/paths.ts';
import { PRODUCT_ID } from '../domain/product.ts';

/** An encoded slash or backslash. No page has one in its path, and a careless client would follow it to another host. */
const ENCODED_SEPARATOR = /%(?:2f|5c)/i;

/**
 * Characters that nobody sees in a path: zero-width characters, soft hyphens, line breaks and no-break spaces. An
 * ordinary space separates words.
 */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\s]--\x20]/gv;

/** A path up to its last character that is neither a sign nor a space. An id may end with - or _. */
const WITHOUT_ENDING = /^.*[[^\s\p{P}\p{S}]\-_]/sv;

/** Decodes percent-encoding. Null if the text is malformed. */
const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A path as people read it, without what a sentence or a word processor adds to it. Null if it cannot be read. */
const readPath = (path: string): string | null => {
  const decoded = ENCODED_SEPARATOR.test(path) ? null : decode(path);
  return decoded === null ? null : (WITHOUT_ENDING.exec(decoded.replace(INVISIBLE, ''))?.[0] ?? PATHS.home);
};

/** A path in lower case without accents and without the rings and dots of å, ä and ö, as all paths of pages are. */
const foldPath = (path: string): string => path.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Creates a function that finds the page that a typed or pasted path stands for: "/Hjälp).", "/köpvillkor", or a
 * product's path with a full stop. It returns one of `paths` or the path of a product, and otherwise null. A product's
 * id is matched as it is, because case may matter to the provider. No id contains a sign that is removed here, so no
 * other product is meant. Whether the product exists is not known.
 */
export const createPathRecognizer = (paths: readonly string[]) => {
  const known: ReadonlySet<string> = new Set(paths);
  return (path: string): string | null => {
    const text = readPath(path);
    if (text === null) return null;
    const folded = foldPath(text);
    if (known.has(folded)) return folded;
    const idStart = text.lastIndexOf('/') + 1;
    const id = text.slice(idStart);
    const isProduct = foldPath(text.slice(0, idStart)) === `${PATHS.products}/` && PRODUCT_ID.test(id);
    return isProduct ? productPath(id) : null;
  };
};

/** The "#" of a pasted URL that an app has encoded, and the fragment. */
const ENCODED_FRAGMENT = /%23(.*)/;

/** Characters that an app which encodes more than the "#" encodes too: % and =. */
const ENCODED_IN_FRAGMENT = /%(?:25|3d)/i;

/** Splits a path at an encoded "#". The fragment is empty if there is none. */
export const splitEncodedFragment = (pathname: string): readonly [path: string, fragment: string] => {
  const [path = '', fragment = ''] = pathname.split(ENCODED_FRAGMENT);
  return [path, ENCODED_IN_FRAGMENT.test(fragment) ? (decode(fragment) ?? fragment) : fragment];
};
