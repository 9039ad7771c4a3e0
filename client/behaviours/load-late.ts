/** How long late code is waited for, in milliseconds. Then its control works as without script, or says so. */
export const MAX_WAIT_MS = 10_000;

/**
 * Loads the code of a button that does nothing without it, and runs it. If it cannot be had, or not in time, the page says
 * so: the next press tries again. Rejects as `load` does.
 */
export const loadForPress = async <Module>(
  load: () => Promise<Module>,
  run: (module: Module) => unknown,
): Promise<void> => {
  let isOver = false;
  const sayLost = (): void => {
    if (!isOver) alert(document.body.dataset.lost);
    isOver = true;
  };
  setTimeout(sayLost, MAX_WAIT_MS);
  try {
    const module = await load();
    if (!isOver) run(module);
    isOver = true;
  } catch (error) {
    sayLost();
    throw error;
  }
};
