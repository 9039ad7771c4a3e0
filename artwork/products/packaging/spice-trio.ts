import { FLAT_SHADE, ROUND_SHADE, SOFT_BLUR, tableShadow } from '../../lib/light.ts';
import { knittedStar } from '../../lib/motifs.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { projectPath, rectangle } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { at, clip, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';
import { cylinderOutline } from './cylinder.ts';
import { label, type PackagingOptions } from './label.ts';

export type Spice = { readonly name: string; readonly ground: string; readonly grain: string; readonly lid: string };

export type SpiceTrioLook = {
  readonly spices: readonly [Spice, Spice, Spice];
  readonly tray: string;
  /** The inside of the tray behind the jars. */
  readonly inside: string;
  /** Round the origin; repeated over the tray's front. */
  readonly motif: string;
};

export type SpiceTrioOptions = PackagingOptions & { readonly look: SpiceTrioLook };

const GLASS = { r: 92, bulge: 22 };
const LID = { r: 84, bulge: 20 };
const NAME_SIZE = 34;
const LONG_NAME_SIZE = 24;

/** A jar of spice, its foot at the origin. */
export const spiceJar = ({ name, ground: fill, grain, lid }: Spice, open = false): string => {
  const random = createRandom(name.length * 31);
  const map = cylinder(0, GLASS.r, GLASS.bulge);
  const grains = repeat(90, () => {
    const [x, y] = [random() * 160 - 80, random() * 190 - 254];
    return `M${decimal(x)} ${decimal(y)}h${decimal(2 + random() * 4)}`;
  });
  const top = cylinderOutline(LID, -388, -312);
  return (
    path('M-74-328C-92-316-92-304-92-290V-22a92 22 0 0 0 184 0V-290C92-304 92-316 74-328z', '#f4efe4') +
    path('M-84-266C-60-248 60-248 84-266V-24a84 19 0 0 1-168 0z', fill) +
    stroke(grains, grain, 6, 'opacity=".55" stroke-linecap="round"') +
    path(projectPath(rectangle(-110, -200, 220, 84), map), palette.cream) +
    path(textPath(name, { x: 0, y: -146, size: name.length > 8 ? LONG_NAME_SIZE : NAME_SIZE, map }), palette.ink) +
    path(projectPath(rectangle(-130, -206, 260, 10), map), lid) +
    path(cylinderOutline(GLASS, -304, 0), ROUND_SHADE, 'opacity=".85"') +
    path('M-70-276v250h14V-270z', '#fff', 'opacity=".4"') +
    (open
      ? ellipse(0, -330, 76, 17, '#fff', 'opacity=".7"') + ellipse(0, -328, 66, 13, palette.shadow, 'opacity=".3"')
      : path(top, lid) +
        path(top, ROUND_SHADE) +
        ellipse(0, -408, LID.r, LID.bulge, lid) +
        ellipse(0, -408, LID.r, LID.bulge, '#fff', 'opacity=".22"') +
        path(knittedStar(46), palette.cream, 'transform="translate(0 -408) scale(1 .24)"'))
  );
};

const FRONT = 'M-302-260H300L288 0H-290z';

/** Three jars of spice in a tray; the tray's foot is at the origin. The place of the jar with the index `missing` is empty. */
export const spiceTrio = ({ id, look, label: words, fine }: SpiceTrioOptions, missing?: number): string => {
  const jars = look.spices
    .map((spice, i) => (i === missing ? '' : at((i - 1) * 187 - 1, -172, spiceJar(spice))))
    .join('');
  let motifs = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 9; column++) {
      motifs += at(column * 76 + (row % 2 ? 38 : 0) - 294, row * 74 - 232, look.motif);
    }
  }
  return (
    tableShadow(0, 0, 292, 34) +
    path('M-294-312L-274-332H270L292-312V-232H-294z', look.inside) +
    jars +
    path('M-290-282h580v26H-290z', palette.shadow, `opacity=".35" ${SOFT_BLUR}`) +
    clip(`${id}-tray`, FRONT, rect(-310, -272, 620, 290, look.tray) + motifs) +
    label({ ...words, x: -200, y: -242, w: 398, h: 224, stripes: 13, awningHeight: 0.05, maxNameSize: 0.205, fine }) +
    clip(
      `${id}-shade`,
      FRONT,
      path('M-310-272h620V18h-620z', FLAT_SHADE) + path('M-310-260h620v5h-620z', '#fff', 'opacity=".4"'),
    )
  );
};
