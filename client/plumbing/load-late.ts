import { MAX_WAIT_MS } from './max-wait.ts';

/**
 * Loads and runs the code of a control that does nothing without it. If the code does not load in time, `say` tells the
 * visitor. The next press tries again. Rejects if `load` rejects.
 */
export const loadForPress = async <Module>(
  load: () => Promise<Module>,
  run: (module: Module) => unknown,
  say: (text: string | undefined) => void = alert,
): Promise<void> => {
  let isOver = false;
  const sayLost = (): void => {
    if (!isOver) say(document.body.dataset.lost);
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
