import { type ReactElement, Suspense, use } from 'react';
import { Loading } from '../../../src/components/panels/notes.tsx';

const DELAY_MS = 1_000;

type DelayedContentProps = {
  /** The URL of the state. */
  readonly href: string;
  readonly content: () => ReactElement;
};

const Content = ({ promise }: { readonly promise: Promise<ReactElement> }) => use(promise);

/** Content that is streamed after a delay, as that of a page whose data is late. */
export const DelayedContent = ({ href, content }: DelayedContentProps) => {
  const promise = new Promise<ReactElement>((resolve) => setTimeout(() => resolve(content()), DELAY_MS));
  return (
    <Suspense fallback={<Loading completeHref={href} />}>
      <Content promise={promise} />
    </Suspense>
  );
};
