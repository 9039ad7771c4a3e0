/** What the server tells the browser's program, as data attributes of the body: the same for all visitors. */
export type ClientConfig = {
  /** Where the browser reports errors; null: nowhere. */
  readonly reportDsn: string | null;
  readonly consentMode: 'opt-in' | 'opt-out';
  /** Names the deployed version. */
  readonly buildId: string;
};

/** The body's attributes; the browser's program reads them back one by one, as it needs them. */
export const clientConfigAttributes = ({ reportDsn, consentMode, buildId }: ClientConfig) => ({
  'data-report-dsn': reportDsn ?? undefined,
  'data-consent-mode': consentMode,
  'data-build-id': buildId,
});

/** `HTMLElement.dataset`, which the Worker's types do not know. */
type WithDataset = { readonly dataset: Readonly<Record<string, string | undefined>> };

export const readReportDsn = ({ dataset }: WithDataset): ClientConfig['reportDsn'] => dataset.reportDsn ?? null;
export const readConsentMode = ({ dataset }: WithDataset): ClientConfig['consentMode'] =>
  dataset.consentMode === 'opt-out' ? 'opt-out' : 'opt-in';
export const readBuildId = ({ dataset }: WithDataset): ClientConfig['buildId'] => dataset.buildId ?? '';
