import { inject } from 'vitest';
import * as z from 'zod';

const fields = z.record(z.string(), z.unknown());

const envelopes = z.array(
  z.object({
    headers: fields,
    items: z.array(z.object({ headers: fields, payload: z.unknown() })),
    raw: z.string(),
    request: fields,
  }),
);

const errorEvent = z.looseObject({
  event_id: z.string(),
  environment: z.string(),
  release: z.string(),
  tags: z.record(z.string(), z.string()).default({}),
  exception: z.object({
    values: z.array(
      z.object({
        type: z.string(),
        value: z.string(),
        stacktrace: z.object({ frames: z.array(z.looseObject({ filename: z.string().optional() })) }).optional(),
      }),
    ),
  }),
});

/** The error events in envelopes, in order. */
export const errorEventsOf = (received: z.infer<typeof envelopes>) =>
  received
    .flatMap(({ items }) => items)
    .filter(({ headers }) => headers.type === 'event')
    .map(({ payload }) => errorEvent.parse(payload));

/** The ingest server answers `broken` with an error and never answers `silent`. */
type IngestKey = 'public' | 'broken' | 'silent';

/** A project at the ingest server for one test. */
export const createIngestProject = (key: IngestKey = 'public') => {
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const url = new URL(inject('ingestUrl'));
  const received = async () => envelopes.parse(await (await fetch(`${url.origin}/envelopes?project=${id}`)).json());
  return {
    dsn: `${url.protocol}//${key}@${url.host}/${id}`,
    received,
    /** The error events received, oldest first. */
    events: async () => errorEventsOf(await received()),
  };
};
