import { expect, it } from 'vitest';
import setUp from '../../docs/operations/set-up.md?raw';
import { createFaultySite } from '../support/create-test-app.ts';
import type { Behaviour } from '../support/faults.ts';

/** The text that docs/operations/set-up.md tells monitors to search for: the code span that follows `introduction`. */
const searchText = (introduction: string): string => {
  const [, text = ''] = setUp.split(introduction);
  const [, code] = /^ `([^`]+)`/.exec(text) ?? [];
  if (!code) throw new Error(`docs/operations/set-up.md has no search text after "${introduction}"`);
  return code;
};
const GOODS = searchText('the page contains');
const STALE = searchText('the same page does not contain');
const READY = searchText('`GET /healthz`: status 200 and');

/** The responses that a monitor gets. With `before`, the list from before `behaviour` is an hour old. */
const monitor = async (behaviour: Behaviour, before: boolean) => {
  const { provider, clock, site } = createFaultySite();
  if (before) {
    await site.get('/produkter');
    await site.waitForBackground();
    clock.advance(3_600);
  }
  await provider.behave(behaviour);
  const { status, html } = await site.visit('/produkter');
  await site.waitForBackground();
  const health = await site.get('/healthz');
  return {
    status,
    hasGoods: html.includes(GOODS),
    isStale: html.includes(STALE),
    isReady: health.status === 200 && (await health.text()).includes(READY),
  };
};

const WELL = { status: 200, hasGoods: true, isStale: false, isReady: true };
const FAILING = { fault: 'status', status: 500 } as const;

it.each<readonly [string, Behaviour, boolean, object]>([
  ['the provider works', {}, false, WELL],
  ['the list is empty', { fault: 'empty' }, false, { ...WELL, hasGoods: false }],
  ['the list cannot be loaded', FAILING, false, { status: 502, hasGoods: false, isStale: false, isReady: false }],
  ['the provider fails later', FAILING, true, { ...WELL, isStale: true, isReady: false }],
])(
  'a monitor with the search texts of docs/operations/set-up.md sees when %s',
  async (_when, behaviour, before, seen) => {
    expect(await monitor(behaviour, before)).toEqual(seen);
  },
);
