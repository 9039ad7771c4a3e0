import type { HydrationTrigger } from '../../src/islands/contract.ts';
import { isPlainClick } from '../plain-click.ts';

/** Distance from the viewport at which an island starts to load. */
const VIEWPORT_MARGIN = '300px';

/** Calls `hydrate` once, at the trigger. `hydrate` never rejects. */
type WaitForTrigger = (marker: HTMLElement, hydrate: () => Promise<void>) => void;

export const hydrationTriggers: Readonly<Record<HydrationTrigger, WaitForTrigger>> = {
  visible: (marker, hydrate) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(marker);
  },
  interaction: (marker, hydrate) => {
    const holdClick = async (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      marker.removeEventListener('click', holdClick);
      await hydrate();
      // Replays the click: the hydrated island handles it. If hydration failed, the browser's default action runs.
      if (event.target instanceof HTMLElement) event.target.click();
    };
    marker.addEventListener('click', holdClick);
  },
};
