import type { ReportConfig, WithDataset } from './client-config.ts';

/** What every report of the browser names. A file of its own, so that only what sends reports loads it. */
export const readReportSource = ({ dataset }: WithDataset): Omit<ReportConfig, 'dsn'> => ({
  environment: dataset.environment ?? '',
  release: dataset.release ?? '',
  buildId: dataset.buildId ?? '',
});
