import { Parser } from 'htmlparser2';

/** Elements whose content is not text for readers. */
export const REMOVED: ReadonlySet<string> = new Set(
  'script style template noscript noembed noframes iframe object applet svg math head title textarea xmp select canvas audio video'.split(
    ' ',
  ),
);

/** Elements within a line. All others begin a new one. */
const INLINE: ReadonlySet<string> = new Set('a abbr b em font i small span strong sub sup u'.split(' '));

/** Formatted text as plain text (NFC): one line an element, or a part of it between line breaks, with single spaces. */
export const toPlainText = (html: string): string => {
  let text = '';
  let removedDepth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (removedDepth > 0 || REMOVED.has(name)) removedDepth += 1;
      else if (!INLINE.has(name)) text += '\n';
    },
    ontext(part) {
      if (removedDepth === 0) text += part.replace(/\s/g, ' ');
    },
    onclosetag(name) {
      if (removedDepth > 0) removedDepth -= 1;
      else if (!INLINE.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .trim()
    .normalize();
};

/** The heading above the ingredients in a description, and the anchor that it gets. */
export const INGREDIENTS = { heading: 'Innehåll och allergener', id: 'innehall-och-allergener' } as const;

export const hasIngredients = (html: string): boolean => toPlainText(html).split('\n').includes(INGREDIENTS.heading);
