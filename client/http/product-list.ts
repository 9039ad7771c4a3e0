import type { NetContents } from '../../src/domain/comparison-price.ts';
import type { ProductSummary, Tag, Thumbnail } from '../../src/domain/product.ts';
import { isRecord } from './client.ts';
import { MalformedError } from './errors.ts';

const isTag = (value: unknown): value is Tag =>
  isRecord(value) && typeof value.name === 'string' && typeof value.color === 'string';

const isThumbnail = (value: unknown): value is Thumbnail =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  typeof value.width === 'number' &&
  typeof value.height === 'number';

const isNetContents = (value: unknown): value is NetContents =>
  isRecord(value) && typeof value.amount === 'number' && (value.unit === 'g' || value.unit === 'ml');

const isProduct = (value: unknown): value is ProductSummary =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.price === 'number' &&
  typeof value.tagline === 'string' &&
  (value.thumbnail === null || isThumbnail(value.thumbnail)) &&
  Array.isArray(value.tags) &&
  value.tags.every(isTag) &&
  (value.netContents === null || isNetContents(value.netContents));

/** Checks the shape of the list from /api/products. The server has sanitised its values. Throws a MalformedError. */
export const parseProductList = (body: unknown): readonly ProductSummary[] => {
  if (!Array.isArray(body) || !body.every(isProduct)) throw new MalformedError('not a list of products');
  return body;
};
