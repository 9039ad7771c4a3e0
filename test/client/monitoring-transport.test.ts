import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { allowRecording, makeCarefulTransport } from '../../client/monitoring/transport.ts';
import { createIngestProject } from '../support/ingest-project.ts';

type Envelope = Parameters<ReturnType<typeof makeCarefulTransport>['send']>[0];

const ADDRESS = 'https://www.saljrundan.example/?namn=Åsa#mejl=asa@forening.example';

const ERROR: () => Envelope = () => [
  { event_id: 'e', sent_at: '' },
  [[{ type: 'event' }, { message: `at ${ADDRESS}`, request: { url: ADDRESS } }]],
];

const RECORDING: () => Envelope = () => {
  const text = `{"segment_id":0}\n[{"type":4,"data":{"href":"${ADDRESS}"}},{"type":5,"data":"å"}]`;
  const event = { type: 'replay_event' as const, urls: [ADDRESS], error_ids: [], trace_ids: [], segment_names: [] };
  return [
    { event_id: 'r', sent_at: '' },
    [
      [{ type: 'replay_event' }, { ...event, replay_id: 'r', segment_id: 0, replay_type: 'session' }],
      [{ type: 'replay_recording', length: new TextEncoder().encode(text).length }, text],
    ],
  ];
};

const setUp = () => {
  const ingest = createIngestProject();
  const url = `${inject('ingestUrl')}/api/${new URL(ingest.dsn).pathname.slice(1)}/envelope/?sentry_key=public`;
  return { ingest, transport: makeCarefulTransport({ url, recordDroppedEvent: () => undefined }) };
};

afterEach(() => allowRecording(false));

describe('without consent', () => {
  it('an error gets out, without queries and fragments', async () => {
    const { ingest, transport } = setUp();
    await transport.send(ERROR());
    const [envelope] = await ingest.received();
    expect(envelope?.items[0]?.payload).toEqual({
      message: 'at https://www.saljrundan.example/',
      request: { url: 'https://www.saljrundan.example/' },
    });
  });

  it('a recording does not', async () => {
    const { ingest, transport } = setUp();
    await transport.send(RECORDING());
    expect(await ingest.received()).toEqual([]);
  });
});

describe('with consent', () => {
  beforeEach(() => allowRecording(true));

  it('a recording gets out whole, without queries and fragments', async () => {
    const { ingest, transport } = setUp();
    await transport.send(RECORDING());
    const [envelope] = await ingest.received();
    expect(envelope?.raw).not.toMatch(/namn|mejl|Åsa|asa@/);
    expect(envelope?.items[1]?.payload).toEqual({
      segment_id: 0,
      events: [
        { type: 4, data: { href: 'https://www.saljrundan.example/' } },
        { type: 5, data: 'å' },
      ],
    });
  });

  it('the names of elements get out without their descriptions', async () => {
    const { ingest, transport } = setUp();
    const message = 'main > img.scene[alt="Kakor, "färska" [stora]"] > button[aria-label="Öppna"][name="b"]';
    await transport.send([{ event_id: 'b', sent_at: '' }, [[{ type: 'event' }, { message }]]]);
    const [envelope] = await ingest.received();
    expect(envelope?.items[0]?.payload).toEqual({ message: 'main > img.scene > button[name="b"]' });
  });

  it('that ends, a recording does not get out any more', async () => {
    const { ingest, transport } = setUp();
    allowRecording(false);
    await transport.send(RECORDING());
    expect(await ingest.received()).toEqual([]);
  });
});
