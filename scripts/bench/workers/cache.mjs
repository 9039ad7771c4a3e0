/**
 * The server behind workerd's Cache API. A PUT carries a whole HTTP response in its body; a GET returns that response,
 * or 504 when there is none. It ignores Cache-Control and never evicts: the site checks freshness itself.
 */

/** @type {Map<string, { headers: [string, string][], body: Uint8Array<ArrayBuffer> }>} */
const responses = new Map();

const HEAD_END = '\r\n\r\n';

/** @param {Uint8Array<ArrayBuffer>} message */
function parseMessage(message) {
  // The head is ASCII, so byte and character offsets agree.
  const end = message.findIndex((_, at) =>
    HEAD_END.split('').every((character, i) => message[at + i] === character.charCodeAt(0)),
  );
  const [, ...lines] = new TextDecoder().decode(message.subarray(0, end)).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return /** @type {[string, string]} */ ([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  });
  return { headers, body: message.slice(end + HEAD_END.length) };
}

export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'PUT') {
      responses.set(request.url, parseMessage(new Uint8Array(await request.arrayBuffer())));
      return new Response(null, { status: 204 });
    }
    const response = responses.get(request.url);
    if (!response) return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } });
    return new Response(response.body, { headers: [...response.headers, ['cf-cache-status', 'HIT']] });
  },
};
