/** A coordinate with one decimal and no needless characters; a drawing holds thousands of them. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');

/** "x y" of a point on a circle round the origin; degrees, clockwise from three o'clock. */
export const polarPoint = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${decimal(radius * Math.cos(angle))} ${decimal(radius * Math.sin(angle))}`;
};

/** Calls make with 0..count-1 and joins the strings. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
