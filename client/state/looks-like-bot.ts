/** Repeats the consent library's own test for bots, because it must run before the library is loaded. */
export const looksLikeBot = (browser: { readonly userAgent: string; readonly webdriver: boolean }): boolean =>
  browser.webdriver || /bot|crawl|spider|slurp|teoma/i.test(browser.userAgent);
