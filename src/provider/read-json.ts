/** The longest response that is read, in bytes. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The response is complete, but it does not match the API. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

const JSON_TYPE = /^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i;

const readText = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new MalformedResponseError(`it is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Reads a response that must have a JSON content type and at most MAX_BODY_BYTES. Throws a MalformedResponseError
 * otherwise, and whatever the platform throws when the connection breaks or the signal aborts.
 */
export const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) {
    await response.body?.cancel();
    throw new MalformedResponseError(`its content type is ${type ? type.slice(0, 100) : 'missing'}`);
  }
  const text = response.body ? await readText(response.body, MAX_BODY_BYTES) : '';
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedResponseError('it is not JSON', { cause });
  }
};
