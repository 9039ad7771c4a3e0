import { describe, expect, it } from 'vitest';
import { type Circumstances, mayPlay } from '../../client/behaviours/carousel/may-play.ts';

const undisturbed: Circumstances = {
  wanted: true,
  insisted: false,
  reducedMotion: false,
  hidden: false,
  inView: true,
  hovered: false,
  focused: false,
};

describe('a carousel', () => {
  it('plays by itself when nothing speaks against it', () => {
    expect(mayPlay(undisturbed)).toBe(true);
  });

  it.each<Partial<Circumstances>>([
    { wanted: false },
    { reducedMotion: true },
    { hidden: true },
    { inView: false },
    { hovered: true },
    { focused: true },
  ])('stands still with %o', (circumstance) => {
    expect(mayPlay({ ...undisturbed, ...circumstance })).toBe(false);
  });

  it('plays under the pointer and the focus of the visitor who pressed play', () => {
    expect(mayPlay({ ...undisturbed, insisted: true, hovered: true, focused: true })).toBe(true);
  });

  it.each<Partial<Circumstances>>([{ reducedMotion: true }, { hidden: true }, { wanted: false }])(
    'stands still with %o also then',
    (circumstance) => {
      expect(mayPlay({ ...undisturbed, insisted: true, ...circumstance })).toBe(false);
    },
  );
});
