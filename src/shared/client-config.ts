/** The data that every report from the browser contains, and its destination. */
type ReportConfig = {
  /** Sentry DSN. */
  readonly dsn: string;
  /** The environment that the site runs in. */
  readonly environment: string;
  /** The commit that was built. */
  readonly release: string;
  /** Id of the deployed version. */
  readonly buildId: string;
};

/** Configuration that the server passes to the client in data attributes of `<body>`. It is the same for all visitors. */
export type ClientConfig = {
  /** Null: the client reports no errors. */
  readonly reports: ReportConfig | null;
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of the operator's web shops. `https://*.host` stands for all subdomains. */
  readonly shopOrigins: readonly string[];
};

/** The attributes of `<body>`. The client reads each attribute where it is needed. */
export const clientConfigAttributes = ({ reports, consentMode, shopOrigins }: ClientConfig) => ({
  'data-report-dsn': reports?.dsn,
  'data-environment': reports?.environment,
  'data-release': reports?.release,
  'data-build-id': reports?.buildId,
  'data-consent-mode': consentMode,
  'data-shop-origins': shopOrigins.join(' '),
});

/** The part of `HTMLElement` that the client reads. The Worker's types of `HTMLElement` have no `dataset`. */
export type WithDataset = { readonly dataset: Readonly<Record<string, string | undefined>> };

/** Null: reporting is off. */
export const readReportDsn = ({ dataset }: WithDataset): string | null => dataset.reportDsn ?? null;
export const readConsentMode = ({ dataset }: WithDataset): ClientConfig['consentMode'] =>
  dataset.consentMode === 'opt-out' ? 'opt-out' : 'opt-in';
