import { ButtonLink } from '../../components/prose/links.tsx';
import type { Link } from '../../content/links.ts';

type CallToActionProps = {
  readonly title: string;
  readonly text: string;
  readonly start: Link;
  readonly imageAlt: string;
};

/** The call to action at the end of the page, beside a shelf of the season's products. */
export const CallToAction = ({ title, text, start, imageAlt }: CallToActionProps) => (
  <section className="call-to-action">
    <div className="wrap">
      <div className="call-to-action-words">
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink link={start} tone="sun" big />
      </div>
      <img
        className="shelf"
        src="/illustrations/shelf-800.avif"
        srcSet="/illustrations/shelf-800.avif 800w, /illustrations/shelf-1600.avif 1600w"
        sizes="(width >= 56.25rem) min(60vw, 58rem), 100vw"
        width={1600}
        height={454}
        alt={imageAlt}
        loading="lazy"
      />
    </div>
  </section>
);
