import { EMPTY_PACKAGE } from '../../shared/empty-package.ts';

type StrokeIconProps = {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly weight?: number;
  readonly dashes?: string;
};

/**
 * An icon drawn with one stroke in the text's colour. Icons stand beside a text or in a control with a name, so they are
 * hidden from screen readers.
 */
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

export const ForwardArrow = () => (
  <StrokeIcon width={18} height={14} path="M1.1 7h15M10.5 1.5 16 7l-5.5 5.5" weight={2.2} />
);

export const BackArrow = () => <StrokeIcon width={18} height={14} path="M16.9 7H2M7.5 1.5 2 7l5.5 5.5" weight={2.2} />;

/** The three bars of a menu. */
export const Bars = () => (
  <StrokeIcon width={20} height={15} path="M1.25 1.25h17.5M1.25 7.5h17.5M1.25 13.75h17.5" weight={2.5} />
);

export const Pause = () => <StrokeIcon width={18} height={18} path="M5 3v12M13 3v12" weight={4} />;

/** So small that the stroke fills it. */
export const Play = () => <StrokeIcon width={18} height={18} path="M6 5v8l6-4z" weight={4.5} />;

export const EmptyPackage = () => <StrokeIcon {...EMPTY_PACKAGE} />;
