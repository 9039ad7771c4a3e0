import { inject } from 'vitest';
import * as z from 'zod';
import type { Fault } from '../../src/sandbox/lab/faults.ts';

export type Behaviour = {
  readonly fault?: Fault;
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfter?: string;
  readonly price?: number;
};

const asked = z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) }));

/** A sandbox provider of a test's own, over HTTP, that can be told to misbehave and remembers what it was asked. */
export const createLab = () => {
  const url = `${inject('providerUrl')}/lab/${crypto.randomUUID()}`;
  return {
    url,
    async behave(behaviour: Behaviour): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
      if (!response.ok) throw new Error(await response.text());
      await response.body?.cancel();
    },
    asked: async () => asked.parse(await (await fetch(url)).json()),
  };
};

/** A clock that stands still until it is told to go on. */
export const createClock = (start = '2026-11-20T12:00:00Z') => {
  let now = new Date(start);
  return {
    now: () => now,
    advance(seconds: number): void {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
};
