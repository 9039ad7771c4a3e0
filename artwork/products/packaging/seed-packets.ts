import { FLAT, SOFTER } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { G, P, R, S } from '../../lib/svg.ts';
import { text } from '../../lib/text.ts';
import { stemmed } from '../props/meadow-flowers.ts';

export type SeedPacket = {
  readonly name: string;
  readonly paper: string;
  readonly ink: string;
  /** The flower's head, drawn round the origin. */
  readonly flower: string;
};

export const PACKET = { w: 210, h: 470 } as const;

/** A flat paper packet with its middle foot on the origin. */
export const seedPacket = ({ name, paper, ink, flower }: SeedPacket, open = false): string => {
  const { w, h } = PACKET;
  const left = -w / 2;
  const top = -h;
  const shape = open
    ? `M${left} 0V${top + 34}L${left + 40} ${top + 26} ${left + 84} ${top + 40} ${left + 130} ${top + 24} ${left + 176} ${top + 38} ${-left} ${top + 28}V0z`
    : `M${left} 0V${top}H${-left}V0z`;
  return (
    P(shape, C.shadow, `opacity=".3" transform="translate(8 8)" ${SOFTER}`) +
    P(shape, paper) +
    (open
      ? ''
      : R(left, top, w, 30, '#fff', 0, 'opacity=".18"') +
        S(
          repeat(25, (i) => `M${left + 6 + i * 8} ${top + 4}v22`),
          '#1b0f06',
          2,
          'opacity=".12"',
        )) +
    G(stemmed(flower, 210, 14), `translate(0 ${top + 330})`) +
    P(text(name, { x: 0, y: top + 396, size: 34, track: -0.01 }), ink) +
    P(text('SÄLJRUNDAN', { x: 0, y: top + 432, size: 15, track: 0.2 }), ink) +
    P(shape, FLAT) +
    S(`M${left + 2} ${top + 40}V-2`, '#fff', 3, 'opacity=".5"')
  );
};

/** Packets fanned out like a hand of cards round the origin, the middle one on top. */
export const fan = (packets: readonly SeedPacket[], step: number): string => {
  const middle = (packets.length - 1) / 2;
  return packets
    .map((packet, i) => ({ packet, away: i - middle }))
    .sort((a, b) => Math.abs(b.away) - Math.abs(a.away))
    .map(({ packet, away }) => G(seedPacket(packet), `rotate(${away * step}) translate(0 -84)`))
    .join('');
};

/** The paper band that holds the fan together; its foot lies on y = 0. */
export const band = (label: string): string =>
  P('M-226-276H226V0H-226z', C.shadow, `opacity=".34" transform="translate(10 4)" ${SOFTER}`) +
  P('M-228-280H228V0H-228z', C.cream) +
  label +
  P('M-228-280H228V0H-228z', FLAT) +
  P('M-228-280V0H-216V-280zM228-280V0H214V-280z', C.shadow, 'opacity=".12"');
