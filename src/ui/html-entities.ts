/** HTML's names for the characters 160 to 255, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Those of other characters that stand in running text. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', minus: '−', trade: '™', euro: '€', permil: '‰' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ prime: '′', Prime: '″', dagger: '†', Dagger: '‡', larr: '←', rarr: '→', le: '≤', ge: '≥', asymp: '≈', ne: '≠' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d', OElig: 'Œ', oelig: 'œ' },
};

const NAMED = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...Object.entries(OTHERS),
]);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));?/gi;
const REPLACEMENT = '\ufffd';

/** Surrogates, and what is beyond Unicode, stand for no character. */
const toCharacter = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : REPLACEMENT;

/**
 * Replaces character references (WHATWG HTML, 13.5) by number, and by name those of Latin 1 and of typography. Other
 * names stay as they are written.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (written, hex?: string, decimal?: string, name = '') => {
        if (hex) return toCharacter(Number.parseInt(hex, 16));
        if (decimal) return toCharacter(Number(decimal));
        return NAMED.get(name) ?? written;
      })
    : text;
