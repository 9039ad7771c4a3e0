const SHAPES = {
  /** Down, far to the right, and down. */
  sweep: 'M0 0C0 40 3 44 8 45L92 55C97 56 100 60 100 100',
  /** Down and a little to the right. */
  drift: 'M0 0C0 60 100 40 100 100',
  /** To the right, then down. */
  bend: 'M0 0C100 0 100 0 100 100',
} as const;

export type TrailCurveProps = { readonly className?: string; readonly shape?: keyof typeof SHAPES };

/** A curved piece of the trail, the dotted line through the page. Its class places and stretches it (trail.css). */
export const TrailCurve = ({ className = '', shape = 'sweep' }: TrailCurveProps) => (
  <svg className={`trail ${className}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path vectorEffect="non-scaling-stroke" d={SHAPES[shape]} />
  </svg>
);
