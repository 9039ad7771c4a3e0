/**
 * What Cloudflare writes in place of a mail address:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const OBFUSCATED_MAIL = /\/cdn-cgi\/l\/email-protection|__cf_email__/;

/** Whether Cloudflare has replaced the mail addresses of a page. Every page has one in its footer. */
export const hasObfuscatedMail = (html: string): boolean => OBFUSCATED_MAIL.test(html);

/** The cause and the remedy, as the end of a sentence. */
export const OBFUSCATED_MAIL_CAUSE =
  'Cloudflare replaces mail addresses with __cf_email__ (switch off Email Address Obfuscation, under Scrape Shield of the zone)';
