/** HTML's names for the characters 160 to 255, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Those of other characters that stand in running text. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', minus: '−', trade: '™', euro: '€', permil: '‰' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', prime: '′', Prime: '″' },
  ...{ larr: '←', rarr: '→', le: '≤', ge: '≥', ne: '≠', asymp: '≈', OElig: 'Œ', oelig: 'œ' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009' },
};

const NAMED = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...Object.entries(OTHERS),
]);

/** By number, what Windows 1252 has where Unicode has control characters: that is what was meant (13.2.5.80). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}))(;?)/gi;
const REPLACEMENT = '\ufffd';

/** Surrogates, and what is beyond Unicode, stand for no character. */
const toCharacter = (code: number): string => {
  if (code >= 0x80 && code < 0xa0) return WINDOWS_1252[code - 0x80] ?? REPLACEMENT;
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : REPLACEMENT;
};

const decode = (text: string, mayLackSemicolon: boolean): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (written, hex?: string, decimal?: string, name = '', end = '') => {
        if (hex) return toCharacter(Number.parseInt(hex, 16));
        if (decimal) return toCharacter(Number(decimal));
        return (end || mayLackSemicolon ? NAMED.get(name) : undefined) ?? written;
      })
    : text;

/**
 * Replaces character references (WHATWG HTML, 13.5) by number, and by name those of Latin 1 and of typography. Other
 * names stay as they are written.
 */
export const decodeText = (text: string): string => decode(text, true);

/** The same in an attribute, where `&copy=` is a part of an address and not a sign. */
export const decodeAttribute = (value: string): string => decode(value, false);
