import { ROUND_SHADE } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { clip, ellipse, group, path, stroke } from '../../lib/svg.ts';

/** A slice of citrus around the origin, radius 60. */
export const citrusSlice = (transform: string, [peel, pith, flesh]: readonly [string, string, string]): string => {
  const wedges = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => path('M3-8L13-42Q0-52-13-42L-3-8Q0-5 3-8z', flesh, `transform="rotate(${turn})"`))
    .join('');
  return group(ellipse(0, 0, 60, 60, peel) + ellipse(0, 0, 53, 53, pith) + wedges, transform);
};

export const LEMON = ['#e8b21e', '#fffbe6', '#f3cd45'] as const;
export const ORANGE = ['#d9751c', '#fdf0d6', '#f0952c'] as const;

/** A tumbler standing on the origin, 170 high. */
export const tumbler = (
  transform: string,
  { id, drink, surface, inside = '' }: { id: string; drink: string; surface: string; inside?: string },
): string => {
  const body = 'M-74-168L-58-10C-56 4 56 4 58-10L74-168C40-152-40-152-74-168z';
  const liquid = 'M-66-122L-54-18C-50-8 50-8 54-18L66-122C40-108-40-108-66-122z';
  return group(
    path(body, '#fff', 'opacity=".38"') +
      path(liquid, drink) +
      ellipse(0, -122, 66, 14, surface) +
      clip(`${id}-tumbler`, 'M-80-200H80V0H-80z', inside) +
      path(body, ROUND_SHADE, 'opacity=".6"') +
      path('M-62-140L-50-24C-46-18-40-16-34-14L-42-132z', '#fff', 'opacity=".45"') +
      ellipse(0, -168, 74, 15, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    transform,
  );
};

export const iceCube = (transform: string): string =>
  group(
    path('M-26-18L18-26L28 14L-16 24z', '#fff', 'opacity=".55"') +
      stroke('M-26-18L18-26L28 14L-16 24z', '#fff', 3, 'opacity=".8"'),
    transform,
  );

/** A small glass cup with a handle, for warm drinks; stands on the origin, 112 high. */
export const glassMug = (transform: string, { drink, surface }: { drink: string; surface: string }): string => {
  const body = 'M-62-112L-56-14C-54 2 54 2 56-14L62-112C40-100-40-100-62-112z';
  return group(
    stroke('M60-88C108-98 112-26 54-30', '#fff', 12, 'opacity=".6"') +
      stroke('M60-88C108-98 112-26 54-30', palette.shadow, 2, 'opacity=".18"') +
      path(body, '#fff', 'opacity=".4"') +
      path('M-56-84L-50-18C-46-8 46-8 50-18L56-84C40-74-40-74-56-84z', drink) +
      ellipse(0, -84, 56, 11, surface) +
      path(body, ROUND_SHADE, 'opacity=".6"') +
      path('M-50-98L-44-24-32-18-36-92z', '#fff', 'opacity=".4"') +
      ellipse(0, -112, 62, 12, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    transform,
  );
};
