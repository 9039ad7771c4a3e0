import { inject } from 'vitest';
import * as z from 'zod';
import type { CatalogueName } from '../../sandbox/catalogue-api.ts';
import type { Fault } from '../../sandbox/faults/faults.ts';

/**
 * How the provider responds. A field that is not set leaves the response as usual. `price` is in öre and applies to
 * every product. `products` is the number of products in the list. `only` names the ids of the products in the list, in
 * order. `catalogue` is the house's own by default.
 */
export type Behaviour = {
  readonly fault?: Fault;
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfter?: string;
  readonly price?: number;
  readonly products?: number;
  readonly catalogue?: CatalogueName;
  readonly only?: readonly string[];
};

const recordedRequests = z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) }));

/** A sandbox provider over HTTP for one test. It misbehaves on request and records the requests it receives. */
export const createFaultyProvider = () => {
  const url = `${inject('providerUrl')}/faults/${crypto.randomUUID()}`;
  return {
    url,
    async behave(behaviour: Behaviour): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
      if (!response.ok) throw new Error(await response.text());
      await response.body?.cancel();
    },
    requests: async () => recordedRequests.parse(await (await fetch(url)).json()),
  };
};

/** A clock that moves only when a test advances it. */
export const createClock = (start = '2026-11-20T12:00:00Z') => {
  let now = new Date(start);
  return {
    now: () => now,
    advance(seconds: number): void {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
};
