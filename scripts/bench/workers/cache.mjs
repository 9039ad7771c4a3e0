/**
 * The data centre's cache as workerd speaks to it: PUT carries a whole HTTP response in its body, GET is answered with
 * that response or with 504. It forgets nothing; how long a thing may be kept is the site's own affair.
 */

/** @type {Map<string, { headers: [string, string][], body: Uint8Array<ArrayBuffer> }>} */
const kept = new Map();

const HEAD_END = '\r\n\r\n';

/** @param {Uint8Array<ArrayBuffer>} message */
function parseMessage(message) {
  // Up to the end of the head every byte is a character.
  const end = message.findIndex((_, at) =>
    HEAD_END.split('').every((sign, i) => message[at + i] === sign.charCodeAt(0)),
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
      kept.set(request.url, parseMessage(new Uint8Array(await request.arrayBuffer())));
      return new Response(null, { status: 204 });
    }
    const found = kept.get(request.url);
    if (!found) return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } });
    return new Response(found.body, { headers: [...found.headers, ['cf-cache-status', 'HIT']] });
  },
};
