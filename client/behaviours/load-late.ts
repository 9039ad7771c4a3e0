/** How long a press waits for its code, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Shows what works without script in place of the tools whose code cannot be had. */
export const fallBack = (): void => document.documentElement.setAttribute('data-lost', '');

/**
 * Loads the code of a button that does nothing without it, and runs it. If it cannot be had, or not in time, the page says
 * so: the next press tries again. Rejects as `load` does.
 */
export const loadForPress = async <Module>(
  load: () => Promise<Module>,
  run: (module: Module) => unknown,
): Promise<void> => {
  let isLate = false;
  const sayLost = (): void => {
    isLate = true;
    alert(document.body.dataset.lost);
  };
  const timer = setTimeout(sayLost, MAX_WAIT_MS);
  try {
    const module = await load();
    if (!isLate) run(module);
  } catch (error) {
    if (!isLate) sayLost();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
