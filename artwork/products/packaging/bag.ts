import { ROUND_SHADE, SOFT_BLUR, tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { circle, clip, group, path, rect, stroke } from '../../lib/svg.ts';
import { label, type PackagingOptions } from './label.ts';

export type BagLook = {
  readonly body: string;
  /** The side fold, lit and in shade, and the rolled top. */
  readonly side: string;
  readonly fold: string;
  readonly top: string;
  readonly clasp: string;
  /** Printed on the front: about -220..220 by -600..0. */
  readonly print: string;
  /** The degassing valve of a coffee bag. */
  readonly valve: boolean;
};

export type BagOptions = PackagingOptions & { readonly look: BagLook };

const FRONT = 'M-186-600L182-600C190-408 200-208 204-6C88 10-82 10-206-6C-204-208-194-408-186-600Z';
const SIDE = 'M182-600L232-614C244-418 256-228 262-30L204-6C200-208 190-408 182-600z';
const SIDE_FOLD = 'M182-600L208-568C218-388 228-208 234-18L204-6C200-208 190-408 182-600z';
const ROLL = 'M-196-652L192-652C194-624 194-598 192-572C68-562-72-562-196-572C-198-598-198-624-196-652Z';

const valve = ({ body, side, top }: BagLook): string =>
  `${circle(2, -500, 19, side) + circle(2, -500, 15, body)}<circle cx="2" cy="-500" r="11" fill="none" stroke="${top}" stroke-width="3"/>`;

const body = ({ id, look, label: words, fine }: BagOptions): string =>
  tableShadow(0, 0, 216, 36, 1.1) +
  path(SIDE, look.side) +
  path(SIDE_FOLD, look.fold) +
  path(FRONT, look.body) +
  clip(`${id}-print`, FRONT, look.print) +
  label({ ...words, x: -160, y: -454, w: 324, h: 348, fine }) +
  (look.valve ? valve(look) : '') +
  clip(
    `${id}-shade`,
    FRONT,
    path(FRONT, ROUND_SHADE, 'opacity=".62"') +
      path('M-172-568C-162-398-180-228-186-18H-152C-154-228-142-398-150-568z', '#fff', 'opacity=".16"') +
      path(
        'M-192-568C-72-546 88-546 188-568V-538C88-522-72-522-192-538zM-210-68C-72-38 88-38 208-68L212 22H-214z',
        palette.shadow,
        'opacity=".16"',
      ),
  );

/** A bag with a rolled top and a clasp; its foot is at the origin. */
export const bag = (options: BagOptions): string => {
  const { look } = options;
  return (
    body(options) +
    path(
      'M-202-652L192-652L238-662L240-610L200-568C88-556-82-556-196-568Z',
      palette.shadow,
      `opacity=".3" ${SOFT_BLUR} transform="translate(0 10)"`,
    ) +
    path('M192-652L240-664L238-606L192-572z', look.side) +
    path(ROLL, look.top) +
    rect(-210, -628, 424, 22, look.clasp, 7) +
    rect(-210, -628, 424, 7, '#fff', 3.5, 'opacity=".4"') +
    path('M-196-652L192-652L191-646L-195-646z', '#fff', 'opacity=".3"')
  );
};

const COLLAR =
  'M-188-590C-190-640-188-680-182-716C-60-698 60-698 180-716C186-680 186-640 184-590C70-578-70-578-188-590z';
const BACK = 'M-182-716C-120-756 150-760 230-728L238-600L184-590-188-590z';

/** The bag with its top rolled up and open; contents lie around the middle of its mouth, y = -712. */
export const openBag = (options: BagOptions, contents: string): string => {
  const { look } = options;
  return (
    path(BACK, look.fold) +
    path('M180-716L230-728C240-690 244-640 238-600L184-590z', look.side) +
    group(contents, 'translate(0 -712)') +
    body(options) +
    path('M180-716L230-728C240-690 244-640 234-606L184-590z', look.side) +
    path(COLLAR, look.top) +
    path(COLLAR, ROUND_SHADE, 'opacity=".5"') +
    stroke('M-190-652C-70-638 70-638 186-652M-188-598C-70-586 70-586 184-598', palette.shadow, 4, 'opacity=".18"') +
    stroke('M-182-716C-60-698 60-698 180-716', '#fff', 5, 'opacity=".45"')
  );
};
