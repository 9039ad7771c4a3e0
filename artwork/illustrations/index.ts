import type { Scene } from '../lib/sheet.ts';
import { aboutScene } from './about-scene.ts';
import { closedStall } from './closed-stall.ts';
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
import { heroSquare } from './hero-square.ts';
import { ICONS } from './icons.ts';
import { letter } from './letter.ts';
import { bittenBiscuit, spinner } from './parts/biscuit.ts';
import { sign } from './sign.ts';
import { stamp } from './stamp.ts';
import { stepDeliver } from './step-deliver.ts';
import { stepRegister } from './step-register.ts';
import { stepSell } from './step-sell.ts';
import { tippedWagon } from './tipped-wagon.ts';

export const SCENES: readonly Scene[] = [
  heroSquare,
  stepRegister,
  stepSell,
  stepDeliver,
  ...ICONS,
  sign,
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
  aboutScene,
  closedStall,
  emptyShelf,
  tippedWagon,
  emptyTin,
  bittenBiscuit,
  spinner,
];
