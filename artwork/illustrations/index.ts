import { type Illustration, renderIllustration } from '../lib/sheet.ts';
import { aboutScene } from './about-scene.ts';
import { bittenBiscuit, spinner } from './biscuits.ts';
import { closedStall } from './closed-stall.ts';
import { CSS_IMAGES } from './css-images.ts';
import { emptyShelf } from './empty-shelf.ts';
import { emptyTin } from './empty-tin.ts';
import { headAbout } from './head-about.ts';
import { headBlog } from './head-blog.ts';
import { headCart } from './head-cart.ts';
import { headCompetition } from './head-competition.ts';
import { headGoods } from './head-goods.ts';
import { headPayment } from './head-payment.ts';
import { headQuestion } from './head-question.ts';
import { headTerms } from './head-terms.ts';
import { letter } from './letter.ts';
import { logo } from './logo.ts';
import { moneyAtGroup } from './money-at-group.ts';
import { moneyAtPartner } from './money-at-partner.ts';
import { moneyFromCustomer } from './money-from-customer.ts';
import { moneyInvoice } from './money-invoice.ts';
import { profitSlip } from './profit-slip.ts';
import { stamp } from './stamp.ts';
import { stepDeliver } from './step-deliver.ts';
import { stepRegister } from './step-register.ts';
import { stepSell } from './step-sell.ts';
import { tippedWagon } from './tipped-wagon.ts';

const ILLUSTRATIONS: readonly Illustration[] = [
  stepRegister,
  stepSell,
  stepDeliver,
  stamp,
  letter,
  headCart,
  headGoods,
  headQuestion,
  headCompetition,
  headPayment,
  headAbout,
  headBlog,
  headTerms,
  moneyFromCustomer,
  moneyAtPartner,
  moneyAtGroup,
  moneyInvoice,
  profitSlip,
  aboutScene,
  closedStall,
  emptyShelf,
  tippedWagon,
  emptyTin,
  bittenBiscuit,
  spinner,
];

const svgFile = (name: string, svg: string): [path: string, svg: string] => [`illustrations/${name}.svg`, svg];

/** The content of every SVG file that the program draws, by its path below `public/`. */
export const renderSvgFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...ILLUSTRATIONS.map((illustration) => svgFile(illustration.name, renderIllustration(illustration))),
    ...CSS_IMAGES.map(({ name, svg }) => svgFile(name, svg)),
    ['favicon.svg', renderIllustration({ ...logo, name: 'favicon' })],
  ]);
