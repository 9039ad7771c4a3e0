import type { ReactNode } from 'react';
import { Illustration } from '../media/Illustration.tsx';
import type { IllustrationName } from '../media/illustrations.ts';

/** The colour of the awning, by subject. Mint is for pages about what groups sell and how. */
type PageHeadTone = 'mint' | 'sky' | 'sun' | 'rose' | 'sand';

type PageHeadProps = {
  readonly title: string;
  readonly lead: string;
  readonly illustration: IllustrationName;
  readonly tone?: PageHeadTone;
  readonly children?: ReactNode;
};

export const PageHead = ({ title, lead, illustration, tone = 'mint', children }: PageHeadProps) => (
  <div className={`page-head ${tone}`}>
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Illustration name={illustration} alt="" />
    </div>
  </div>
);
