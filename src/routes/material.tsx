import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import { estimateProfit } from '../domain/profit.ts';
import { findRound } from '../domain/sales-rounds.ts';
import { scheduleOn } from '../domain/schedule.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { MaterialPage } from '../pages/MaterialPage.tsx';
import { CALCULATOR_FIELDS, MATERIAL_PARAMS, ROUND_FIELD } from '../shared/form-fields.ts';
import { loadRange } from './load-range.ts';

/**
 * The material for a group. Numbers out of range are adjusted. If the round does not exist, the page says so and shows
 * no other round instead. A round that has closed keeps its URL: readers of the printed sheet look up the delivery
 * there.
 */
export const materialRoute = (deps: Deps) => async (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const today = stockholmDate(deps.now());
  const { salesRounds } = deps.config.operator;
  const { ahead, leader } = scheduleOn(salesRounds, today);
  const asked = c.req.query(ROUND_FIELD);
  const round = asked === undefined ? leader.toPrepare : findRound(salesRounds, asked);
  const { averageKronor } = await loadRange(c, deps);
  return renderPage(
    <MaterialPage
      context={createPageContext(c, deps)}
      today={today}
      participants={participants}
      productsEach={productsEach}
      plan={{
        estimate: estimateProfit(participants.value, productsEach.value),
        averageKronor,
        round,
      }}
      rounds={round && !ahead.includes(round) ? [round, ...ahead] : ahead}
      refusedRound={round === null ? asked : undefined}
      isShared={MATERIAL_PARAMS.some((name) => c.req.query(name) !== undefined)}
    />,
  );
};
