import { ROUND } from '../../lib/light.ts';
import { C } from '../../lib/palette.ts';
import { clip, E, G, P, S } from '../../lib/svg.ts';

/** A slice of citrus round the origin, radius 60. */
export const citrusSlice = (transform: string, [peel, pith, flesh]: readonly [string, string, string]): string => {
  const wedges = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => P('M3-8L13-42Q0-52-13-42L-3-8Q0-5 3-8z', flesh, `transform="rotate(${turn})"`))
    .join('');
  return G(E(0, 0, 60, 60, peel) + E(0, 0, 53, 53, pith) + wedges, transform);
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
  return G(
    P(body, '#fff', 'opacity=".38"') +
      P(liquid, drink) +
      E(0, -122, 66, 14, surface) +
      clip(`${id}-tumbler`, 'M-80-200H80V0H-80z', inside) +
      P(body, ROUND, 'opacity=".6"') +
      P('M-62-140L-50-24C-46-18-40-16-34-14L-42-132z', '#fff', 'opacity=".45"') +
      E(0, -168, 74, 15, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    transform,
  );
};

export const iceCube = (transform: string): string =>
  G(
    P('M-26-18L18-26L28 14L-16 24z', '#fff', 'opacity=".55"') +
      S('M-26-18L18-26L28 14L-16 24z', '#fff', 3, 'opacity=".8"'),
    transform,
  );

/** A small glass cup with a handle, for warm drinks; stands on the origin, 112 high. */
export const glassMug = (transform: string, { drink, surface }: { drink: string; surface: string }): string => {
  const body = 'M-62-112L-56-14C-54 2 54 2 56-14L62-112C40-100-40-100-62-112z';
  return G(
    S('M60-88C108-98 112-26 54-30', '#fff', 12, 'opacity=".6"') +
      S('M60-88C108-98 112-26 54-30', C.shadow, 2, 'opacity=".18"') +
      P(body, '#fff', 'opacity=".4"') +
      P('M-56-84L-50-18C-46-8 46-8 50-18L56-84C40-74-40-74-56-84z', drink) +
      E(0, -84, 56, 11, surface) +
      P(body, ROUND, 'opacity=".6"') +
      P('M-50-98L-44-24-32-18-36-92z', '#fff', 'opacity=".4"') +
      E(0, -112, 62, 12, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    transform,
  );
};
