const MS_PER_DAY = 86_400_000;
const WEEKS_TO_DELIVERY = 3;

/** @param {Date} date */
function isoDate(date) {
  return date.toISOString().slice(0, 10);
}

/**
 * The ISO 8601 week of a date: that of its Thursday.
 * @param {Date} date
 */
function isoWeek(date) {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * MS_PER_DAY);
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - yearStart) / (7 * MS_PER_DAY)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/**
 * A schedule of sales rounds to show on a local site, as the variable SALES_ROUNDS: one that has closed, and three that
 * are open at `now`.
 * @param {Date} now
 */
export function exampleRounds(now) {
  const rounds = [-14, 14, 84, 154].map((days, index) => {
    const orderStop = new Date(now.getTime() + days * MS_PER_DAY);
    const delivery = new Date(orderStop.getTime() + WEEKS_TO_DELIVERY * 7 * MS_PER_DAY);
    return { name: `Exempelrunda ${index + 1}`, orderStop: isoDate(orderStop), deliveryWeek: isoWeek(delivery) };
  });
  return JSON.stringify(rounds);
}
