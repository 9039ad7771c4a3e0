import { describe, expect, it } from 'vitest';
import { HOSTS, startOperator } from './support/operator.ts';

describe('the first deployment', () => {
  it('creates the namespace, uploads files and script, sets address and trigger, and checks the site', async () => {
    await using operator = await startOperator();
    const { cloudflare, deploy } = operator;
    const { code, output } = await deploy('--tested');
    expect(output).toContain(`https://${HOSTS.production}/produkter: 200, text/html; charset=utf-8, 25 products`);
    expect(code).toBe(0);
    const version = cloudflare.versionAt(HOSTS.production);
    expect(output).toContain(`https://${HOSTS.production}/healthz: ready, build ${version?.id}`);
    expect(cloudflare.namespaces).toEqual([
      { id: version?.namespaces.CATALOGUE_SNAPSHOT, title: 'saljrundan-web-catalogue-snapshot' },
    ]);
    expect(cloudflare.scripts.get('saljrundan-web')).toMatchObject({ crons: ['*/2 * * * *'] });
    expect(version?.vars).toMatchObject({ COMPANY_NAME: 'Runda AB', NOINDEX: 'false', PRODUCT_NAME: 'Säljrundan' });
  });

  it('can be tried without any request to Cloudflare', async () => {
    await using operator = await startOperator();
    const { cloudflare, deploy } = operator;
    const { code, output } = await deploy('--tested', '--dry-run');
    expect(output).toContain('--dry-run: exiting now.');
    expect(output).toContain('/kopvillkor is not compared: ');
    expect(code).toBe(0);
    expect(cloudflare.requests()).toBe(0);
  });

  it('reuses the namespace of an earlier attempt whose script was refused', async () => {
    await using operator = await startOperator();
    const { cloudflare, deploy } = operator;
    cloudflare.refuse('script', 400);
    const refused = await deploy('--tested');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Nothing is deployed.') });
    const [namespace] = cloudflare.namespaces;
    expect(namespace?.title).toBe('saljrundan-web-catalogue-snapshot');
    const { code, output } = await deploy('--tested');
    expect(output).toContain('/healthz: ready');
    expect(code).toBe(0);
    expect(cloudflare.namespaces).toEqual([namespace]);
    expect(cloudflare.versionAt(HOSTS.production)?.namespaces).toEqual({ CATALOGUE_SNAPSHOT: namespace?.id });
  });
});
