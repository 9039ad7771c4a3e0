import type { Vars } from './configuration.ts';

/**
 * The variables that decide which product data the site can read: from the product API, and from the copies that the
 * running version has stored.
 */
const DATA_VALUES: ReadonlySet<string> = new Set([
  'PUBLIC_ORIGIN',
  'PROVIDER_API_URL',
  'PROVIDER_TIMEOUT_MS',
  'MEDIA_ORIGINS',
  'CACHE_EPOCH',
]);

const namesOfChanged = (running: Vars, next: Vars): readonly string[] =>
  [...new Set([...Object.keys(running), ...Object.keys(next)])].filter(
    // An unset variable is the same as an empty one.
    (name) => (running[name] ?? '') !== (next[name] ?? ''),
  );

/**
 * The variables whose values change with a deployment, one line each. `next` has every variable of the site. The value
 * of any other variable is left out, because somebody may have stored a secret in it.
 */
export const describeChangedValues = (running: Vars, next: Vars): readonly string[] =>
  namesOfChanged(running, next).map((name) => {
    const value = next[name];
    return value === undefined
      ? `${name}, which is not a variable of the site, is removed.`
      : `${name}: ${JSON.stringify(running[name] ?? '')} becomes ${JSON.stringify(value)}`;
  });

/** Whether the next version reads its product data with other values than the running one. */
export const readsOtherData = (running: Vars, next: Vars): boolean =>
  namesOfChanged(running, next).some((name) => DATA_VALUES.has(name));
