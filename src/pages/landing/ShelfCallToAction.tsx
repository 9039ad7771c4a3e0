import { CallToActionText } from '../../components/panels/CallToActionText.tsx';
import type { landing } from '../../content/landing.ts';

export type ShelfCallToActionProps = ReturnType<typeof landing>['callToAction'];

/** The call to action with an image of the season's products. */
export const ShelfCallToAction = ({ imageAlt, ...text }: ShelfCallToActionProps) => (
  <section className="call-to-action with-shelf">
    <div className="wrap">
      <CallToActionText {...text} />
      <img
        className="shelf"
        src="/illustrations/hylla-800.avif"
        srcSet="/illustrations/hylla-800.avif 800w, /illustrations/hylla-1600.avif 1600w"
        sizes="(width >= 56.25rem) min(60vw, 58rem), 100vw"
        width={1600}
        height={454}
        alt={imageAlt}
        loading="lazy"
      />
    </div>
  </section>
);
