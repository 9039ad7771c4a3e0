import { createLruCache } from '../cache/lru-cache.ts';
import { agreeOnContents, parseNetContents } from '../domain/comparison-price.ts';
import { type Asset, type Product, type ProductSummary, SHARE_CARD_SIZE, type ShareCard } from '../domain/product.ts';
import { seasonOf } from '../domain/seasons.ts';
import { toTagKey } from '../domain/tags.ts';
import { findIngredients, statesIngredients } from '../html/ingredients.ts';
import { parseFormattedText } from '../html/parse-formatted-text.ts';
import { toPlainText } from '../html/plain-text.ts';
import type { ProductList, ProviderProduct, ProviderProductSummary } from './schema.ts';

/*
 * Maps what the provider sends to the domain. Whatever a page derives from a product is derived here, once. Stored copies
 * and /api stay in the provider's form, so that a copy from before a deployment can be read after it.
 */

/** Maps a product of the provider's list. A field with the same form in the domain is passed on. */
export const toProductSummary = ({ tags, ...fields }: ProviderProductSummary): ProductSummary => {
  const keyed = tags.map((tag) => ({ ...tag, key: toTagKey(tag.name) }));
  return { ...fields, tags: keyed, season: seasonOf(keyed) };
};

type ProviderAsset = ProviderProduct['media'][number];

/** ORIGINAL is the unprocessed file. The specification does not allow it on a page. */
const toAsset = ({ name, renditions: { LARGE, MEDIUM, SMALL, THUMBNAIL } }: ProviderAsset): Asset => ({
  name,
  renditions: [LARGE, MEDIUM, SMALL, THUMBNAIL].filter((rendition) => rendition !== undefined),
});

const hasRenditions = ({ renditions }: Asset): boolean => renditions.length > 0;

/**
 * By convention, a share card is an asset whose only rendition is an ORIGINAL of the card's width
 * (docs/decisions/014-share-cards.md).
 */
const toShareCards = (asset: ProviderAsset): readonly ShareCard[] => {
  const original = asset.renditions.ORIGINAL;
  return original?.width === SHARE_CARD_SIZE.width && !hasRenditions(toAsset(asset))
    ? [{ name: asset.name, url: original.url }]
    : [];
};

/**
 * Maps the provider's product. A field with the same form in the domain is passed on. Assets without a usable rendition
 * are dropped.
 */
export const toProduct = (id: string, sent: ProviderProduct): Product => {
  const { price, media, description, netContents, ...fields } = sent;
  const elements = parseFormattedText(description);
  const text = toPlainText(elements);
  return {
    ...fields,
    id,
    price: price.amount,
    description: elements,
    ingredients: findIngredients(elements),
    statesIngredients: statesIngredients(text),
    netContents: agreeOnContents(netContents, parseNetContents(text)),
    media: media.map(toAsset).filter(hasRenditions),
    shareCard: media.flatMap(toShareCards)[0] ?? null,
  };
};

/** Approximate size in bytes of a value of JSON: two bytes for each character of its texts, and about as much again. */
const sizeOfValue = (value: object): number => 4 * JSON.stringify(value).length;

/** The memory that the elements of a description take, for each of its characters: 41 bytes for `<p>x<p>x`. */
const BYTES_PER_CHARACTER = 48;

/**
 * The domain's form of the copies that this isolate holds. That of a list is forgotten with the list. Those of products
 * are limited in bytes, because elements may take far more memory than the text that they come from.
 */
export const createDomainCopies = () => {
  const lists = new WeakMap<ProductList, readonly ProductSummary[]>();
  const products = createLruCache<{ readonly copy: ProviderProduct; readonly product: Product }>(
    ({ copy }) => BYTES_PER_CHARACTER * copy.description.length + sizeOfValue(copy),
  );
  return {
    listOf(copy: ProductList): readonly ProductSummary[] {
      const list = lists.get(copy) ?? copy.map(toProductSummary);
      lists.set(copy, list);
      return list;
    },
    productOf(id: string, copy: ProviderProduct): Product {
      const known = products.get(id);
      if (known?.copy === copy) return known.product;
      const product = toProduct(id, copy);
      products.set(id, { copy, product });
      return product;
    },
  };
};
