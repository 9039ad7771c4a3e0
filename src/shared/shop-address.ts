import type { WithDataset } from './client-config.ts';

/** Longer addresses make a QR code that a phone cannot read at the size of the brochure's cover. */
const MAX_LENGTH = 300;
/** Labels of a host name, at least two. Not an IP address in brackets, and no dot at either end. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const NOT_ASCII = /[^!-~]/;
/** Empty segments, and separators or control characters in disguise: what a careless redirect would follow elsewhere. */
const TRICKY_PATH = /\/\/|%(?:[01][\da-f]|2f|5c|7f)/i;
/** Between the scheme and the host of an entry that stands for all subdomains. */
const ANY_SUBDOMAIN = '://*.';

export type ShopAddress =
  /** `text` is the address as people read it. */
  | { readonly kind: 'allowed'; readonly href: string; readonly host: string; readonly text: string }
  | { readonly kind: 'invalid' | 'extra' | 'foreign' | 'tooLong' };

const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** A URL with a port is on no list, because its origin names the port. */
const isOnList = ({ origin }: URL, allowedOrigins: readonly string[]): boolean =>
  allowedOrigins.some((allowed) => {
    const [, parent] = allowed.split(ANY_SUBDOMAIN);
    return parent === undefined ? origin === allowed : origin.endsWith(`.${parent}`);
  });

/**
 * Whether the address is that of a web shop of the operator: https, on one of the origins, which have no ports, and
 * with nothing but a path. It must be written as a parser writes it, but for the case of letters and a slash at the
 * end. So nothing that a parser would repair or translate gets through: backslashes, control characters, dots in the
 * path, letters that look alike.
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

/** The first name of the one who sells, at most 30 characters. */
export const MAX_NAME_LENGTH = 30;
/**
 * Among these are digits, so that a name is no telephone number, control and invisible characters, those that turn the
 * direction of writing, dots, and letters that look like dots.
 */
const NOT_IN_NAMES = /[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{M}\s'’&-]|\p{Default_Ignorable_Code_Point}/gu;
/** More marks on one letter than any language has. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** A name as it may be shown. Empty when there is none, or when it is too long for one. */
export const cleanName = (name: string): string => {
  const cleaned = name.replace(NOT_IN_NAMES, '').normalize().replace(MARKS, '$1').replace(/\s+/g, ' ').trim();
  return [...cleaned].length > MAX_NAME_LENGTH ? '' : cleaned;
};

/** A web shop in an address that is shared. */
export type Shop = { readonly href: string; readonly name: string };

/* The parameters of the fragment. Fragments stay in the browser, so no server sees the shop or the name. */
const SHOP = 'shop';
const NAME = 'namn';

/** The shop as parameters: "shop=https%3A%2F%2F…&namn=Nora". */
export const toShopParams = ({ href, name }: Shop): string =>
  new URLSearchParams({ [SHOP]: href, ...(name && { [NAME]: name }) }).toString();

/** Null when the address is not that of one of the operator's web shops. */
export const parseShopParams = (params: string, allowedOrigins: readonly string[]): Shop | null => {
  const values = new URLSearchParams(params);
  const address = checkShopAddress(values.get(SHOP) ?? '', allowedOrigins);
  return address.kind === 'allowed' ? { href: address.href, name: cleanName(values.get(NAME) ?? '') } : null;
};

/** The URL with the shop in its fragment, after the anchor if it has one. */
export const withShop = (href: string, shop: Shop): string => {
  const url = new URL(href);
  url.hash = `${url.hash}${url.hash && '&'}${toShopParams(shop)}`;
  return url.href;
};

export const readShopOrigins = ({ dataset }: WithDataset): readonly string[] => dataset.shopOrigins?.split(' ') ?? [];
