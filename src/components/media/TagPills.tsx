import type { Tag } from '../../domain/product.ts';

/** A product of another shop may have dozens of tags. The tags that are not shown still filter the list. */
const MAX_SHOWN = 8;

/** The provider's colour is an SVG attribute, because the Content Security Policy forbids inline styles. */
const TagPill = ({ tag: { name, color } }: { readonly tag: Tag }) => (
  <li>
    <svg fill={color} viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" />
    </svg>
    {name}
  </li>
);

/** The first tags of a product. Nothing for a product without tags. */
export const TagPills = ({ tags }: { readonly tags: readonly Tag[] }) =>
  tags.length > 0 && (
    <ul className="tags">
      {tags.slice(0, MAX_SHOWN).map((tag) => (
        <TagPill key={tag.key} tag={tag} />
      ))}
    </ul>
  );
