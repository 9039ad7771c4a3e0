import { FLAT_SHADE, SOFTER_BLUR } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { group, path, rect, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';
import { stemmed } from '../props/meadow-flowers.ts';

export type SeedPacket = {
  readonly name: string;
  readonly paper: string;
  readonly ink: string;
  /** The flower's head, drawn around the origin. */
  readonly flower: string;
};

const PACKET = { w: 210, h: 470 } as const;

/** A flat paper packet with its middle foot on the origin. */
export const seedPacket = ({ name, paper, ink, flower }: SeedPacket, open = false): string => {
  const { w, h } = PACKET;
  const left = -w / 2;
  const top = -h;
  const shape = open
    ? `M${left} 0V${top + 34}L${left + 40} ${top + 26} ${left + 84} ${top + 40} ${left + 130} ${top + 24} ${left + 176} ${top + 38} ${-left} ${top + 28}V0z`
    : `M${left} 0V${top}H${-left}V0z`;
  return (
    path(shape, palette.shadow, `opacity=".3" transform="translate(8 8)" ${SOFTER_BLUR}`) +
    path(shape, paper) +
    (open
      ? ''
      : rect(left, top, w, 30, '#fff', 0, 'opacity=".18"') +
        stroke(
          repeat(25, (i) => `M${left + 6 + i * 8} ${top + 4}v22`),
          '#1b0f06',
          2,
          'opacity=".12"',
        )) +
    group(stemmed(flower, 210, 14), `translate(0 ${top + 330})`) +
    path(textPath(name, { x: 0, y: top + 396, size: 34, track: -0.01 }), ink) +
    path(textPath('SÄLJRUNDAN', { x: 0, y: top + 432, size: 15, track: 0.2 }), ink) +
    path(shape, FLAT_SHADE) +
    stroke(`M${left + 2} ${top + 40}V-2`, '#fff', 3, 'opacity=".5"')
  );
};

/** Packets fanned out like a hand of cards around the origin, the middle one on top. */
export const fan = (packets: readonly SeedPacket[], step: number): string => {
  const middle = (packets.length - 1) / 2;
  return packets
    .map((packet, i) => ({ packet, away: i - middle }))
    .sort((a, b) => Math.abs(b.away) - Math.abs(a.away))
    .map(({ packet, away }) => group(seedPacket(packet), `rotate(${away * step}) translate(0 -84)`))
    .join('');
};

/** The paper band that holds the fan together; its foot lies on y = 0. */
export const band = (label: string): string =>
  path('M-226-276H226V0H-226z', palette.shadow, `opacity=".34" transform="translate(10 4)" ${SOFTER_BLUR}`) +
  path('M-228-280H228V0H-228z', palette.cream) +
  label +
  path('M-228-280H228V0H-228z', FLAT_SHADE) +
  path('M-228-280V0H-216V-280zM228-280V0H214V-280z', palette.shadow, 'opacity=".12"');
