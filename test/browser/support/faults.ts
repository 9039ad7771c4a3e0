import { inject } from 'vitest';
import type { Fault } from '../../../sandbox/faults/faults.ts';

export type Behaviour = { readonly fault?: Fault; readonly delayMs?: number; readonly status?: number };

/** Tells the troubled site's provider how to answer from now on; nothing told: as it should. */
export const tellProvider = async (behaviour: Behaviour = {}): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(inject('faultsUrl'), { method: 'PUT', headers, body: JSON.stringify(behaviour) });
  if (!response.ok) throw new Error(await response.text());
};
