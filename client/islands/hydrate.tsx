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
 * Whether the visitor's browser has begun to translate the island: translators of browsers put `font` elements around
 * texts, and mark the root element before they come to all of them.
 */
const isTranslated = (marker: HTMLElement): boolean =>
  document.documentElement.matches('.translated-ltr, .translated-rtl') || marker.querySelector('font') !== null;

/**
 * Hydrates the island's markup. Resolves when the effects have run. Rejects, and leaves the markup untouched, if the
 * props are not valid JSON. Markup that a translation has changed is rendered anew, and that is not reported.
 */
export const hydrate = <Props extends object>(marker: HTMLElement, Hydrated: ComponentType<Props>): Promise<void> =>
  new Promise((resolve) => {
    const { island, props: json = '' } = marker.dataset;
    // The same version of the site wrote them, from the same type.
    const props: Props = JSON.parse(json);
    const report = (error: unknown) => reportFailure(error, `island ${island}`);
    // What React renders anew is not translated yet, and a translation may begin while React hydrates.
    const wasTranslated = isTranslated(marker);
    const { activeElement } = document;
    const finish = () => {
      // It was in an island that React has rendered anew.
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
