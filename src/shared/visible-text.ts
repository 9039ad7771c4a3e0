/** A character that readers see: neither white space, a control character nor one of no width. */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;
