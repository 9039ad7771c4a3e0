import { CLIENT_BUILD, type InlineText } from '../../client-build.ts';
import type { FirstImage } from '../../components/media/first-image.ts';
import { type PageKind, pageKindAt } from '../../domain/pages.ts';

const { commonStyle, kindStyles, printStyles, earlyScript, script } = CLIENT_BUILD;

/** The styles of a kind of page in the order of their rules: the common style, then the kind's. */
export const stylesOfKind = (kind: PageKind): readonly InlineText[] => [commonStyle, kindStyles[kind]];

/**
 * The styles of the page at `path`. An error page at that path has the same styles, because a retry may show the page
 * there.
 */
export const pageStylesAt = (path: string): readonly InlineText[] => stylesOfKind(pageKindAt(path));

/** The script in the head of every page (client/early.ts). */
export const EARLY_SCRIPT = earlyScript;

/** Paths of built files. Their names contain a hash of their content. */
export const PRINT_STYLES = `/build/${printStyles}`;
export const SCRIPT = `/build/${script}`;

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** The URLs are normalised, so they contain no angle brackets. */
const imageHint = ({ src, srcSet, sizes, media }: FirstImage): string =>
  [
    `<${src}>; rel=preload; as=image; fetchpriority=high`,
    ...(srcSet ? [`imagesrcset=${quoted(srcSet)}`] : []),
    ...(sizes ? [`imagesizes=${quoted(sizes)}`] : []),
    ...(media ? [`media=${quoted(media)}`] : []),
  ].join('; ');

/**
 * The headers of an HTML document with this image on its first screen. The image starts to load with the first byte, or
 * even earlier if the edge sends Early Hints. The font is not preloaded, because Chromium delays the first paint for a
 * preloaded font.
 */
export const pageHeaders = (firstImage: FirstImage | null = null): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  ...(firstImage && { link: imageHint(firstImage) }),
});
