/** Longer links make a QR code that a phone cannot read at the cover's size. */
const MAX_LENGTH = 300;
/** Ends in a top-level domain, so it is neither an IP address nor a name of the local network. */
const PUBLIC_HOST = /\.[a-z][a-z\d-]+$/;
const SCHEME = /^https?:\/\//i;

export type ShopUrl =
  /** `text` is the URL as it is printed. */
  | { readonly kind: 'shown'; readonly href: string; readonly text: string }
  | { readonly kind: 'empty' | 'invalid' | 'tooLong' };

/** Reads a pasted link to a web shop. A link without a scheme is one with https. */
export const parseShopUrl = (input: string): ShopUrl => {
  const link = input.trim();
  if (link === '') return { kind: 'empty' };
  // A parser would remove line breaks, and encode spaces.
  if (/\s/.test(link)) return { kind: 'invalid' };
  try {
    const { protocol, hostname, username, password, href } = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`,
    );
    if (!/^https?:$/.test(protocol) || !PUBLIC_HOST.test(hostname) || username || password) return { kind: 'invalid' };
    if (href.length > MAX_LENGTH) return { kind: 'tooLong' };
    return { kind: 'shown', href, text: link.replace(SCHEME, '').replace(/\/$/, '') };
  } catch {
    return { kind: 'invalid' };
  }
};
