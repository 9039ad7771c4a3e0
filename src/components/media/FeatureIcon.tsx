import type { IconName } from '../../content/illustrations.ts';

type FeatureIconProps = { readonly name: IconName };

const SIZE_PX = 64;

/** A drawn icon beside a heading. All icons are views of one file, because browsers create a document for each SVG file. */
export const FeatureIcon = ({ name }: FeatureIconProps) => (
  <img
    className="icon"
    src={`/illustrations/feature-icons.svg#${name}`}
    width={SIZE_PX}
    height={SIZE_PX}
    alt=""
    loading="lazy"
  />
);
