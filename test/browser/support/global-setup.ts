import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { unstable_readConfig as readConfig } from 'wrangler';
import { findBrowser } from '../../../scripts/browser.mjs';
import { findFreePort } from '../../../scripts/ports.mjs';
import { startServers } from '../../../scripts/servers.mjs';
import { parseConfig } from '../../../src/config.ts';
import type { Site } from '../../../src/content/site.ts';
import { startTroubledSite } from './faulty-site.ts';
import { startIngest } from './ingest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site before a provider that works, without a slash at the end. */
    siteUrl: string;
    /** A site that reports its errors, before a provider that can be told to misbehave. */
    troubledSiteUrl: string;
    /** Where that provider is told. */
    faultsUrl: string;
    /** Where the troubled site's reports arrive and can be read. */
    ingestUrl: string;
    /** The running browser. */
    browserUrl: string;
    /** What the copy speaks of, as configured. */
    site: Site;
  }
}

const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser is a visitor's: the site treats bots in another way.
  '--disable-blink-features=AutomationControlled',
];

const launchBrowser = async () => {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Error('No Chrome or Chromium was found: set CHROME_PATH, or run npm test.');
  const isRoot = process.getuid?.() === 0;
  return chromium.launchServer({ executablePath, args: isRoot ? [...BROWSER_ARGS, '--no-sandbox'] : BROWSER_ARGS });
};

/** Starts everything that the tests talk to: two sites, their provider, a receiver of error reports, and a browser. */
export default async ({ provide }: TestProject) => {
  const cleanup: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    await Promise.allSettled(cleanup.map((stop) => stop()));
  };
  try {
    const ingest = await startIngest();
    cleanup.push(ingest.stop);
    const browser = await launchBrowser();
    cleanup.push(() => browser.close());
    const servers = await startServers({ port: await findFreePort(), providerPort: await findFreePort() });
    cleanup.push(servers.stop);
    const faultsUrl = `${servers.providerUrl}/faults/browser`;
    const troubledSite = await startTroubledSite(faultsUrl, { SENTRY_DSN: ingest.dsn });
    cleanup.push(troubledSite.stop);
    provide('siteUrl', servers.siteUrl);
    provide('troubledSiteUrl', troubledSite.siteUrl);
    provide('faultsUrl', faultsUrl);
    provide('ingestUrl', ingest.url);
    provide('browserUrl', browser.wsEndpoint());
    provide('site', parseConfig(readConfig({ config: 'wrangler.toml' }).vars).site);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
};
