import { describe, expect, it } from 'vitest';
import { createTransport, MalformedResponseError, readJson } from '../../src/provider/transport.ts';

/** Not imported, so that a raised limit fails the test. */
const LIMIT_BYTES = 2 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * A JSON string as a response of exactly `bytes` bytes, in chunks. With `isOpen` the connection stays open after them.
 * `wasCancelled` tells whether the body was cancelled.
 */
const createResponse = (bytes: number, { isOpen = false } = {}) => {
  let sent = 0;
  let wasCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === bytes) return new Promise<void>(() => undefined);
      const chunk = new Uint8Array(Math.min(CHUNK_BYTES, bytes - sent)).fill(0x61);
      if (sent === 0) chunk[0] = 0x22;
      sent += chunk.length;
      if (sent === bytes) chunk[chunk.length - 1] = 0x22;
      controller.enqueue(chunk);
      if (sent === bytes && !isOpen) controller.close();
      return undefined;
    },
    cancel() {
      wasCancelled = true;
    },
  });
  const response = new Response(body);
  return { response, wasCancelled: () => wasCancelled, sent: () => sent };
};

describe("the provider's response", () => {
  it.each([LIMIT_BYTES - 1, LIMIT_BYTES])('is accepted with %i bytes', async (bytes) => {
    const { response } = createResponse(bytes);
    expect(await readJson(response)).toHaveLength(bytes - 2);
  });

  it('is rejected as malformed with one byte more than 2 MiB, and its connection is cancelled', async () => {
    const { response, wasCancelled } = createResponse(LIMIT_BYTES + 1, { isOpen: true });
    await expect(readJson(response)).rejects.toThrow(MalformedResponseError);
    expect(wasCancelled()).toBe(true);
  });

  it('is not read beyond the limit', async () => {
    const { response, sent } = createResponse(100 * LIMIT_BYTES);
    await expect(readJson(response)).rejects.toThrow('2097152 bytes');
    expect(sent()).toBeLessThanOrEqual(LIMIT_BYTES + 3 * CHUNK_BYTES);
  });

  it('fails the request as invalid, without a retry, when it is too long', async () => {
    const { response } = createResponse(LIMIT_BYTES + 1);
    const transport = createTransport({
      baseUrl: 'https://api.example/',
      token: null,
      timeoutMs: 5_000,
      now: () => new Date(0),
      fetch: async () => response,
    });
    await expect(transport({ resource: 'products', path: 'products', query: {} })).rejects.toMatchObject({
      failure: 'invalid',
      mayRetry: false,
    });
  });

  it.each(['', '{', '[1,]', "{'a': 1}", 'NaN'])('is rejected when its body is %j', async (body) => {
    await expect(readJson(new Response(body))).rejects.toThrow(MalformedResponseError);
  });
});
