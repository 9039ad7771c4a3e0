/**
 * Configuration that the server passes to the browser's script in data attributes of `<body>`. It is the same for all
 * visitors. The keys are those of `dataset`: `reportDsn` is the attribute `data-report-dsn`.
 */
export type ClientConfig = {
  /** Sentry DSN. Absent: the client reports no errors. */
  readonly reportDsn?: string;
  /** Where the site runs. Reports alone name it. */
  readonly environment?: string;
  /** The commit that was built. Reports alone name it. */
  readonly release?: string;
  /** Id of the deployed version. Reports alone name it. */
  readonly buildId?: string;
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of the operator's web shops, separated by blanks. `https://*.host` stands for all subdomains. */
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

/** `document.body`. The Worker's types have no `dataset`. */
export type WithClientConfig = { readonly dataset: { readonly [Key in keyof ClientConfig]?: string | undefined } };

/** Null: reporting is off. */
export const readReportDsn = ({ dataset }: WithClientConfig): string | null => dataset.reportDsn ?? null;
export const readConsentMode = ({ dataset }: WithClientConfig): ClientConfig['consentMode'] =>
  dataset.consentMode === 'opt-out' ? 'opt-out' : 'opt-in';
