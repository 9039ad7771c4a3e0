/** A page as Cloudflare sends it while Email Address Obfuscation is on. */
export const obfuscateMail = (html: string): string =>
  html.replaceAll(
    /<a href="mailto:[^"]*">[^<]*/g,
    '<a href="/cdn-cgi/l/email-protection#8fe7"><span class="__cf_email__" data-cfemail="8fe7">[email&#160;protected]</span>',
  );
