import { describe, expect, it } from 'vitest';
import { pageHeaders } from '../../../src/http/render/assets.ts';

const imageHint = (srcSet: string): string | undefined =>
  pageHeaders({ src: 'https://images.example/a.avif', srcSet }).link;

describe("the Link header's hint of an image", () => {
  it.each([
    ['a comma', 'https://images.example/a,b.avif 480w'],
    ["a provider's signature", "https://images.example/a.avif?s=a'b&t=c%22d 480w"],
  ])('names URLs with %s as they are', (_what, srcSet) => {
    expect(imageHint(srcSet)).toBe(
      `<https://images.example/a.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcSet}"`,
    );
  });

  it('escapes characters that would end or change a quoted parameter', () => {
    expect(imageHint('https://images.example/?a\\b"; rel=stylesheet 480w')).toContain(
      'imagesrcset="https://images.example/?a\\\\b\\"; rel=stylesheet 480w"',
    );
  });
});
