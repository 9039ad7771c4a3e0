/** Prints a value that has a limit. */
export const printLimited = (name: string, value: number, limit: number, detail: string): void => {
  console.log(`${value > limit ? 'FAIL' : 'pass'}  ${name}: ${value.toFixed(2)}, at most ${limit} (${detail})`);
};

/** Prints a value that has no limit. */
export const printStated = (name: string, value: number, detail: string): void => {
  console.log(`info  ${name}: ${value.toFixed(2)} (${detail})`);
};
