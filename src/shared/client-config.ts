/**
 * Configuration that the server passes to the client in data attributes of `<body>`. It is the same for all visitors.
 * The keys are those of `dataset`: `reportDsn` is the attribute `data-report-dsn`.
 */
export type ClientConfig = {
  /** Sentry DSN. Absent: the client reports no errors. */
  readonly reportDsn?: string;
  /** The environment that the site runs in. Only used in reports. */
  readonly environment?: string;
  /** The commit that was built. Only used in reports. */
  readonly release?: string;
  /** Id of the deployed version. Only used in reports. */
  readonly buildId?: string;
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of the operator's web shops, separated by spaces. `https://*.host` stands for all subdomains. */
  readonly shopOrigins: string;
};

/** The attributes of `<body>`. */
export const clientConfigAttributes = (config: ClientConfig): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [
      `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );

/** The part of `document.body` that the client reads. The Worker's types of `HTMLElement` have no `dataset`. */
export type WithClientConfig = { readonly dataset: { readonly [Key in keyof ClientConfig]?: string | undefined } };

/** Null: reporting is off. */
export const readReportDsn = ({ dataset }: WithClientConfig): string | null => dataset.reportDsn ?? null;
export const readConsentMode = ({ dataset }: WithClientConfig): ClientConfig['consentMode'] =>
  dataset.consentMode === 'opt-out' ? 'opt-out' : 'opt-in';
