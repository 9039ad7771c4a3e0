import { ILLUSTRATIONS, type IllustrationName } from './illustrations.ts';

type IllustrationProps = {
  readonly name: IllustrationName;
  /** Empty if the text beside the illustration says the same. */
  readonly alt: string;
  readonly className?: string;
  /**
   * `first`: the main image of the first screen, loaded before the others. `lazy`: an image below the first screen,
   * loaded when the visitor comes near.
   */
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
