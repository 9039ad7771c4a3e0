import type { WithClientConfig } from './client-config.ts';

/** The QR code of a longer URL cannot be read by a phone at the size of the brochure's cover. */
const MAX_LENGTH = 300;
/** At least two labels of a host name. It matches no IP address in brackets, and no dot at either end. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const NOT_ASCII = /[^!-~]/;
/** Empty segments, and encoded separators or control characters. A careless redirect would follow them to another place. */
const TRICKY_PATH = /\/\/|%(?:[01][\da-f]|2f|5c|7f)/i;
/** Stands between the scheme and the host of an entry that allows all subdomains. */
const ANY_SUBDOMAIN = '://*.';

export type ShopAddress =
  /** `text` is the URL in the form that people read. */
  | { readonly kind: 'allowed'; readonly href: string; readonly host: string; readonly text: string }
  | { readonly kind: 'invalid' | 'extra' | 'foreign' | 'tooLong' };

const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** A URL with a port is never on the list, because its origin includes the port. */
const isOnList = ({ origin }: URL, allowedOrigins: readonly string[]): boolean =>
  allowedOrigins.some((allowed) => {
    const [, parent] = allowed.split(ANY_SUBDOMAIN);
    return parent === undefined ? origin === allowed : origin.endsWith(`.${parent}`);
  });

/**
 * Checks whether a URL is that of a web shop of the operator: https, on one of the allowed origins, without a port, and
 * with nothing after the path. It must be written as a parser would write it, apart from the case of letters and a
 * slash at the end. This rejects everything that a parser would repair or translate: backslashes, control characters,
 * dots in the path, and look-alike letters.
 */
export const checkShopAddress = (address: string, allowedOrigins: readonly string[]): ShopAddress => {
  if (address.length > MAX_LENGTH) return { kind: 'tooLong' };
  const url = parseUrl(address);
  if (url?.protocol !== 'https:' || !HOST.test(url.hostname) || url.username || url.password)
    return { kind: 'invalid' };
  if (/[?#]/.test(address)) return { kind: 'extra' };
  const { href, host, pathname } = url;
  const written = address.toLowerCase();
  if (NOT_ASCII.test(address) || (written !== href.toLowerCase() && `${written}/` !== href)) return { kind: 'invalid' };
  if (TRICKY_PATH.test(pathname)) return { kind: 'invalid' };
  if (!isOnList(url, allowedOrigins)) return { kind: 'foreign' };
  return { kind: 'allowed', href, host, text: host + pathname.replace(/\/$/, '') };
};

/** The maximum length of the seller's first name, in characters. */
export const MAX_NAME_LENGTH = 30;
/**
 * Characters that a name must not contain: digits, so that a name cannot be a telephone number, control and invisible
 * characters, characters that change the direction of writing, dots, and letters that look like dots.
 */
const NOT_IN_NAMES = /[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{M}\s'’&-]|\p{Default_Ignorable_Code_Point}/gu;
/** More marks on one letter than in any language. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** A name in the form that may be shown. Empty if there is none, or if it is too long for a name. */
export const cleanName = (name: string): string => {
  const cleaned = name.replace(NOT_IN_NAMES, '').normalize().replace(MARKS, '$1').replace(/\s+/g, ' ').trim();
  return [...cleaned].length > MAX_NAME_LENGTH ? '' : cleaned;
};

/** A web shop in a shared URL. */
export type Shop = { readonly href: string; readonly name: string };

/* The parameters of the fragment. Fragments stay in the browser, so no server sees the shop or the name. */
const SHOP = 'shop';
const NAME = 'namn';

/** The shop as parameters: "shop=https%3A%2F%2F…&namn=Nora". */
export const toShopParams = ({ href, name }: Shop): string =>
  new URLSearchParams({ [SHOP]: href, ...(name && { [NAME]: name }) }).toString();

/** Null if the URL is not that of one of the operator's web shops. */
export const parseShopParams = (params: string, allowedOrigins: readonly string[]): Shop | null => {
  const values = new URLSearchParams(params);
  const address = checkShopAddress(values.get(SHOP) ?? '', allowedOrigins);
  return address.kind === 'allowed' ? { href: address.href, name: cleanName(values.get(NAME) ?? '') } : null;
};

/** The URL with the shop in its fragment, after the anchor if there is one. */
export const withShop = (href: string, shop: Shop): string => {
  const url = new URL(href);
  url.hash = `${url.hash}${url.hash && '&'}${toShopParams(shop)}`;
  return url.href;
};

export const readShopOrigins = ({ dataset }: WithClientConfig): readonly string[] =>
  dataset.shopOrigins?.split(' ') ?? [];
