import { toShopParams } from '../../../src/shared/shop-address.ts';

/** A web shop on one of the hosts that wrangler.toml allows. */
export const SHOP = 'https://nora.medlem.saljrundan.example/klass-9b';
export const SHOP_HOST = 'nora.medlem.saljrundan.example';

/** The fragment of an address that Nora has shared. */
export const SHARED_SHOP = `#${toShopParams({ href: SHOP, name: 'Nora' })}`;
