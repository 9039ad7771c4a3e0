/** The values that an operator sets in place of the placeholders of wrangler.toml. */
export const PLACEHOLDERS_REPLACED = {
  PUBLIC_ORIGIN: 'https://www.saljrundan.se',
  COMPANY_NAME: 'Runda AB',
  COMPANY_SEAT: 'Borås',
  ORGANISATION_NUMBER: '556000-0000',
  VAT_NUMBER: 'SE556000000001',
  POSTAL_ADDRESS: 'Gatan 1, 123 45 Borås',
  CONTACT_EMAIL: 'hej@saljrundan.se',
  SUPPORT_EMAIL: 'support@saljrundan.se',
  MEMBERS_SITE_URL: 'https://medlem.saljrundan.se/',
  PROVIDER_API_URL: 'https://api.saljrundan.se',
  ILLUSTRATION_CREDIT_URL: 'https://www.saljrundan.se/',
  FACEBOOK_URL: 'https://www.facebook.com/saljrundan',
  INSTAGRAM_URL: 'https://www.instagram.com/saljrundan',
  LINKEDIN_URL: 'https://www.linkedin.com/company/saljrundan',
  TIKTOK_URL: 'https://www.tiktok.com/@saljrundan',
};

/** The values that an operator has to set before the first deployment. */
export const OPERATOR_VARS = {
  ...PLACEHOLDERS_REPLACED,
  DATA_RECIPIENTS: '[{"category":"it","name":"Cloudflare, Inc.","country":"USA","safeguard":"adequacy"}]',
};
