declare namespace Cloudflare {
  /** Bindings of wrangler.toml that tests use directly. */
  interface Env {
    readonly CATALOGUE_SNAPSHOT: KVNamespace;
    readonly PROVIDER_RATE_LIMITER: RateLimit;
  }

  interface GlobalProps {
    mainModule: typeof import('../../src/worker.ts');
  }
}
