// Runs in the page, before its own scripts: keeps the longest time from an input event to the next paint, in ms. A drag
// is more than the interaction of its first and last event: its input events count as well. The first input is reported
// however short it is.
globalThis.longestInteraction = 0;
const observer = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration);
});
observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
observer.observe({ type: 'first-input', buffered: true });
