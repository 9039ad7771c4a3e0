import { describe, expect, it } from 'vitest';
import { parseArguments, UsageError } from '../../artwork/parse-arguments.ts';

const illustrations = { name: 'illustrations', ids: [] };
const products = { name: 'products', ids: ['glogg', 'sommarte'] };
const parse = (...args: readonly string[]) => parseArguments(args, [illustrations, products]);

describe('The arguments of the artwork program', () => {
  it('select every target when there are none', () => {
    expect(parse()).toEqual([
      { target: illustrations, ids: [] },
      { target: products, ids: [] },
    ]);
  });

  it('select one target by its name', () => {
    expect(parse('illustrations')).toEqual([{ target: illustrations, ids: [] }]);
  });

  it('select ids of a target', () => {
    expect(parse('products', 'sommarte', 'glogg')).toEqual([{ target: products, ids: ['sommarte', 'glogg'] }]);
  });

  it('cause an error that lists the targets when the target is unknown', () => {
    expect(() => parse('pictures')).toThrow(
      new UsageError('Unknown target "pictures". Targets:\n  illustrations\n  products'),
    );
  });

  it('cause an error that lists the ids of the target when an id is unknown', () => {
    expect(() => parse('products', 'glogg', 'glog')).toThrow(
      new UsageError('Unknown id "glog". Ids of the target "products":\n  glogg\n  sommarte'),
    );
  });

  it('cause an error when ids follow a target that takes none', () => {
    expect(() => parse('illustrations', 'glogg')).toThrow(
      new UsageError('The target "illustrations" takes no ids, but got "glogg".'),
    );
  });
});
