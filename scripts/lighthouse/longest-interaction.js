// Runs in the page, before its own scripts: keeps the duration of the longest interaction, in ms.
globalThis.longestInteraction = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
