/** The `environment` of every report. */
export const REPORT_ENVIRONMENT = 'production';
