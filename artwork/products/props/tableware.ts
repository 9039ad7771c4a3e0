import { ROUND_SHADE, SOFTER_BLUR } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { clip, ellipse, path, stroke } from '../../lib/svg.ts';

const ROUND_CAPS = 'stroke-linecap="round"';

/** A coffee cup; its mouth is at the origin, its foot 138 below. */
export const cup = (colour: string = palette.paper, stripe: string = palette.brick, drink = '#4a2616'): string => {
  const bowl = 'M-104 0H104C104 80 74 138 0 138S-104 80-104 0z';
  return (
    stroke('M92 26c54-10 62 66-8 66', colour, 20) +
    stroke('M96 36c40-4 44 46-10 48', palette.shadow, 6, 'stroke-opacity=".14"') +
    path(bowl, colour) +
    path('M-101 34C-60 56 60 56 101 34 100 46 97 56 94 64 56 84-56 84-94 64-97 56-100 46-101 34z', stripe) +
    path(bowl, ROUND_SHADE, 'opacity=".7"') +
    ellipse(0, 0, 104, 26, colour) +
    ellipse(0, 2, 94, 21, drink) +
    path('M-80 4C-60-14 50-16 82 0 60-8-50-6-80 4z', '#fff', 'opacity=".25"')
  );
};

/** Steam over a cup whose mouth is at the origin. */
export const steam = (): string =>
  stroke('M-22-46c-18-30 18-44 0-78M26-48c-18-30 18-44 0-78', '#fff', 9, `opacity=".55" ${ROUND_CAPS}`);

/** A plate seen a little from above, with its shadow. */
export const plate = (rx: number, colour = '#fffdf6', edge = '#e3d9c4'): string => {
  const ry = rx * 0.225;
  return (
    ellipse(18, ry * 0.42, rx * 1.05, ry, palette.groundShadow, `opacity=".34" ${SOFTER_BLUR}`) +
    ellipse(0, ry * 0.16, rx, ry, edge) +
    ellipse(0, 0, rx, ry, colour) +
    `<ellipse rx="${rx - 14}" ry="${ry - 5}" fill="none" stroke="${edge}" stroke-width="3" stroke-dasharray="10 8"/>` +
    ellipse(0, 1, rx * 0.74, ry * 0.66, '#efe8d8')
  );
};

/** A deep bowl; its mouth is at the origin, its foot 150 below. Contents lie around the mouth's middle. */
export const bowl = (id: string, colour: string, stripe: string, contents: string): string => {
  const outline = 'M-170 0H170C166 92 112 150 52 150H-52C-112 150-166 92-170 0z';
  return (
    path(outline, colour) +
    path('M-166 36C-90 78 90 78 166 36L160 62C92 104-92 104-160 62z', stripe) +
    path(outline, ROUND_SHADE, 'opacity=".75"') +
    ellipse(0, 0, 170, 42, colour) +
    ellipse(0, 3, 156, 35, '#5b3a22', 'opacity=".55"') +
    clip(`${id}-bowl`, 'M-157 2a157 36 0 0 0 314 0V-400H-157z', contents) +
    stroke('M-168 2a168 42 0 0 0 336 0', '#fff', 4, 'opacity=".45"')
  );
};

/** A spoon standing in a jar: its handle leans out to the right of the jar's mouth. */
export const standingSpoon = (): string =>
  path('M-14 120C-2 40 34-60 62-150a15 15 0 0 1 30 8C66-54 30 50 12 126z', '#c3c7c2') +
  path('M-8 116C4 40 38-56 66-146l8 2C46-56 12 40 0 118z', '#fff', 'opacity=".6"');
