import { toShopParams } from '../../../src/shared/shop-address.ts';

/** A web shop on one of the hosts that wrangler.toml allows. Its last letters are those of the mark of an own shop. */
export const SHOP = 'https://nora.medlem.saljrundan.example/brown';
export const SHOP_HOST = 'nora.medlem.saljrundan.example';

/** The fragment of an address that Nora has shared. */
export const SHARED_SHOP = `#${toShopParams({ href: SHOP, name: 'Nora' })}`;
