import { Illustration } from '../../components/media/Illustration.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import type { landing } from '../../content/landing.ts';

export type HeroProps = ReturnType<typeof landing>['hero'];

export const Hero = ({ title, tagline, start, calculate, imageAlt }: HeroProps) => (
  <section className="hero">
    <div className="wrap hero-words">
      <h1>{title}</h1>
      <p className="lead">{tagline}</p>
      <div className="actions">
        <ButtonLink link={start} tone="sun" big />
        <ButtonLink link={calculate} tone="paper" big />
      </div>
    </div>
    <Illustration name="hero-torget" alt={imageAlt} className="scene" loading="first" />
  </section>
);
