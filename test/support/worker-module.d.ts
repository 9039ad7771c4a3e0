declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../src/worker.ts');
  }
}
