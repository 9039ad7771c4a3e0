/**
 * @typedef {object} Section
 * @property {(line: string) => void} write
 * @property {() => void} end
 * @property {() => void} printNow prints this section even if it is not its turn
 */

/**
 * Sorts the output of processes that run side by side. The first section that has not ended prints its lines as they
 * come, the others print theirs when it is their turn.
 */
export function createSections() {
  /** @type {{ lines: string[], hasEnded: boolean }[]} */
  const states = [];

  /** @param {{ lines: string[] }} state */
  function print(state) {
    for (const line of state.lines.splice(0)) console.log(line);
  }

  function printInTurn() {
    for (const state of states) {
      print(state);
      if (!state.hasEnded) return;
    }
  }

  /** @returns {Section} */
  function add() {
    /** @type {{ lines: string[], hasEnded: boolean }} */
    const state = { lines: [], hasEnded: false };
    states.push(state);
    return {
      write(line) {
        state.lines.push(line);
        printInTurn();
      },
      end() {
        state.hasEnded = true;
        printInTurn();
      },
      printNow: () => print(state),
    };
  }

  return { add };
}
