import { LIST, type Path, SETTLING_MS, STRIP_LENGTH, type Step } from './caching-histories.ts';
import {
  momentOf,
  PROVIDER_TIMEOUT_MS,
  type ProviderRequest,
  SLOTS,
  type Slot,
  START,
  type World,
} from './caching-world.ts';

/* The promises of docs/caching.md. Each check below is a sentence of that page, or follows from one. */

const TTL_MS = 300_000;
const MAX_STALE_MS = 7 * 24 * 60 * 60 * 1000;
const ONE_SECOND_MS = 1_000;
const TEN_SECONDS_MS = 10_000;
/** The age of an entry at which revalidation starts. */
const REVALIDATED_FROM_MS = 240_000;
/** The longest time of a request to the provider, including its retry. */
const MAX_REQUEST_MS = 2 * PROVIDER_TIMEOUT_MS + 1_000;
/** The same for a product, which may be looked for in the list: a second for the list's tiers, and one for the list. */
const MAX_PRODUCT_REQUEST_MS = MAX_REQUEST_MS + 2 * ONE_SECOND_MS;
/** Tolerance for timers of a few milliseconds in the provider's retry and the Cache API. */
const SLACK_MS = 40;

type Visit = {
  readonly slot: Slot;
  readonly path: Path;
  readonly from: number;
  readonly life: number;
};
type Answer = Visit & {
  readonly until: number;
  readonly status: number;
  readonly isStale: boolean;
  readonly ageSeconds: number;
  /** The time at which the provider had the served copy. Null: no product is served. */
  readonly moment: number | null;
  readonly body: string;
};

/** The price of the first product in an API response. */
const priceIn = (body: string): number => Number(/"price":(?:\{"amount":)?(\d+)/.exec(body)?.[1]);

export const createRun = (world: World) => {
  const problems: string[] = [];
  const answers: Answer[] = [];
  /** When each part of the world last changed. */
  const changedAt = { provider: START, kv: START, cache: START, cron: START, goods: START };
  /** When the requests of a slot were last killed, and when the slot got its isolate. */
  const killedAt = new Map<number, number>();
  const bornAt = new Map<number, number>();
  /** Counts the restarts of each slot. A new isolate does not know what the previous one knew. */
  const lives = new Map<number, number>();
  const delistedAt = new Map<string, number>();

  let isCronOn = true;

  const isWell = (): boolean => world.provider.mode === 'well' && world.hanging.size === 0;
  const since = (time: number | undefined): number => Date.now() - (time ?? START - 10 * TTL_MS);
  const check = (isRight: boolean, sentence: string, answer: Pick<Visit, 'slot' | 'path'>): void => {
    if (!isRight) problems.push(`${(Date.now() - START) / 1000} s: ${answer.path} in ${answer.slot}: ${sentence}`);
  };

  /** Whether the visit was killed, or its isolate replaced, after the visit began. Such a visitor gets no response. */
  const isKilledSince = ({ slot, from }: Visit): boolean =>
    Math.max(killedAt.get(slot) ?? 0, bornAt.get(slot) ?? 0) >= from;
  /** Whether both came to the same isolate. */
  const isOf = (answer: Answer, visit: Visit): boolean => answer.slot === visit.slot && answer.life === visit.life;
  const before = (visit: Visit): readonly Answer[] =>
    answers.filter((each) => isOf(each, visit) && each.path === visit.path && each.until <= visit.from);

  /**
   * The time of the newest copy that this isolate has served before. Null if the provider has since answered with a
   * 404.
   */
  const knownMoment = (visit: Visit): number | null => {
    const served = before(visit);
    const lastGone = served.findLastIndex(({ status }) => status === 404);
    const moments = served.slice(lastGone + 1).flatMap(({ moment }) => moment ?? []);
    return moments.length === 0 ? null : Math.max(...moments);
  };

  /** Whether KV has been healthy for a while, and the snapshot that this visit finds there contains the path. */
  const hasSnapshot = (visit: Visit, path = visit.path): boolean =>
    world.kv.mode === 'well' &&
    since(changedAt.kv) > 30_000 + TEN_SECONDS_MS &&
    (snapshotsAt.get(visit) ?? '').includes(`["${path.slice('/api/'.length)}",`);
  const snapshotsAt = new Map<Visit, string | null>();

  /**
   * Checks dates, that the newest of several copies wins, that a copy prevents an error, and that a copy is served
   * within a second.
   */
  const checkCopy = (answer: Answer): void => {
    const { moment, until, isStale, ageSeconds, status } = answer;
    const known = knownMoment(answer);
    if (moment !== null) {
      check(moment <= until, 'serves what the provider has not had yet', answer);
      const ageMs = until - moment;
      check(ageMs / 1000 <= ageSeconds + 1.1, `says an age of ${ageSeconds} s of a copy of ${ageMs} ms`, answer);
      check(isStale || ageMs < TTL_MS + SLACK_MS, 'serves a copy as fresh that is not', answer);
      check(!isStale || ageMs > TTL_MS - MAX_REQUEST_MS, 'serves a fresh copy as stale', answer);
      check(ageMs < MAX_STALE_MS, 'serves an expired copy', answer);
      check(known === null || moment >= known, 'serves an older copy than before', answer);
    }
    const hasCopy = known !== null && until - known < MAX_STALE_MS;
    if (hasCopy) check(status === 200 || status === 404, `answers ${status} although there is a copy`, answer);
    if (hasCopy) check(until - answer.from <= ONE_SECOND_MS + SLACK_MS, 'waits over a second for a copy', answer);
  };

  /** Without any copy, a visitor waits for the tiers and one request, even if the work of others is killed. */
  const checkWait = (answer: Answer): void => {
    const changes = [changedAt.provider, changedAt.kv, changedAt.cache, killedAt.get(answer.slot)];
    const isWellForLong = changes.every((time) => since(time) > 60_000);
    const isAllWell = isWell() && world.kv.mode === 'well' && world.cache.mode === 'well' && isWellForLong;
    // The tiers, the provider, and for a product perhaps the list: their usual time, or each one's maximum.
    const usualMs = 2 * (ONE_SECOND_MS + world.provider.latencyMs);
    const longestMs = ONE_SECOND_MS + (answer.path === LIST ? MAX_REQUEST_MS : MAX_PRODUCT_REQUEST_MS);
    const waitedMs = answer.until - answer.from;
    check(waitedMs <= (isAllWell ? usualMs : longestMs) + SLACK_MS, `waits ${waitedMs} ms`, answer);
  };

  /**
   * Checks that there is no error while a copy is on its way, or when the retry succeeds. A visitor who waits for killed
   * work may have too little time left for a request.
   */
  const checkError = (answer: Answer): void => {
    if (answer.status < 500) return;
    const isAfterKill = answer.from - (killedAt.get(answer.slot) ?? 0) < MAX_PRODUCT_REQUEST_MS;
    if (isAfterKill && answer.until - answer.from >= ONE_SECOND_MS + MAX_REQUEST_MS) return;
    const recent = answers.filter(
      (each) => isOf(each, answer) && each.path === answer.path && each.until > answer.from - TEN_SECONDS_MS,
    );
    const isComing =
      [answer, ...recent].every((each) => hasSnapshot(each)) && since(killedAt.get(answer.slot)) > TEN_SECONDS_MS;
    const isCacheWell = world.cache.mode === 'well' && since(changedAt.cache) > TEN_SECONDS_MS;
    check(!isComing || !isCacheWell || world.delisted.size > 0, 'fails although a copy is coming', answer);
    const isSteady = since(changedAt.provider) > 30_000 && since(changedAt.goods) > TTL_MS + 30_000;
    const mustAnswer = ['well', 'flaky'].includes(world.provider.mode) && world.hanging.size === 0;
    check(!(isSteady && mustAnswer), 'fails although the provider answers, the second time at the latest', answer);
  };

  /** Checks that a listed product exists even while the API has moved, and that a delisted one is gone after 300 s. */
  const checkGoods = (answer: Answer): void => {
    const id = answer.path.replace('/api/products/', '');
    const isProduct = ['p0', 'p1'].includes(id);
    const delistedSince = delistedAt.get(id);
    if (isProduct && answer.status === 404 && delistedSince === undefined) {
      const isKnown = knownMoment(answer) !== null || hasSnapshot(answer);
      check(!isKnown || since(changedAt.goods) < TTL_MS, 'says that a listed product does not exist', answer);
    }
    if (delistedSince === undefined || answer.status !== 200) return;
    const isSettled = isWell() && since(changedAt.provider) > TTL_MS + TEN_SECONDS_MS;
    const isLate = answer.from - delistedSince > TTL_MS + TEN_SECONDS_MS;
    check(!(isLate && isSettled && isProduct), 'still has a product that left the list', answer);
  };

  /** Checks that the start page shows an available list, and no average price of a stale one. */
  const checkStart = (answer: Answer): void => {
    check(answer.status === 200, `answers ${answer.status}`, answer);
    const [, kronor] = /Med dagens snittpris, ([\d\s]+)\skr/.exec(answer.body) ?? [];
    if (kronor) {
      const moment = momentOf(Number(kronor.replaceAll(/\s/g, '')) * 100);
      check(answer.until - moment < TTL_MS + 200, 'names an average price that is not of today', answer);
    }
    const earlier = answers.find(
      (each) =>
        isOf(each, answer) &&
        (each.path === LIST || each.path === '/') &&
        each.until < answer.from - 2 * ONE_SECOND_MS &&
        (each.moment !== null || hasSnapshot(each, LIST)),
    );
    const hasList =
      earlier !== undefined &&
      world.productIds().length >= STRIP_LENGTH &&
      answer.from - (earlier.moment ?? earlier.until) < MAX_STALE_MS;
    check(
      !hasList || answer.body.includes('class="wrap product-strip"'),
      'has no goods although the list is at hand',
      answer,
    );
  };

  /** Checks that a kind stops failing as soon as there is a newer copy, and that each outage is reported. */
  const checkHealth = (answer: Answer): void => {
    const { slot: at, path } = answer;
    const { list, product } = world.isolateOf(at).deps.provider.health();
    for (const [name, { failingSince }, isOfKind] of [
      ['list', list, (each: string) => each === '/products'],
      ['product', product, (each: string) => /p\d$/.test(each)],
    ] as const) {
      if (failingSince === null) continue;
      const failures = world.requests.filter(
        ({ slot: of, path: asked, end, isKilled }) => of === at && isOfKind(asked) && end?.isOk === false && !isKilled,
      );
      const lastFailure = Math.max(...failures.map(({ end }) => end?.at ?? 0));
      const copies = answers.filter((each) => isOf(each, answer) && isOfKind(each.path.slice(4)));
      const newest = Math.max(0, ...copies.map(({ moment }) => moment ?? 0));
      check(newest <= lastFailure + SLACK_MS, `the ${name} fails although there is a newer copy`, { slot: at, path });
      const isReported = world.reports.some(
        (report) =>
          report.slot === at &&
          report.incident === name &&
          report.at >= failingSince - (since(failingSince) < 600_000 ? 600_000 : 0),
      );
      check(isReported, `nobody is told that the ${name} fails`, { slot: at, path });
    }
  };

  /**
   * Checks that concurrent visitors share one request, that none follows a failure within ten seconds, and that
   * visitors cause none in a steady state.
   */
  const checkRequest = (request: ProviderRequest, previous: ProviderRequest | undefined): void => {
    const where = { slot: request.slot, path: request.path as Path };
    const isSteady = Object.values(changedAt).every((time) => request.from - time > SETTLING_MS);
    const isInvented = request.path.endsWith('pahittad');
    const isOrderly = isSteady && isWell() && world.kv.mode === 'well' && world.cache.mode === 'well' && isCronOn;
    const wasKilled = request.from - (killedAt.get(request.slot) ?? 0) < SETTLING_MS;
    check(!(isOrderly && !wasKilled && !isInvented && world.delisted.size === 0), 'a visitor is a request', where);
    if (!previous || previous.isKilled || request.isRetry) return;
    if (Math.max(killedAt.get(request.slot) ?? 0, bornAt.get(request.slot) ?? 0) >= previous.from) return;
    const { from } = request;
    if (previous.end === null || previous.end.at > from) {
      check(from - previous.from >= MAX_REQUEST_MS, 'two requests at the same time', where);
    } else if (previous.end.isOk) {
      check(from - previous.from >= REVALIDATED_FROM_MS, 'a request although there is a fresh copy', where);
    } else {
      check(from - previous.end.at >= TEN_SECONDS_MS, 'a request within ten seconds after a failure', where);
    }
  };
  let checkedRequests = 0;
  let checkedEnds = 0;

  /** Checks the provider's requests, the ends of incidents, and that background work ends. */
  const checkWorld = (): void => {
    for (; checkedRequests < world.requests.length; checkedRequests += 1) {
      const request = world.requests[checkedRequests];
      if (!request) continue;
      const earlier = world.requests.slice(0, checkedRequests);
      checkRequest(
        request,
        earlier.findLast(({ slot: at, path }) => at === request.slot && path === request.path),
      );
    }
    for (; checkedEnds < world.ended.length; checkedEnds += 1) {
      const end = world.ended[checkedEnds];
      if (end?.incident !== 'snapshot read') continue;
      const isDown = ['rejects', 'emptied'].includes(world.kv.mode) && end.at - changedAt.kv > 12_000;
      if (!isDown) continue;
      check(false, 'the end of an outage of KV is told, which has not ended', { slot: end.slot, path: LIST });
    }
    for (const at of SLOTS) {
      const oldest = world.isolateOf(at).oldestWorkMs();
      check(oldest <= 30_000, `background work goes on for ${oldest} ms`, { slot: at, path: LIST });
    }
  };

  const visit = (started: Visit): void => {
    snapshotsAt.set(started, world.readKv(started.slot));
    void Promise.resolve(world.isolateOf(started.slot).get(started.path)).then(async (response) => {
      const until = Date.now();
      const body = await response.text();
      const isProduct = response.status === 200 && started.path !== '/';
      const answer: Answer = {
        ...started,
        until,
        status: response.status,
        isStale: response.headers.get('cache-status')?.includes('fwd=stale') === true,
        ageSeconds: Number(response.headers.get('age')),
        moment: isProduct ? momentOf(priceIn(body)) : null,
        body: started.path === '/' ? body : '',
      };
      snapshotsAt.set(answer, snapshotsAt.get(started) ?? null);
      if (!isKilledSince(started)) {
        if (started.path === '/') checkStart(answer);
        else {
          checkCopy(answer);
          checkWait(answer);
          checkError(answer);
          checkGoods(answer);
        }
      }
      if (lives.get(started.slot) !== undefined && lives.get(started.slot) !== started.life) return;
      answers.push(answer);
      checkHealth(answer);
    });
  };

  const happen = async (next: Step): Promise<void> => {
    switch (next.kind) {
      case 'visit':
        visit({ slot: next.slot, path: next.path, from: Date.now(), life: lives.get(next.slot) ?? 0 });
        return;
      case 'crowd':
        for (let visitor = 0; visitor < 7; visitor += 1) {
          visit({ slot: next.slot, path: next.path, from: Date.now(), life: lives.get(next.slot) ?? 0 });
          await world.advance(next.everyMs);
        }
        return;
      case 'wait':
        for (let left = next.ms; left > 0; left -= TTL_MS) await world.advance(Math.min(left, TTL_MS));
        return;
      case 'provider':
        Object.assign(world.provider, { mode: next.mode, latencyMs: next.latencyMs });
        changedAt.provider = Date.now();
        return;
      case 'kv':
        Object.assign(world.kv, { mode: next.mode, latencyMs: next.latencyMs });
        changedAt.kv = Date.now();
        return;
      case 'cache':
        world.cache.mode = next.mode;
        changedAt.cache = Date.now();
        return;
      case 'cron':
        world.setCron(next.isOn);
        isCronOn = next.isOn;
        changedAt.cron = Date.now();
        return;
      case 'delist':
        world.delisted[next.isOn ? 'add' : 'delete'](next.id);
        if (next.isOn) delistedAt.set(next.id, Date.now());
        else delistedAt.delete(next.id);
        changedAt.goods = Date.now();
        return;
      case 'hang':
        world.hanging[next.isOn ? 'add' : 'delete'](next.id);
        changedAt.provider = Date.now();
        return;
      case 'kill':
        world.kill(next.slot);
        killedAt.set(next.slot, Date.now());
        return;
      case 'restart':
        world.restart(next.slot);
        bornAt.set(next.slot, Date.now());
        lives.set(next.slot, (lives.get(next.slot) ?? 0) + 1);
        return;
    }
  };

  return {
    /** The broken promises, one sentence each. */
    problems,

    /** Performs a step, and checks its effects. */
    async take(next: Step): Promise<void> {
      await happen(next);
      await world.advance(0);
      checkWorld();
    },
  };
};
