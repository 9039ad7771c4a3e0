import type { IncidentName, Incidents } from '../reporting/incidents.ts';

/**
 * The kinds of requests to the provider. Visitors cannot make a `list` or a known `product` fail by what they send. They
 * make up the parameters of a `filtered list`, an `unknown id` and the credential of an `authenticated` request.
 */
export type RequestKind = Extract<IncidentName, 'list' | 'filtered list' | 'product' | 'unknown id' | 'authenticated'>;

/** In milliseconds since 1970. Null: it has not failed since, or has not succeeded yet. */
export type KindHealth = { readonly failingSince: number | null; readonly lastSuccess: number | null };

const UNKNOWN: KindHealth = { failingSince: null, lastSuccess: null };

/** Remembers for each kind whether its last request failed, and reports each outage once. `now`: milliseconds since 1970. */
export const createOutages = (incidents: Incidents, now: () => number) => {
  const health = new Map<RequestKind, KindHealth>();
  const healthOf = (kind: RequestKind): KindHealth => health.get(kind) ?? UNKNOWN;
  return {
    succeeded(kind: RequestKind): void {
      health.set(kind, { failingSince: null, lastSuccess: now() });
      incidents.recovered(kind);
    },
    failed(kind: RequestKind, error: unknown): void {
      const { failingSince, lastSuccess } = healthOf(kind);
      health.set(kind, { failingSince: failingSince ?? now(), lastSuccess });
      incidents.failed(kind, error);
    },
    healthOf,
  };
};
