import type { FirstImage } from '../../components/media/first-image.ts';
import { ButtonLink } from '../../components/prose/links.tsx';
import type { landing } from '../../content/landing.ts';

type HeroProps = ReturnType<typeof landing>['hero'];

export const Hero = ({ title, tagline, start, calculate, terms, guardians, imageAlt }: HeroProps) => (
  <section className="hero">
    <div className="wrap hero-words">
      <h1>{title}</h1>
      <p className="lead">{tagline}</p>
      <div className="actions">
        <ButtonLink link={start} tone="sun" big /> <ButtonLink link={calculate} tone="paper" big />
      </div>
      <p className="terms">
        {terms} <a href={guardians.href}>{guardians.label}</a>
      </p>
    </div>
    <HeroScene alt={imageAlt} />
  </section>
);

/** The part of the scene that phones show. */
export const NARROW_SCENE: FirstImage = {
  src: '/illustrations/market-square-narrow-840.avif',
  media: '(width <= 30rem)',
};

/** Made from artwork/scenes/market-square.svg. */
const HeroScene = ({ alt }: { readonly alt: string }) => (
  <picture>
    <source media={NARROW_SCENE.media} srcSet={NARROW_SCENE.src} width={1075} height={560} />
    <img
      className="scene"
      src="/illustrations/market-square-1600.avif"
      srcSet="/illustrations/market-square-1600.avif 1600w, /illustrations/market-square-2880.avif 2880w"
      sizes="(width < 45rem) 45rem, min(100vw, 90rem)"
      width={1600}
      height={560}
      alt={alt}
      loading="eager"
      fetchPriority="high"
    />
  </picture>
);
