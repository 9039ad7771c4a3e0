import { chooseRound } from '../content/material.ts';
import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import { estimateProfit } from '../domain/profit.ts';
import { upcomingRounds } from '../domain/sales-rounds.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { MaterialPage } from '../pages/MaterialPage.tsx';
import { CALCULATOR_FIELDS, ROUND_FIELD } from '../shared/element-ids.ts';
import { loadRange } from './load-range.ts';

/** The material of a group. Numbers out of range are corrected, and an unknown round is the next one. */
export const materialRoute = (deps: Deps) => async (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const today = stockholmDate(deps.now());
  const rounds = upcomingRounds(deps.config.operator.salesRounds, today);
  const { averageKronor } = await loadRange(c, deps, today);
  const plan = {
    estimate: estimateProfit(participants.value, productsEach.value),
    averageKronor,
    round: chooseRound(rounds, c.req.query(ROUND_FIELD)),
  };
  return renderPage(<MaterialPage context={createPageContext(c, deps)} plan={plan} rounds={rounds} />);
};
