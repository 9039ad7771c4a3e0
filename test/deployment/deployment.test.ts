import { describe, expect, it } from 'vitest';
import { HOSTS, startOperator } from './support/operator.ts';

describe('the first deployment', () => {
  it('creates the namespace, uploads files and script, sets address and trigger, and checks the site', async () => {
    await using operator = await startOperator();
    const { cloudflare, deployBuilt } = operator;
    const { code, output } = await deployBuilt();
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
});
