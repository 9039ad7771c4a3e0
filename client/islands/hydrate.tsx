import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';
import { showLastResort } from './last-resort.ts';
import { reportIsland } from './report.ts';

const Started = ({ onStart, children }: { readonly onStart: () => void; readonly children: ReactNode }) => {
  useEffect(onStart, [onStart]);
  return children;
};

/** Brings the island's markup to life; resolves when it listens. Rejects, the markup untouched, if it cannot begin. */
export const hydrate = <Props extends object>(marker: HTMLElement, Live: ComponentType<Props>): Promise<void> =>
  new Promise((resolve) => {
    const { island, props: json = '' } = marker.dataset;
    // Written by the same version of the site, from the same type.
    const props: Props = JSON.parse(json);
    const report = (error: unknown) => reportIsland(error, island);
    hydrateRoot(
      marker,
      <Started onStart={resolve}>
        <IslandBoundary>
          <Live {...props} />
        </IslandBoundary>
      </Started>,
      {
        onCaughtError: report,
        onRecoverableError: report,
        onUncaughtError: (error) => {
          report(error);
          showLastResort(marker);
          resolve();
        },
      },
    );
  });
