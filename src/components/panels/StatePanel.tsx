import type { ReactNode } from 'react';
import { Illustration } from '../media/Illustration.tsx';
import type { IllustrationName } from '../media/illustrations.ts';

export type StatePanelProps = {
  readonly title: string;
  /** Where the title is not in the page's language. */
  readonly titleLang?: 'en' | undefined;
  /** 2 where the page has its h1 already. */
  readonly level?: 1 | 2;
  readonly illustration: IllustrationName;
  readonly illustrationAlt: string;
  readonly children: ReactNode;
};

/** A missing page or a failure: what happened and the way on, beside a drawing. */
export const StatePanel = ({
  title,
  titleLang,
  level = 1,
  illustration,
  illustrationAlt,
  children,
}: StatePanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap state-page">
      <div>
        <Heading lang={titleLang}>{title}</Heading>
        {children}
      </div>
      <Illustration name={illustration} alt={illustrationAlt} loading="first" />
    </div>
  );
};
