/** A package as a dashed outline, where an image is missing. Server and script draw it. */
export const EMPTY_PACKAGE = {
  width: 120,
  height: 120,
  path: 'M24 38h72v62a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8zM18 22h84v16H18zM42 58h36v30H42z',
  weight: 3,
  dashes: '7 6',
} as const;
