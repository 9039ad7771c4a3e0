// scripts/site.ts puts the Worker that it starts in place of this module.
import site from '../../src/worker.ts';

/**
 * The Worker, except that late pages are not compressed. Cloudflare's edge compresses responses outside of the Worker.
 * Locally, Miniflare has workerd compress them, whose encoders send nothing of a page before its end
 * (cloudflare/workers-sdk#8004). Miniflare leaves a response alone that has another encoding than gzip and Brotli. Only
 * late pages have a nonce.
 */
export default {
  ...site,
  async fetch(...args: Parameters<typeof site.fetch>): Promise<Response> {
    const response = await site.fetch(...args);
    const isLate = response.headers.get('content-security-policy')?.includes("'nonce-");
    if (isLate) response.headers.set('content-encoding', 'identity');
    return response;
  },
};
