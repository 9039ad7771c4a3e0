import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { errors } from '../../src/content/errors.ts';
import { reportFailure } from '../plumbing/report-failure.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

const OnMount = ({ callback, children }: { readonly callback: () => void; readonly children: ReactNode }) => {
  useEffect(callback, [callback]);
  return children;
};

/** The fallback when React cannot render even the error boundary's panel: the error text and a link to the home page. */
const showFallbackWithoutReact = (marker: HTMLElement): void => {
  const text = document.createElement('p');
  text.lang = 'en';
  text.textContent = errors.application.message;
  const home = document.createElement('a');
  home.className = 'button';
  home.href = location.origin;
  home.textContent = errors.application.home;
  marker.replaceChildren(text, home);
};

/**
 * Whether the visitor's browser has started to translate the island. Browser translators wrap texts in `font` elements,
 * and mark the root element before they reach all texts.
 */
const isTranslated = (marker: HTMLElement): boolean =>
  document.documentElement.matches('.translated-ltr, .translated-rtl') || marker.querySelector('font') !== null;

/**
 * Hydrates the island's markup. Resolves when the effects have run. If the props are not valid JSON, rejects and leaves
 * the markup unchanged. Markup that a translation has changed is rendered again, which is not reported.
 */
export const hydrate = <Props extends object>(marker: HTMLElement, Hydrated: ComponentType<Props>): Promise<void> =>
  new Promise((resolve) => {
    const { island, props: json = '' } = marker.dataset;
    // The same version of the site has written the props, from the same type.
    const props: Props = JSON.parse(json);
    const report = (error: unknown) => reportFailure(error, `island ${island}`);
    // The markup that React renders again is not translated yet, and a translation may start while React hydrates.
    const wasTranslated = isTranslated(marker);
    const { activeElement } = document;
    const finish = () => {
      // The focused element was in an island that React has rendered again.
      if (activeElement && !activeElement.isConnected)
        document.getElementById(activeElement.id)?.focus({ preventScroll: true });
      resolve();
    };
    hydrateRoot(
      marker,
      <OnMount callback={finish}>
        <IslandBoundary>
          <Hydrated {...props} />
        </IslandBoundary>
      </OnMount>,
      {
        onCaughtError: report,
        onRecoverableError: (error) => {
          if (!wasTranslated && !isTranslated(marker)) report(error);
        },
        onUncaughtError: (error) => {
          report(error);
          showFallbackWithoutReact(marker);
          resolve();
        },
      },
    );
  });
