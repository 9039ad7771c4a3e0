import { ILLUSTRATIONS, type IllustrationName } from './illustrations.ts';

export type IllustrationProps = {
  readonly name: IllustrationName;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  readonly className?: string;
  /** What stands below the first screen waits until it is near; the first screen's main picture comes before the others. */
  readonly loading?: keyof typeof FETCH_PRIORITY;
};

const FETCH_PRIORITY = { first: 'high', eager: 'low', lazy: undefined } as const;

export const Illustration = ({ name, alt, className = 'drawing', loading = 'lazy' }: IllustrationProps) => {
  const [width, height] = ILLUSTRATIONS[name];
  return (
    <img
      className={className}
      src={`/illustrations/${name}.svg`}
      width={width}
      height={height}
      alt={alt}
      loading={loading === 'first' ? 'eager' : loading}
      fetchPriority={FETCH_PRIORITY[loading]}
    />
  );
};
