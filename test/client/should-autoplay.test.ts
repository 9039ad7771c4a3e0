import { describe, expect, it } from 'vitest';
import { type AutoplayState, shouldAutoplay } from '../../client/behaviours/carousel/should-autoplay.ts';

const undisturbed: AutoplayState = {
  isPaused: false,
  isRequested: false,
  reducedMotion: false,
  hidden: false,
  inView: true,
  hovered: false,
  held: false,
  focused: false,
};

describe('a carousel', () => {
  it('rotates automatically when nothing prevents it', () => {
    expect(shouldAutoplay(undisturbed)).toBe(true);
  });

  it.each<Partial<AutoplayState>>([
    { isPaused: true },
    { reducedMotion: true },
    { hidden: true },
    { inView: false },
    { hovered: true },
    { held: true },
    { focused: true },
  ])('does not rotate automatically with %o', (state) => {
    expect(shouldAutoplay({ ...undisturbed, ...state })).toBe(false);
  });

  it('rotates despite hover and focus after the visitor has pressed play', () => {
    expect(shouldAutoplay({ ...undisturbed, isRequested: true, hovered: true, focused: true })).toBe(true);
  });

  it.each<Partial<AutoplayState>>([{ reducedMotion: true }, { hidden: true }, { isPaused: true }, { held: true }])(
    'does not rotate with %o even after the visitor has pressed play',
    (state) => {
      expect(shouldAutoplay({ ...undisturbed, isRequested: true, ...state })).toBe(false);
    },
  );
});
