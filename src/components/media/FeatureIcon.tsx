import type { IconName } from '../../content/illustrations.ts';

export type FeatureIconProps = { readonly name: IconName };

/** A drawn icon beside a heading. All icons are one file, because each costs the browser a document of its own. */
export const FeatureIcon = ({ name }: FeatureIconProps) => (
  <svg className="icon" width="64" height="64" aria-hidden="true">
    <use href={`/illustrations/feature-icons.svg#${name}`} />
  </svg>
);
