export type Point = readonly [x: number, y: number];

/** Maps a point of a flat label (u to the right, v down) to its place in the image. */
export type Surface = (u: number, v: number) => Point;

export const flat: Surface = (u, v) => [u, v];

/** A standing cylinder seen a little from above; u is arc length and equals x in its middle. */
export const cylinder =
  (cx: number, radius: number, bulge: number): Surface =>
  (u, v) => {
    const angle = (u - cx) / radius;
    return [cx + radius * Math.sin(angle), v + bulge * (Math.cos(angle) - 1)];
  };
