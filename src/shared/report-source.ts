import type { ClientConfig, WithDataset } from './client-config.ts';

/** What every report of the browser names. A file of its own, so that only what sends reports loads it. */
export const readReportSource = ({
  dataset,
}: WithDataset): Pick<ClientConfig, 'environment' | 'release' | 'buildId'> => ({
  environment: dataset.environment ?? '',
  release: dataset.release ?? '',
  buildId: dataset.buildId ?? '',
});
