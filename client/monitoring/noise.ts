/**
 * Errors of scripts that apps and scanners inject into every page, which the Sentry SDK's own list lacks. No code of this
 * site can cause them: it calls no such bridge.
 */
export const INJECTED_ERRORS = [
  // Apps on Android. Chromium's words for a call of an app's Java method that fails.
  /Java bridge method invocation error$/,
  // Apps on iOS (https://github.com/getsentry/sentry-javascript/issues/3040).
  /webkit\.messageHandlers/,
  // Scanners of links in e-mail (https://github.com/cefsharp/CefSharp/issues/3632). The SDK's list has one method of it.
  /^Object Not Found Matching Id:\d+/,
];

/** Where the scripts of browser extensions come from. Safari hides their addresses. */
export const EXTENSION_URLS = [/^(?:chrome|moz|safari|safari-web)-extension:/, /^webkit-masked-url:/];
