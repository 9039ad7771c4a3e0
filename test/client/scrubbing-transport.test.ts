import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeScrubbingTransport, setAnalyticsAllowed } from '../../client/monitoring/scrubbing-transport.ts';
import { createIngestProject } from '../support/ingest-project.ts';

type Envelope = Parameters<ReturnType<typeof makeScrubbingTransport>['send']>[0];

const URL_WITH_DATA =
  'https://www.saljrundan.example/?namn=Åsa#calculator&shop=https%3A%2F%2Fnora.medlem.example&namn=asa@forening.example';

const ERROR: () => Envelope = () => [
  { event_id: 'e', sent_at: '' },
  [[{ type: 'event' }, { message: `at ${URL_WITH_DATA}`, request: { url: URL_WITH_DATA } }]],
];

const REPLAY: () => Envelope = () => {
  const text = `{"segment_id":0}\n[{"type":4,"data":{"href":"${URL_WITH_DATA}"}},{"type":5,"data":"å"}]`;
  const event = {
    type: 'replay_event' as const,
    urls: [URL_WITH_DATA],
    error_ids: [],
    trace_ids: [],
    segment_names: [],
  };
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
  return { ingest, transport: makeScrubbingTransport({ url, recordDroppedEvent: () => undefined }) };
};

afterEach(() => setAnalyticsAllowed(false));

describe('without consent to analytics', () => {
  it('sends an error without queries and fragments', async () => {
    const { ingest, transport } = setUp();
    await transport.send(ERROR());
    const [envelope] = await ingest.received();
    expect(envelope?.items[0]?.payload).toEqual({
      message: 'at https://www.saljrundan.example/',
      request: { url: 'https://www.saljrundan.example/' },
    });
  });

  it('sends the breadcrumbs of a search without its words', async () => {
    const { ingest, transport } = setUp();
    const url = `/produkter?${new URLSearchParams({ sok: 'hemligt "nötter" & mer' })}`;
    const absolute = `https://www.saljrundan.example${url}`;
    const breadcrumbs = [
      { type: 'http', category: 'xhr', data: { method: 'GET', url, status_code: 200 } },
      { category: 'navigation', data: { from: '/produkter', to: url } },
      { category: 'console', message: `cannot load ${absolute}` },
    ];
    await transport.send([{ event_id: 'e', sent_at: '' }, [[{ type: 'event' }, { breadcrumbs }]]]);
    const [envelope] = await ingest.received();
    expect(envelope?.items[0]?.payload).toEqual({
      breadcrumbs: [
        { type: 'http', category: 'xhr', data: { method: 'GET', url: '/produkter', status_code: 200 } },
        { category: 'navigation', data: { from: '/produkter', to: '/produkter' } },
        { category: 'console', message: 'cannot load https://www.saljrundan.example/produkter' },
      ],
    });
  });

  it('does not send a replay', async () => {
    const { ingest, transport } = setUp();
    await transport.send(REPLAY());
    expect(await ingest.received()).toEqual([]);
  });
});

describe('with consent to analytics', () => {
  beforeEach(() => setAnalyticsAllowed(true));

  it('sends a complete replay without queries and fragments', async () => {
    const { ingest, transport } = setUp();
    await transport.send(REPLAY());
    const [envelope] = await ingest.received();
    expect(envelope?.raw).not.toMatch(/namn|shop|nora|Åsa|asa@/);
    expect(envelope?.items[1]?.payload).toEqual({
      segment_id: 0,
      events: [
        { type: 4, data: { href: 'https://www.saljrundan.example/' } },
        { type: 5, data: 'å' },
      ],
    });
  });

  it('sends element selectors without their text attributes', async () => {
    const { ingest, transport } = setUp();
    const message = 'main > img.scene[alt="Kakor, "färska" [stora]"] > button[aria-label="Öppna"][name="b"]';
    await transport.send([{ event_id: 'b', sent_at: '' }, [[{ type: 'event' }, { message }]]]);
    const [envelope] = await ingest.received();
    expect(envelope?.items[0]?.payload).toEqual({ message: 'main > img.scene > button[name="b"]' });
  });

  it('does not send a replay after the consent is withdrawn', async () => {
    const { ingest, transport } = setUp();
    setAnalyticsAllowed(false);
    await transport.send(REPLAY());
    expect(await ingest.received()).toEqual([]);
  });
});
