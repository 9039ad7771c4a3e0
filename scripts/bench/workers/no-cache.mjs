/** The server behind the Cache API of a data centre that has not stored anything yet: every look-up is a miss. */
export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method !== 'PUT') return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } });
    await request.arrayBuffer();
    return new Response(null, { status: 204 });
  },
};
