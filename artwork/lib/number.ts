/** A number with at most one decimal and no superfluous characters; an image has thousands of them. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');

/** A point on a circle around the origin, as "x y". Degrees run clockwise from three o'clock. */
export const polarPoint = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${decimal(radius * Math.cos(angle))} ${decimal(radius * Math.sin(angle))}`;
};

/** Concatenates `make(0)` to `make(count - 1)`. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
