import { toFragment } from '../../components/prose/prose.tsx';

const toAnchor = (id: string) => <span id={id} />;

/** Targets for links to former questions, inside the text that answers them now. */
export const FormerAnchors = ({ ids = [] }: { readonly ids?: readonly string[] | undefined }) =>
  toFragment(ids.map(toAnchor));
