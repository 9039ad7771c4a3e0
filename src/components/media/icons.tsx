type StrokeIconProps = {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly weight?: number;
  readonly dashes?: string;
};

/** An icon drawn with one stroke. Icons always stand beside a text, so they are hidden from screen readers. */
const StrokeIcon = ({ width, height, path, weight = 2, dashes }: StrokeIconProps) => (
  <svg
    className="stroke"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    strokeWidth={weight}
    strokeDasharray={dashes}
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const Printer = () => <StrokeIcon width={20} height={20} path="M5 7V2h10v5M5 15H2V7h16v8h-3M5 12h10v6H5z" />;

/** An arrow that points out of a box. */
export const Share = () => <StrokeIcon width={20} height={20} path="M10 13V2M6 5.5 10 1.5l4 4M6 9H3v9h14V9h-3" />;

/** A package as a dashed outline, where an image is missing. */
export const EmptyPackage = () => (
  <StrokeIcon
    width={120}
    height={120}
    path="M24 38h72v62a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8zM18 22h84v16H18zM42 58h36v30H42z"
    weight={3}
    dashes="7 6"
  />
);
