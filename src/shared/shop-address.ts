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

/** `text` is the URL in the form that people read. */
export type AllowedShop = { readonly kind: 'allowed'; readonly href: string; readonly text: string };
export type ShopAddress = AllowedShop | { readonly kind: 'invalid' | 'extra' | 'foreign' | 'tooLong' };

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
  return { kind: 'allowed', href, text: host + pathname.replace(/\/$/, '') };
};

export const readShopOrigins = ({ dataset }: WithClientConfig): readonly string[] =>
  dataset.shopOrigins?.split(' ') ?? [];
