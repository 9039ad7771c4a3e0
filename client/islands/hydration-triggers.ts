import type { HydrationTrigger } from '../../src/islands/contract.ts';
import { isPlainClick } from './plain-click.ts';

/** How far from the viewport an island begins to load. */
const NEAR = '300px';

/** Calls `go` once, at the island's moment. `go` never rejects. */
type Wait = (marker: HTMLElement, go: () => Promise<void>) => void;

export const hydrationTriggers: Readonly<Record<HydrationTrigger, Wait>> = {
  visible: (marker, go) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        go();
      },
      { rootMargin: NEAR },
    );
    observer.observe(marker);
  },
  // Not every browser has requestIdleCallback.
  idle: (_, go) => void (window.requestIdleCallback ?? setTimeout)(go),
  interaction: (marker, go) => {
    const hold = async (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      marker.removeEventListener('click', hold);
      await go();
      // The island has it now; where none came, the press does what it does without script.
      if (event.target instanceof HTMLElement) event.target.click();
    };
    marker.addEventListener('click', hold);
  },
  focus: (marker, go) => marker.addEventListener('focusin', go, { once: true }),
};
