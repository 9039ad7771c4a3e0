export type Target = {
  readonly name: string;
  /** The ids that may follow the name; empty if the target is always drawn as a whole. */
  readonly ids: readonly string[];
};

export type Job<T extends Target> = {
  readonly target: T;
  /** Empty: draw everything of the target. */
  readonly ids: readonly string[];
};

export class UsageError extends Error {}

const list = (names: readonly string[]): string => names.map((name) => `\n  ${name}`).join('');

/**
 * Maps command line arguments, `[target [id ...]]`, to what to draw. Without arguments, that is every target.
 * @throws {UsageError} for an unknown target or id; the message lists the known ones
 */
export const parseArguments = <T extends Target>(
  [name, ...ids]: readonly string[],
  targets: readonly T[],
): readonly Job<T>[] => {
  if (name === undefined) return targets.map((target) => ({ target, ids: [] }));
  const target = targets.find((candidate) => candidate.name === name);
  if (!target) throw new UsageError(`Unknown target "${name}". Targets:${list(targets.map((known) => known.name))}`);
  const unknown = ids.find((id) => !target.ids.includes(id));
  if (unknown === undefined) return [{ target, ids }];
  if (target.ids.length === 0) throw new UsageError(`The target "${name}" takes no ids, but got "${unknown}".`);
  throw new UsageError(`Unknown id "${unknown}". Ids of the target "${name}":${list(target.ids)}`);
};
