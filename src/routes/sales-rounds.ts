import { salesRoundsCalendar } from '../content/sales-rounds.ts';
import type { Deps } from '../deps.ts';
import { PATHS } from '../domain/paths.ts';
import { addDays } from '../domain/plain-date.ts';
import { deliveryDays, type SalesRound } from '../domain/sales-rounds.ts';
import type { AppContext } from '../http/app-env.ts';
import { type CalendarEvent, toICalendar } from '../http/icalendar.ts';
import { sendResource } from './resources.ts';

/** The calendar of all sales rounds, for subscription. It has no event if there are none. */
export const salesRoundsRoute = ({ config }: Deps) => {
  const { operator, publicOrigin, deployedAt } = config;
  const copy = salesRoundsCalendar(operator);
  const { host } = new URL(publicOrigin);
  const url = `${publicOrigin}${PATHS.steps}`;

  const toEvents = (round: SalesRound): readonly CalendarEvent[] => [
    {
      uid: `${round.id}-order-stop@${host}`,
      firstDay: round.orderStop,
      dayAfter: addDays(round.orderStop, 1),
      summary: copy.orderStop(round),
      url,
    },
    ...deliveryDays(round).map(({ first, last }, index) => ({
      uid: `${round.id}-delivery${index === 0 ? '' : `-${index + 1}`}@${host}`,
      firstDay: first,
      dayAfter: addDays(last, 1),
      summary: copy.delivery(round),
      url,
    })),
  ];

  return (c: AppContext) =>
    sendResource(c, {
      contentType: 'text/calendar; charset=utf-8',
      // Variables change only with a deployment, and so do these bytes.
      body: toICalendar({
        name: copy.name,
        host,
        events: operator.salesRounds.flatMap(toEvents),
        createdAt: deployedAt,
      }),
    });
};
