const HEX_DIGITS = 32;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A strong validator of these bytes, with its quotation marks. */
export const createEtag = async (bytes: Uint8Array): Promise<string> =>
  `"${hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, HEX_DIGITS)}"`;

/** Whether `If-None-Match` matches this validator. The comparison is weak (RFC 9110, section 13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag));
