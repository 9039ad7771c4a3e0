import { DISC_SHADE, FLAT_SHADE, SOFT_BLUR, SOFTER_BLUR } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { clip, group, path, stroke } from '../../lib/svg.ts';
import { type Coat, truffle } from '../props/truffle.ts';

/** The lid seen from the front when the box stands on its edge; (0 0) is its upper left corner. */
export const LID = 512;
export const lidLabel = { x: 116, y: 96, w: 336, h: 322 } as const;

export type BoxLook = {
  readonly id: string;
  readonly paper: string;
  readonly side: string;
  readonly ribbon: string;
  readonly print: string;
};

const bow = (ribbon: string): string =>
  path('M-8 4C-70-64-138-58-132-14-126 26-60 26-8 4zM8 4C70-64 138-58 132-14 126 26 60 26 8 4z', ribbon) +
  path(
    'M-14 0C-60-40-108-42-108-14-106 10-56 12-14 0zM14 0C60-40 108-42 108-14 106 10 56 12 14 0z',
    palette.shadow,
    'opacity=".28"',
  ) +
  path(
    'M-6 6C-20 50-50 84-84 108L-60 116-50 132C-16 100 0 56 6 12zM6 6C20 50 46 78 76 98L54 108 46 126C12 98-4 56-6 12z',
    ribbon,
  ) +
  path('M-24-14C-14-24 14-24 24-14 28 0 26 14 20 22 8 28-8 28-20 22-26 14-28 0-24-14z', ribbon) +
  path('M-24-14C-14-24 14-24 24-14 28 0 26 14 20 22 8 28-8 28-20 22-26 14-28 0-24-14z', DISC_SHADE) +
  stroke('M-104-36C-80-50-50-38-30-16M36-20C56-42 82-50 104-38', '#fff', 5, 'opacity=".45"');

const lidFace = ({ id, paper, ribbon, print }: BoxLook, label: string): string =>
  clip(`${id}-lid`, `M0 0H${LID}V${LID}H0z`, path(`M0 0H${LID}V${LID}H0z`, paper) + print) +
  path(`M40 0H76V${LID}H40z`, palette.shadow, `opacity=".26" transform="translate(7 0)" ${SOFT_BLUR}`) +
  path(`M36 0H72V${LID}H36z`, ribbon) +
  stroke(`M43 0V${LID}M65 0V${LID}`, '#fff', 2.4, 'opacity=".5"') +
  path('M106 100H434V420H106z', palette.shadow, `opacity=".3" ${SOFT_BLUR}`) +
  label +
  path(`M0 0H${LID}V${LID}H0z`, FLAT_SHADE) +
  stroke(`M2 ${LID - 2}V2H${LID - 2}`, '#fff', 3, 'opacity=".4"');

/** The closed box standing on its edge, turned a little; the foot is y = 872. */
export const standingBox = (look: BoxLook, label: string): string => {
  const [x, y] = [194, 330];
  const depth = `M0 0H104V${LID}H0z`;
  return (
    path(`M${x} ${y}L${x + LID} ${y + 26}L${x + LID + 96} ${y}L${x + 96} ${y - 26}Z`, look.side) +
    path(`M${x} ${y}L${x + LID} ${y + 26}L${x + LID + 96} ${y}L${x + 96} ${y - 26}Z`, '#fff', 'opacity=".16"') +
    path(`M${x + 36} ${y + 2}L${x + 132} ${y - 24}H${x + 166}L${x + 72} ${y + 4}Z`, look.ribbon) +
    group(
      path(depth, look.side) +
        stroke(`M58 0V${LID}`, palette.shadow, 3, 'opacity=".5"') +
        path(depth, palette.shadow, 'opacity=".24"'),
      `matrix(.923 -.25 0 1 ${x + LID} ${y + 26})`,
    ) +
    group(
      lidFace(look, label) + group(bow(look.ribbon), 'translate(54 26) scale(.86) rotate(-8)'),
      `matrix(1 ${26 / LID} 0 1 ${x} ${y})`,
    )
  );
};

/** The lid alone, upright behind the open box; (0 0) is its upper left corner. */
export const leaningLid = (look: BoxLook, label: string): string =>
  path(`M0 0H${LID}V${LID}H0z`, palette.shadow, `opacity=".32" transform="translate(18 10)" ${SOFTER_BLUR}`) +
  path(`M${LID} 0L${LID + 26} 12V${LID}H${LID}z`, look.side) +
  lidFace(look, label) +
  group(bow(look.ribbon), 'translate(54 26) scale(.86) rotate(-8)');

const ROWS = 4;
const COLUMNS = 4;

/** The open box lying on the table, its front edge on y = 912; the truffles stand in rows. */
export const lyingBox = ({ side, paper }: BoxLook, coat: (row: number, column: number) => Coat): string => {
  const truffles = repeat(ROWS, (row) => {
    const scale = 1.04 + row * 0.12;
    const y = 596 + row * 60 + row * row * 3;
    return repeat(COLUMNS, (column) =>
      truffle(
        `translate(${470 + (column - 1.5) * (118 + row * 9)} ${y}) scale(${scale.toFixed(2)})`,
        coat(row, column),
        row * COLUMNS + column + 2,
      ),
    );
  });
  return (
    path('M214 566H726L800 800H140z', '#2b131c') +
    path('M204 556H736L730 574H210z', paper) +
    path('M226 572H714L728 610H212z', palette.shadow, `opacity=".5" ${SOFT_BLUR}`) +
    truffles +
    path('M204 556L136 800V912L150 806 220 566z', side) +
    path('M736 556L804 800V912L790 806 720 566z', side) +
    path('M204 556L220 566 152 806 136 800zM736 556L720 566 788 806 804 800z', paper) +
    path('M136 800H804V912H136z', paper) +
    path('M136 800H804V814H136z', '#fff', 'opacity=".2"') +
    stroke('M136 886H804', palette.gold, 6) +
    path('M136 800H804V912H136z', FLAT_SHADE)
  );
};
