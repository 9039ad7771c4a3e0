/** Two presses within this time, in milliseconds, are a double press. A double press opens only one dialog. */
export const DOUBLE_PRESS_MS = 1_000;

/**
 * What a press does while the dialog that was opened at `openedAt` has not been answered, in milliseconds. Null: none is
 * open. In some apps the dialog never answers, whatever the visitor does. A later press then uses another way, and the
 * press after it opens the dialog.
 */
export const pressShare = (
  openedAt: number | null,
  now: number,
  canShare: boolean,
): readonly [openedAt: number | null, action: 'open' | 'ignore' | 'give up'] => {
  if (openedAt !== null && now - openedAt < DOUBLE_PRESS_MS) return [openedAt, 'ignore'];
  return openedAt === null && canShare ? [now, 'open'] : [null, 'give up'];
};
