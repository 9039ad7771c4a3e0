import { describe, expect, it } from 'vitest';
import { type AutoplayState, shouldAutoplay } from '../../client/state/autoplay.ts';

const undisturbed: AutoplayState = {
  isPaused: false,
  isRequested: false,
  reducedMotion: false,
  hidden: false,
  inView: true,
  zoomed: false,
  hovered: false,
  held: false,
  focused: false,
};

describe('a carousel', () => {
  it('rotates automatically when nothing prevents it', () => {
    expect(shouldAutoplay(undisturbed)).toBe(true);
  });

  it.each<[Partial<AutoplayState>, boolean]>([
    [{ isPaused: true }, false],
    [{ reducedMotion: true }, false],
    [{ hidden: true }, false],
    [{ inView: false }, false],
    [{ zoomed: true }, false],
    [{ held: true }, false],
    [{ hovered: true }, true],
    [{ focused: true }, true],
  ])('stops with %o; after the visitor has pressed play it rotates: %s', (state, isRotating) => {
    expect(shouldAutoplay({ ...undisturbed, ...state })).toBe(false);
    expect(shouldAutoplay({ ...undisturbed, isRequested: true, ...state })).toBe(isRotating);
  });
});
