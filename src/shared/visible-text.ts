/** A character that readers see: no white space, no control character and no zero-width character. */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;
