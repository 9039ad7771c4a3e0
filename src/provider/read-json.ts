/** The longest answer that is read, in bytes. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Reads a body of at most `maxBytes` as text. Throws a RangeError as soon as more has come. */
const readText = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`the answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Reads an answer that must be JSON by its content type and at most MAX_BODY_BYTES long.
 * Throws a TypeError, RangeError or SyntaxError for anything else.
 */
export const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i.test(type)) {
    await response.body?.cancel();
    throw new TypeError(`the answer's content type is ${type || 'missing'}`);
  }
  return JSON.parse(response.body ? await readText(response.body, MAX_BODY_BYTES) : '');
};
