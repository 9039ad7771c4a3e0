/** Configuration that the server passes to the client in data attributes of `<body>`; the same for all visitors. */
export type ClientConfig = {
  /** Sentry DSN for the client's error reports; null: reporting is off. */
  readonly reportDsn: string | null;
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Origins of the operator's web shops. `https://*.host` stands for all subdomains. */
  readonly shopOrigins: readonly string[];
  /** Where the site runs, for reports. */
  readonly environment: string;
  /** The commit that was built, for reports. */
  readonly release: string;
  /** Id of the deployed version. */
  readonly buildId: string;
};

/** The attributes of `<body>`. The client reads each back when it needs it, here, in report-source.ts and in shop-address.ts. */
export const clientConfigAttributes = ({
  reportDsn,
  consentMode,
  shopOrigins,
  environment,
  release,
  buildId,
}: ClientConfig) => ({
  'data-report-dsn': reportDsn ?? undefined,
  'data-consent-mode': consentMode,
  'data-shop-origins': shopOrigins.join(' '),
  'data-environment': environment,
  'data-release': release,
  'data-build-id': buildId,
});

/** `HTMLElement`, of which the Worker's types have no `dataset`. */
export type WithDataset = { readonly dataset: Readonly<Record<string, string | undefined>> };

export const readReportDsn = ({ dataset }: WithDataset): ClientConfig['reportDsn'] => dataset.reportDsn ?? null;
export const readConsentMode = ({ dataset }: WithDataset): ClientConfig['consentMode'] =>
  dataset.consentMode === 'opt-out' ? 'opt-out' : 'opt-in';
