import 'vitest';

declare module 'vitest' {
  /** What start-sandbox.ts provides. Each is without a slash at the end. */
  interface ProvidedContext {
    /** URL of the sandbox provider. */
    providerUrl: string;
    /** URL of a provider that resets every connection before it responds. */
    resettingUrl: string;
    /** URL of a provider that closes the connection in the middle of every response. */
    truncatingUrl: string;
    /** URL of the ingest server. */
    ingestUrl: string;
  }
}
